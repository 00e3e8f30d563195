#!/usr/bin/env bash
# The second step of the action: runs Toolbox for the mode, in the folder that was asked for. PROGRAM is what the first
# step made ready; the inputs come as variables of the same names.
set -euo pipefail

fail() {
  echo "::error title=Toolbox::${1//$'\n'/ }"
  exit 2
}

# Whether an input that is true or false is true. @param its name @param its value
is_true() {
  case "$2" in
    true) return 0 ;;
    false) return 1 ;;
    *) fail "The input $1 is true or false, not \"$2\"." ;;
  esac
}

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
# Only the comment of a preview is written with it.
if [ "$MODE" != changelog ]; then unset GITHUB_TOKEN; fi
cd -- "$GITHUB_WORKSPACE/$FOLDER" || fail "The input folder names no folder of this checkout: \"$FOLDER\"."

case "$MODE" in
  lint)
    arguments=(--format github)
    if [ -n "$FROM" ]; then arguments+=(--from "$FROM" --to "$TO"); else arguments+=(--event); fi
    if is_true strict "$STRICT"; then arguments+=(--strict); fi
    if [ -n "$CONFIG" ]; then arguments+=(--config "$CONFIG"); fi
    exec node "$PROGRAM" lint "${arguments[@]}"
    ;;
  make) exec node "$PROGRAM" make --check --format github ;;
  changelog)
    if ! is_true comment "$COMMENT"; then unset GITHUB_TOKEN; fi
    exec node "$here/preview.mjs"
    ;;
esac
