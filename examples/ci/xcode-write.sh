cd "$SRCROOT"
flowc swift Flows/app.flow -o Generated --xcfilelists
