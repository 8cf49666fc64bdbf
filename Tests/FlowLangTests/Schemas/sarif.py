"""Validates a SARIF file by the models that pydantic-sarif has generated from the schema of SARIF 2.1.0."""

import sys

from pydantic import ValidationError
from pydantic_sarif.model import StaticAnalysisResultsFormatSarifVersion210JsonSchema as Log

try:
    with open(sys.argv[1], encoding="utf-8") as file:
        Log.model_validate_json(file.read())
except ValidationError as error:
    sys.exit(str(error))
