// Package levels reads Tiled maps, creature files and position files into
// rules.Setup, and writes a Setup back as a position file. Every fault of a
// file is one line that names the file, the place in it and the cause; a
// hostile file costs bounded memory and never a panic. It decides no rule,
// draws nothing, and may import only the rules, go-tiled and the JSON reader.
package levels

//go:generate go run ./internal/tileset
