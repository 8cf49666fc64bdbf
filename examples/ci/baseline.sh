flowc check --write-baseline flows.baseline Flows/*.flow   # once; commit the file
flowc check --baseline flows.baseline Flows/*.flow         # from then on
