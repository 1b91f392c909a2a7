module tenaille/.ci/bench

go 1.26.0

require (
	codeberg.org/anaseto/gruid v0.28.0
	github.com/corentings/chess/v2 v2.3.3
	github.com/notnil/chess v1.10.0
	github.com/solarlune/resolv v0.8.1
)

require golang.org/x/exp v0.0.0-20250128182459-e0ece0dbea4c // indirect
