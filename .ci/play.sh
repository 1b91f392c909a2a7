#!/bin/sh
# Opens the game, or serves it to a browser where there is no display, and says what
# it does meanwhile and how long that took last time.
set -eu
cd "$(dirname "$0")/.."
mkdir -p build/took build/play
failed=$PWD/build/took/failed

display() {
	[ "$(uname -s)" = Linux ] || return 0
	case "${DISPLAY:-}" in
	"") [ -n "${WAYLAND_DISPLAY:-}" ] ;;
	:*) [ -S "/tmp/.X11-unix/X$(echo "${DISPLAY#:}" | cut -d. -f1)" ] ;;
	*) return 0 ;;
	esac
}

# step NUMBER NAME WORDS: says what comes, and what it took last time, which lies
# under the name.
step() {
	name=$2
	began=$(date +%s)
	if [ -f "build/took/$name" ]; then
		echo "step $1 of 3: $3 (took $(cat "build/took/$name") s last time)"
	else
		echo "step $1 of 3: $3 (the first time this takes minutes)"
	fi
}
took() { echo $(($(date +%s) - began)) >"build/took/$name"; }

# counted COMMAND...: runs a go command that names packages as it compiles them, and
# counts these; everything else it says is shown.
counted() {
	rm -f "$failed"
	{ "$@" 2>&1 || echo >"$failed"; } |
		awk '/^[a-zA-Z0-9_.\/-]+$/ { if (++n % 25 == 0) { print "    " n " packages compiled"; fflush() } next } { print; fflush() }'
	[ ! -f "$failed" ]
}

if ! command -v go >/dev/null 2>&1; then
	echo "Tenaille is built with Go 1.26 or later: https://go.dev/dl/" >&2
	exit 1
fi
if display; then
	echo "step 1 of 3: what a window needs"
	.ci/install.sh play || echo "Trying without."
	step 2 native "compile the program"
	counted go build -v -o build/play/ .
	took
	echo "step 3 of 3: play"
	exec build/play/tenaille "$@"
fi
echo "There is no display here: the game is offered to a browser."
step 1 tool "compile what builds the browser version"
(cd .ci/tools && counted go build -v -o ../../build/play/ ./web)
took
step 2 web "compile the browser version"
build/play/web
took
echo "step 3 of 3: offer it"
exec build/play/web -serve
