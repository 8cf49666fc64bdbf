set -e
flowc format --check Flows/*.flow
flowc check --strict --format junit=flows.xml Flows/*.flow
flowc swift Flows/app.flow -o Generated --check
