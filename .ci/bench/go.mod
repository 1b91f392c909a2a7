module tenaille/.ci/bench

go 1.26.0

require (
	codeberg.org/anaseto/gruid v0.28.0
	github.com/corentings/chess/v2 v2.3.3
	github.com/notnil/chess v1.10.0
	github.com/solarlune/resolv v0.8.1
)

require (
	github.com/ebitengine/hideconsole v1.0.0 // indirect
	github.com/ebitengine/oto/v3 v3.5.0 // indirect
	github.com/ebitengine/purego v0.11.0 // indirect
	github.com/go-text/typesetting v0.3.5 // indirect
	github.com/jfreymuth/oggvorbis v1.0.5 // indirect
	github.com/jfreymuth/pulse v0.1.3 // indirect
	github.com/jfreymuth/vorbis v1.0.2 // indirect
	github.com/srwiley/rasterx v0.0.0-20220730225603-2ab79fcdd4ef // indirect
)

require (
	github.com/andybalholm/brotli v1.2.0
	github.com/hajimehoshi/ebiten/v2 v2.10.2
	golang.org/x/exp v0.0.0-20250128182459-e0ece0dbea4c // indirect
	golang.org/x/image v0.47.0
	golang.org/x/sync v0.24.0
	golang.org/x/sys v0.49.0
	golang.org/x/text v0.43.0
)
