extension Rule {
  /// Every rule, by topic: what cannot be read or has no meaning, what does not fit, what nobody uses, what people
  /// cannot do, what a router cannot do, what the code of the app does otherwise.
  public static let all: [Rule] = [
    .syntax,
    .unknownName,
    .unknownImport,
    .duplicateName,
    .unnormalizedName,
    .noApp,

    .wrongArguments,
    .wrongType,
    .unknownType,
    .wrongModifiers,
    .unhandledOutcome,
    .routerInRouter,
    .duplicateTag,
    .urlParameter,
    .ambiguousURL,
    .guardLoop,

    .unusedTag,
    .unusedTransition,
    .unusedFlag,
    .unusedOutcome,
    .unneededAllow,

    .unreachableScreen,
    .deepLinkOnly,
    .deadEnd,
    .trap,
    .deadLink,
    .guardNeverTrue,
    .placeNeverThere,
    .placeMayBeAbsent,
    .placeAmbiguous,
    .nothingToGoBackTo,
    .unboundedStack,
    .pushInsteadOfBack,
    .unguardedURL,
    .exclusiveFlags,
    .brokenExpectation,
    .undecided,

    .unsupportedByTarget,

    .linkNotInFlow,
    .linkNotInCode,
    .otherPresentation,
    .screenNotInFlow,
    .screenNotInCode,
    .urlNotHandled,
  ]
}
