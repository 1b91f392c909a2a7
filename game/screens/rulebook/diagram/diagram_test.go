package diagram

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"tenaille/assets"
	"tenaille/game/book"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// TestDiagramsStandInTheBook: every rule with a diagram is one of the rules, every diagram is
// drawn for somebody, and all rules have one but those of the dice and those that a reading
// alone is about.
func TestDiagramsStandInTheBook(t *testing.T) {
	known := map[string]bool{}
	for _, c := range rules.Cites() {
		known[c.String()] = true
	}
	used := map[string]bool{}
	for id, name := range drawn {
		if !known[id] {
			t.Errorf("%s is no rule", id)
		}
		if boards[name] == "" {
			t.Errorf("%s: there is no diagram %q", id, name)
		}
		used[name] = true
	}
	for chapter, name := range chapters {
		if boards[name] == "" {
			t.Errorf("%s: there is no diagram %q", chapter, name)
		}
		used[name] = true
	}
	for name := range boards {
		if !used[name] {
			t.Errorf("%q is drawn for no rule", name)
		}
	}
	b, err := book.Load("en", nil)
	if err != nil {
		t.Fatal(err)
	}
	bare := 0
	for id := range known {
		e, ok := b.Entry(id)
		if ok && Of(id, e.Refs) == nil {
			bare++
		}
	}
	if bare > len(known)/8 {
		t.Errorf("%d of %d rules have no diagram", bare, len(known))
	}
}

// TestDiagramsAreWhole: the ground of every diagram is a rectangle of known letters, all
// figures, icons and marks are drawn and lie on it, and no two figures share a square.
func TestDiagramsAreWhole(t *testing.T) {
	for name, written := range boards {
		d := read(written)
		if len(d.unread) > 0 {
			t.Errorf("%s: %q means nothing", name, d.unread)
		}
		w, h := d.size()
		for _, row := range d.rows {
			if len(row) != w {
				t.Errorf("%s: a row of %d squares under one of %d", name, len(row), w)
			}
			for _, c := range row {
				if _, ok := grounds[c]; !ok {
					t.Errorf("%s: no ground is written %q", name, c)
				}
			}
		}
		inside := func(what string, c grid.Cell) {
			if c.X < 0 || c.Y < 0 || int(c.X) >= w || int(c.Y) >= h {
				t.Errorf("%s: %s on %s, outside of %dx%d", name, what, c.Name(), w, h)
			}
		}
		if part := d.shown(); part.Dx() < leastWide || part.Dy() < leastTall {
			t.Errorf("%s: %v are shown of %dx%d", name, part, w, h)
		}
		taken := map[grid.Cell]string{}
		for _, p := range d.pieces {
			if _, ok := assets.SVG("tokens/" + p.Figure); !ok {
				t.Errorf("%s: nothing is drawn of a %s", name, p.Figure)
			}
			for _, c := range space(p).Cells(nil) {
				inside(p.Figure, c)
				if other := taken[c]; other != "" {
					t.Errorf("%s: %s and %s stand on %s", name, p.Figure, other, c.Name())
				}
				taken[c] = p.Figure
			}
			for _, b := range p.Badges {
				if _, ok := assets.SVG("icons/" + b.Icon); !ok {
					t.Errorf("%s: there is no icon %s", name, b.Icon)
				}
			}
		}
		for _, tag := range d.signs.Tags {
			inside("a tag", tag.At)
			if _, ok := assets.SVG("icons/" + tag.Icon); !ok {
				t.Errorf("%s: there is no icon %s", name, tag.Icon)
			}
		}
		if p := d.signs.Path; p != nil {
			for _, c := range p.Cells {
				inside("a step", c)
			}
		}
	}
}

// TestDiagramsTellTheTruth: a way costs what the steps of it cost, whoever is shown as
// flanked is, somebody goes each way to its end, and who provokes leaves a square that is
// threatened.
func TestDiagramsTellTheTruth(t *testing.T) {
	for name, written := range boards {
		d := read(written)
		s := &d.signs
		for _, f := range s.Flanks {
			if !grid.Flanks(f.From, f.To, f.Target) {
				t.Errorf("%s: %v and %v do not flank %v", name, f.From, f.To, f.Target)
			}
		}
		if s.Path == nil {
			continue
		}
		if got := costs(d, name); !slices.Equal(got, s.Path.Costs[1:]) || s.Path.Total != got[len(got)-1] {
			t.Errorf("%s: the way costs %v, and is told as %v, %s in all", name, got, s.Path.Costs[1:], s.Path.Total)
		}
		if end := s.Path.Cells[len(s.Path.Cells)-1]; s.Ghost == nil || s.Ghost.At != end || s.Ghost.Piece.At != s.Path.Cells[0] {
			t.Errorf("%s: nobody goes from %s to %s", name, s.Path.Cells[0].Name(), end.Name())
		}
		for _, p := range s.Path.Provokes {
			for _, by := range p.By {
				if n := grid.DefaultOptions().SpaceReachDistance(by, grid.Square(s.Path.Cells[p.Step])); n != 1 {
					t.Errorf("%s: the square left is at %d from who strikes", name, n)
				}
			}
		}
	}
}

// costs are what the steps of a diagram's way cost so far: difficult ground and squeezing
// double.
func costs(d *Diagram, name string) (list []string) {
	sum, diagonals := 0, 0
	cells := d.signs.Path.Cells
	for i := 1; i < len(cells); i++ {
		step := 1
		if cells[i].X != cells[i-1].X && cells[i].Y != cells[i-1].Y {
			diagonals++
			step += (diagonals + 1) % 2
		}
		for _, p := range d.props {
			if strings.HasPrefix(p.Name, "rubble") && p.At == cells[i] {
				step *= 2
			}
		}
		if name == "squeeze" {
			step *= 2
		}
		sum += step
		list = append(list, strconv.Itoa(sum))
	}
	return list
}
