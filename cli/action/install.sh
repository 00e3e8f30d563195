#!/usr/bin/env bash
# The first step of the action: makes Toolbox ready and says where its program lies, as the output `program`.
#
# In this project's own checkout (`uses: ./`) it is built from there. Everywhere else the published package of the
# action's own version is installed into the runner's folder for this job: nothing of the checked-out repository (its
# .npmrc, its node_modules) has a say, and a second step finds it there. The canvas comes along only where something
# may have to be drawn.
set -euo pipefail

fail() {
  echo "::error title=Toolbox::${1//$'\n'/ }"
  exit 2
}

case "$MODE" in
  lint | changelog | make) ;;
  *) fail "The input mode is lint, changelog or make, not \"$MODE\"." ;;
esac

next='Put a step with actions/setup-node before this one.'
command -v node >/dev/null || fail "Node is not installed on this runner. $next"
node -e 'const [a, b] = process.versions.node.split("."); process.exitCode = a * 1000 + +b < 20019 ? 1 : 0' ||
  fail "Toolbox needs Node 20.19 or newer, and this runner has $(node --version). $next"

action=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
read_json() { node -p 'const [, file, key] = process.argv; key.split(".").reduce((at, name) => at[name], JSON.parse(fs.readFileSync(file, "utf8")))' "$action/$1" "$2"; }

if [ "$action" = "$(cd "$GITHUB_WORKSPACE" && pwd -P)" ]; then
  pnpm=$(read_json package.json packageManager)
  (
    cd "$action"
    npx --yes "$pnpm" install --frozen-lockfile --filter @toolbox/cli...
    npx --yes "$pnpm" --filter @toolbox/cli build
  ) || fail "Toolbox could not be built from this checkout; the lines above say why."
  program="$action/cli/dist/toolbox.js"
else
  name=$(read_json cli/package.json publishConfig.name)
  version=$(read_json package.json version)
  flags=(--omit=optional)
  folder="$RUNNER_TEMP/toolbox-$version"
  if [ "$MODE" = make ]; then
    flags=()
    folder="$folder-canvas"
  fi
  program="$folder/node_modules/$name/toolbox.js"
  if [ ! -f "$program" ]; then
    mkdir -p "$folder"
    npm install --prefix "$folder" --no-save --no-audit --no-fund --no-update-notifier --ignore-scripts \
      --loglevel=error ${flags[@]+"${flags[@]}"} "$name@$version" ||
      fail "$name@$version could not be installed; the lines above say why."
  fi
fi
printf 'program=%s\n' "$program" >>"$GITHUB_OUTPUT"
