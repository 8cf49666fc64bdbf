export PATH="$PATH:/opt/homebrew/bin:/usr/local/bin"
if command -v flowc >/dev/null; then
  flowc check --quiet --format xcode "$SRCROOT/Flows/app.flow"
else
  echo "warning: flowc is not installed, so the flow is not checked"
fi
