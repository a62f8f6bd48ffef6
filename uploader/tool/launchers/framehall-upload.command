#!/bin/sh
PATH="$PATH:/usr/local/bin:/opt/homebrew/bin"
if ! command -v node >/dev/null; then
  echo "Node.js 20 or newer is needed / 需要 Node.js 20 或更高版本: https://nodejs.org"
  exit 2
fi
exec node "$(dirname "$0")/framehall-upload.mjs" "$@"
