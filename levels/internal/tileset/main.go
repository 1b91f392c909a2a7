// Command tileset writes levels/terrain.tsx and levels/terrain.png, the tile
// set that maps are drawn with in Tiled, from the one table of tiles in this
// package and the vector art of assets/svg/tiles. It needs rsvg-convert; run
// it with go generate ./levels.
package main

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

const (
	square  = 32 // pixels a tile
	columns = 8
	art     = "../assets/svg/tiles"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "tileset:", err)
		os.Exit(1)
	}
}

func run() error {
	if err := os.WriteFile("terrain.tsx", sheet(), 0o644); err != nil {
		return err
	}
	rows := (len(tiles) + columns - 1) / columns
	picture := image.NewNRGBA(image.Rect(0, 0, columns*square, rows*square))
	for id, t := range tiles {
		at := image.Pt(id%columns, id/columns).Mul(square)
		for _, name := range t.art {
			if err := paint(picture, at, name); err != nil {
				return fmt.Errorf("tile %s: %w", t.name, err)
			}
		}
	}
	var out bytes.Buffer
	if err := png.Encode(&out, picture); err != nil {
		return err
	}
	return os.WriteFile("terrain.png", out.Bytes(), 0o644)
}

// sheet writes the tile set in Tiled's format 1.8.
func sheet() []byte {
	var b bytes.Buffer
	rows := (len(tiles) + columns - 1) / columns
	fmt.Fprintf(&b, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<tileset version=\"1.8\" tiledversion=\"1.8.2\" name=\"terrain\" tilewidth=\"%d\" tileheight=\"%d\" tilecount=\"%d\" columns=\"%d\">\n", square, square, rows*columns, columns)
	fmt.Fprintf(&b, " <image source=\"terrain.png\" width=\"%d\" height=\"%d\"/>\n", columns*square, rows*square)
	for id, t := range tiles {
		if t.name == "" {
			continue
		}
		fmt.Fprintf(&b, " <tile id=\"%d\"", id)
		if t.class != "" {
			fmt.Fprintf(&b, " type=%q", t.class)
		}
		b.WriteString(">\n  <properties>\n")
		for _, p := range append(t.properties, property{"name", "", t.name}) {
			kind := ""
			if p.kind != "" {
				kind = fmt.Sprintf(" type=%q", p.kind)
			}
			fmt.Fprintf(&b, "   <property name=%q%s value=%q/>\n", p.name, kind, p.value)
		}
		b.WriteString("  </properties>\n </tile>\n")
	}
	b.WriteString("</tileset>\n")
	return b.Bytes()
}

// paint puts one piece on the picture: an SVG of the art folder, or with a
// leading "+" a plain mark for a feature that has no art of its own.
func paint(dst draw.Image, at image.Point, name string) error {
	if mark, ok := strings.CutPrefix(name, "+"); ok {
		paintMark(dst, at, mark)
		return nil
	}
	cmd := exec.Command("rsvg-convert", "-w", fmt.Sprint(square), "-h", fmt.Sprint(square), filepath.Join(art, name+".svg"))
	cmd.Stderr = os.Stderr
	data, err := cmd.Output()
	if err != nil {
		return err
	}
	piece, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		return err
	}
	draw.Draw(dst, image.Rect(0, 0, square, square).Add(at), piece, piece.Bounds().Min, draw.Over)
	return nil
}

// marks are the plain signs of what no drawing shows: eight rows of eight pixels, '#' inked.
var marks = map[string][8]string{
	"conceal":  {"#.#.#.#.", ".#.#.#.#", "#.#.#.#.", ".#.#.#.#", "#.#.#.#.", ".#.#.#.#", "#.#.#.#.", ".#.#.#.#"},
	"partial":  {"........", "...##...", "...##...", "...##...", "...##...", "...##...", "........", "........"},
	"standard": {"........", ".##..##.", ".##..##.", ".##..##.", ".##..##.", ".##..##.", "........", "........"},
	"improved": {"........", "##.##.##", "##.##.##", "##.##.##", "##.##.##", "##.##.##", "........", "........"},
	"1":        {"...##...", "..###...", "...##...", "...##...", "...##...", "...##...", "..####..", "........"},
	"2":        {"..####..", ".##..##.", ".....##.", "....##..", "...##...", "..##....", ".######.", "........"},
	"3":        {"..####..", ".##..##.", ".....##.", "...###..", ".....##.", ".##..##.", "..####..", "........"},
	"4":        {"....##..", "...###..", "..#.##..", ".#..##..", ".######.", "....##..", "....##..", "........"},
	"-1":       {".....##.", "....###.", ".....##.", "###..##.", ".....##.", ".....##.", "....####", "........"},
}

// paintMark draws a mark of marks in dark ink on a light, half clear plate,
// so that the ground below stays readable in the editor.
func paintMark(dst draw.Image, at image.Point, name string) {
	plate := image.NewUniform(color.NRGBA{0xf1, 0xe6, 0xcf, 0x90})
	ink := image.NewUniform(color.NRGBA{0x1c, 0x15, 0x12, 0xff})
	draw.Draw(dst, image.Rect(4, 4, 28, 28).Add(at), plate, image.Point{}, draw.Over)
	for y, row := range marks[name] {
		for x := range row {
			if row[x] == '#' {
				draw.Draw(dst, image.Rect(8+2*x, 8+2*y, 10+2*x, 10+2*y).Add(at), ink, image.Point{}, draw.Over)
			}
		}
	}
}
