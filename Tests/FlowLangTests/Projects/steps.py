"""Prints what `examples/ci`, action.yml and .ci/gitlab.yml run, as GitHub and GitLab would put it together.

steps.py action FILES ARGUMENTS   the steps of action.yml, each a JSON object with its command and environment
steps.py gitlab                   the script of examples/ci/gitlab.yml with the template that it includes
steps.py hooks                    a configuration for pre-commit with our hooks as local ones of the system
"""

import json
import sys

import yaml


def load(path):
    with open(path, encoding="utf-8") as file:
        return yaml.safe_load(file)


def action():
    workflow = load("examples/ci/github.yml")
    inputs = next(step["with"] for job in workflow["jobs"].values() for step in job["steps"] if "with" in step)
    description = load("action.yml")
    if set(inputs) - set(description["inputs"]):
        sys.exit("github.yml gives inputs that action.yml does not have")
    for step in description["runs"]["steps"]:
        environment = {}
        for name, value in step.get("env", {}).items():
            for key in description["inputs"]:
                value = value.replace("${{ inputs.%s }}" % key, inputs.get(key, description["inputs"][key]["default"]))
            environment[name] = value
        print(json.dumps({"run": step["run"], "env": environment}))


def gitlab():
    job = load("examples/ci/gitlab.yml")["flows"]
    template = load(".ci/gitlab.yml")[job["extends"]]
    variables = {**template["variables"], **job["variables"]}
    print(json.dumps({"run": "\n".join(template["script"]), "env": variables}))


def hooks():
    ours = {hook["id"]: hook for hook in load(".pre-commit-hooks.yaml")}
    used = [hook["id"] for hook in load("examples/ci/pre-commit-config.yaml")["repos"][0]["hooks"]]
    hooks = [{**ours[name], "language": "system"} for name in used]
    print(yaml.safe_dump({"repos": [{"repo": "local", "hooks": hooks}]}))


{"action": action, "gitlab": gitlab, "hooks": hooks}[sys.argv[1]]()
