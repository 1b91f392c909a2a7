#!/bin/sh
# Installs what the game (install.sh play), its tests (install.sh test, 275 MB) or
# all of them (install.sh all, 1 GB: Chromium, Node with npm, Tiled with Qt) need beside Go,
# on Debian-like systems as root; elsewhere prints the exact command.
set -eu

PATH=$PATH:/usr/sbin:/sbin # ldconfig lies there
want=${1:-test}
missing=""

library() { ldconfig -p 2>/dev/null | grep -q "$1" || [ -e "/usr/lib/$1" ] || [ -e "/usr/lib64/$1" ]; }
need_library() { library "$1" || missing="$missing $2"; }
need_program() { command -v "$1" >/dev/null 2>&1 || missing="$missing $2"; }

[ "$(uname -s)" = Linux ] || exit 0

need_library libGL.so.1 libgl1
need_library libEGL.so.1 libegl1
need_library libX11.so.6 libx11-6
need_library libXcursor.so.1 libxcursor1
need_library libXi.so.6 libxi6
need_library libXinerama.so.1 libxinerama1
need_library libXrandr.so.2 libxrandr2
need_library libXxf86vm.so.1 libxxf86vm1

if [ "$want" != play ]; then
	find /usr/lib /usr/lib64 -name 'swrast_dri.so' -o -name 'libgallium*.so' 2>/dev/null | grep -q . || missing="$missing libgl1-mesa-dri"
	need_program Xvfb xvfb
	need_program xdotool xdotool
	need_program rsvg-convert librsvg2-bin
	need_program msgfmt gettext
fi
if [ "$want" = all ]; then
	need_program tiled tiled
	need_program node nodejs
	need_program npm npm
	command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1 ||
		command -v google-chrome >/dev/null 2>&1 || missing="$missing chromium"
fi

[ -n "$missing" ] || exit 0

if ! command -v apt-get >/dev/null 2>&1; then
	echo "Please install what these Debian packages hold:$missing" >&2
	exit 1
fi
if [ "$(id -u)" != 0 ]; then
	echo "Please run: sudo apt-get update && sudo apt-get install --no-install-recommends -y$missing" >&2
	exit 1
fi
echo "installing what is missing:$missing"
export DEBIAN_FRONTEND=noninteractive
apt-get update -q
# shellcheck disable=SC2086
apt-get install -q -y --no-install-recommends $missing
