#!/bin/sh
# Opens the game, or serves it to a browser where there is no display.
set -eu
cd "$(dirname "$0")/.."

display() {
	[ "$(uname -s)" = Linux ] || return 0
	case "${DISPLAY:-}" in
	"") [ -n "${WAYLAND_DISPLAY:-}" ] ;;
	:*) [ -S "/tmp/.X11-unix/X$(echo "${DISPLAY#:}" | cut -d. -f1)" ] ;;
	*) return 0 ;;
	esac
}

if ! command -v go >/dev/null 2>&1; then
	echo "Tenaille is built with Go 1.26 or later: https://go.dev/dl/" >&2
	exit 1
fi
if display; then
	.ci/install.sh play || echo "Trying without."
	exec go run . "$@"
fi
echo "There is no display here: building the version for the browser."
(cd .ci/tools && go run ./web)
exec go run . serve build/web
