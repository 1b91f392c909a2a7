package wilds

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"strings"

	"tenaille/rules/dice"
)

// tile is how many pixels of Tiled a square measures.
const tile = 32

// Armies draws the rosters of both sides from the companies of the ground: kinds that
// together cost as much as suits it by the prices given.
func (g Ground) Armies(price func(kind string) int) (armies [2][]string) {
	s := dice.NewStream(g.Seed ^ 0xA5A5A5A5)
	t := themes[g.Kind]
	for i, of := range [][]band{t.blue, t.red} {
		from := of[s.D(len(of))-1]
		left := g.Points()
		for len(armies[i]) < most {
			var can []string
			for _, kind := range from {
				if price(kind) <= left && count(armies[i], kind) < alike {
					can = append(can, kind)
				}
			}
			if len(can) == 0 {
				break
			}
			kind := can[s.D(len(can))-1]
			armies[i] = append(armies[i], kind)
			left -= price(kind)
		}
	}
	return armies
}

// most is how many fight for a side at most, alike how many of one kind: a start has
// room for them.
const most, alike = 10, 3

func count(list []string, kind string) (n int) {
	for _, k := range list {
		if k == kind {
			n++
		}
	}
	return n
}

// object is an object of Tiled.
type object struct {
	layer, name, class string
	x, y, w, h         int // squares; a point has no size
	properties         [][2]string
}

// Map writes the ground as a map of Tiled, with the rosters of the sides.
func (g Ground) Map(armies [2][]string) []byte {
	l := lay(g)
	var b bytes.Buffer
	fmt.Fprintf(&b, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<map version=\"1.8\" tiledversion=\"1.8.2\" orientation=\"orthogonal\" renderorder=\"right-down\" width=\"%d\" height=\"%d\" tilewidth=\"%d\" tileheight=\"%d\" infinite=\"0\" nextlayerid=\"10\" nextobjectid=\"99\">\n", l.wide, l.up, tile, tile)
	writeProperties(&b, " ", [][2]string{{"ambient", themes[g.Kind].ambient}, {"roster.1", strings.Join(armies[0], ", ")}, {"roster.2", strings.Join(armies[1], ", ")}})
	b.WriteString(" <tileset firstgid=\"1\" source=\"terrain.tsx\"/>\n")
	for i, name := range []string{"ground", "props", "elevation"} {
		fmt.Fprintf(&b, " <layer id=\"%d\" name=\"%s\" width=\"%d\" height=\"%d\">\n  <data encoding=\"csv\">\n", i+1, name, l.wide, l.up)
		for at, tile := range l.tiles[i] {
			fmt.Fprint(&b, tile)
			if at < len(l.tiles[i])-1 {
				b.WriteByte(',')
			}
			if at%l.wide == l.wide-1 {
				b.WriteByte('\n')
			}
		}
		b.WriteString("</data>\n </layer>\n")
	}
	all := l.objects()
	id := 0
	for i, name := range []string{"start", "lights", "zones", "tokens", "goals"} {
		fmt.Fprintf(&b, " <objectgroup id=\"%d\" name=\"%s\">\n", 4+i, name)
		for _, o := range all {
			if o.layer != name {
				continue
			}
			id++
			fmt.Fprintf(&b, "  <object id=\"%d\" name=\"%s\" type=\"%s\" x=\"%d\" y=\"%d\"", id, o.name, o.class, o.x*tile, o.y*tile)
			point := o.w == 0
			if !point {
				fmt.Fprintf(&b, " width=\"%d\" height=\"%d\"", o.w*tile, o.h*tile)
			}
			b.WriteString(">\n")
			writeProperties(&b, "   ", o.properties)
			if point {
				b.WriteString("   <point/>\n")
			}
			b.WriteString("  </object>\n")
		}
		b.WriteString(" </objectgroup>\n")
	}
	b.WriteString("</map>\n")
	return b.Bytes()
}

// whole are the properties that are numbers.
var whole = map[string]bool{"side": true, "count": true, "until": true, "bright": true}

func writeProperties(b *bytes.Buffer, indent string, list [][2]string) {
	if len(list) == 0 {
		return
	}
	fmt.Fprintf(b, "%s<properties>\n", indent)
	for _, p := range list {
		kind := ""
		if whole[p[0]] {
			kind = ` type="int"`
		}
		fmt.Fprintf(b, "%s <property name=\"%s\"%s value=\"", indent, p[0], kind)
		xml.EscapeText(b, []byte(p[1]))
		b.WriteString("\"/>\n")
	}
	fmt.Fprintf(b, "%s</properties>\n", indent)
}

// held is the round at whose end the middle must be held.
var held = map[string]int{"short": 5, "medium": 6, "long": 8}

// HeldUntil is the round at whose end the first side must hold the middle of a ground of a
// size, where that is played for.
func HeldUntil(size string) int { return held[size] }

// objects are the starts, the fires and what is played for.
func (l *layout) objects() (list []object) {
	right := l.wide - camp
	for i, x := range []int{0, right} {
		list = append(list, object{layer: "start", class: "start", x: x, w: camp, h: l.up, properties: [][2]string{{"side", fmt.Sprint(i + 1)}}})
	}
	for _, at := range l.lights {
		list = append(list, object{layer: "lights", class: "light", x: at % l.wide, y: at / l.wide, properties: [][2]string{{"bright", "4"}}})
	}
	camps := func(deep int) {
		list = append(list,
			object{layer: "zones", name: "camp1", class: "zone", x: 0, w: deep, h: l.up},
			object{layer: "zones", name: "camp2", class: "zone", x: l.wide - deep, w: deep, h: l.up})
	}
	goal := func(kind string, side int, more ...[2]string) {
		list = append(list, object{layer: "goals", class: "goal", x: side, properties: append([][2]string{{"goal", kind}, {"side", fmt.Sprint(side)}}, more...)})
	}
	switch x, y := l.wide/2, l.up/2; l.of.Aim {
	case "carry":
		camps(1)
		list = append(list, object{layer: "tokens", name: "banner", class: "token", x: x, y: y})
		for side := 1; side <= 2; side++ {
			goal("carry", side, [2]string{"token", "banner"}, [2]string{"zone", fmt.Sprint("camp", side)})
		}
	case "reach":
		camps(camp)
		for side := 1; side <= 2; side++ {
			goal("reach", side, [2]string{"zone", fmt.Sprint("camp", 3-side)}, [2]string{"count", "2"})
		}
	case "hold":
		list = append(list, object{layer: "zones", name: "middle", class: "zone", x: x - 1, y: y - 1, w: 3, h: 3})
		goal("hold", 1, [2]string{"zone", "middle"}, [2]string{"until", fmt.Sprint(held[l.of.Size])})
	}
	return list
}
