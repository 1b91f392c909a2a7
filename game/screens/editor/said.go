package editor

import (
	"errors"
	"image/color"
	"strings"

	"tenaille/game/easel"
	"tenaille/game/input"
	"tenaille/game/scene"
	"tenaille/game/words"
	"tenaille/levels"
	"tenaille/render/widget"
)

// said is what is told at the foot: a fault that is looked at, what was done last, or how the
// map is painted.
func (e *Editor) said() (words string, ink color.NRGBA, icon string) {
	switch {
	case e.fault >= 0 && e.fault < len(e.easel.Sketch.Faults):
		return faultWords(e.Context, e.easel, e.easel.Sketch.Faults[e.fault]), widget.Bad, "warning"
	case e.fault >= 0 && e.easel.Sketch.Apart != nil:
		return apartWords(e.Context, e.easel.Sketch.Apart), widget.Bad, "warning"
	case e.told.bad:
		return e.told.words, widget.Bad, "warning"
	case e.told.words != "":
		return e.told.words, widget.Good, ""
	}
	return hint(e.Context, e.easel.Brush, e.mark.Keys), widget.Dim, ""
}

// hint is how the tool in hand is used with the device used last.
func hint(c *scene.Context, b easel.Brush, keys bool) string {
	switch {
	case c.Fingers():
		return c.T("One finger paints, two move the map.")
	case c.Devices.Last() == input.Gamepad, keys:
		return c.T("%[1]s paint · %[2]s erase · %[3]s pick up · %[4]s brushes", c.KeyOr(input.Confirm, "–"), c.KeyOr(input.ActHands, "–"), c.KeyOr(input.OpenRule, "–"), c.KeyOr(input.ActMore, "–"))
	case b.Ask:
		return c.T("Click on a creature: its name, its side, its conditions; drag to move it.")
	case b.Tool == easel.Pieces:
		return c.T("Click to place, drag to move, right-click to erase.")
	case b.Tool == easel.Places:
		return c.T("Draw a rectangle; right-click to erase.")
	}
	return c.T("Click or drag to paint, right-click to erase; drag with the right button to move the map.")
}

// here is what is pointed at.
func (e *Editor) here() string {
	if !e.mark.OnMap {
		return ""
	}
	c := e.square()
	list := []string{c.Name()}
	x, y := int(c.X), int(c.Y)
	if s, side, ok := e.easel.Sheet(x, y); ok {
		list = append(list, words.PointName(e.Words, s.Kind, s.Name)+" ("+e.SideName(side-1)+")")
		for _, v := range s.State {
			list = append(list, e.Key("condition."+v.ID))
		}
	}
	for _, t := range []easel.Tool{easel.Things, easel.Ground} {
		if name := e.easel.On(t, x, y); name != "" {
			list = append(list, e.Key("tile."+strings.ReplaceAll(name, " ", "_")))
			break
		}
	}
	return strings.Join(list, " · ")
}

// doubts are how many things are to be told of a map: its faults, and that its sides never
// meet, with which it can be played all the same.
func doubts(m *easel.Easel) int {
	n := len(m.Sketch.Faults)
	if m.Sketch.Apart != nil {
		n++
	}
	return n
}

// apartWords tell that two sides never come to blows, and where a way is missing.
func apartWords(c *scene.Context, a *levels.Apart) string {
	return c.T("No way leads from %[1]s to %[2]s, nearest are %[3]s and %[4]s: they never come to blows.",
		c.SideName(a.Sides[0]-1), c.SideName(a.Sides[1]-1), a.From.Name(), a.To.Name())
}

// nextFault shows the next of what is wrong.
func (e *Editor) nextFault() {
	if n := doubts(e.easel); n > 0 {
		e.tellFault((e.fault + 1) % n)
	}
}

// tellFault tells what is wrong, and shows where.
func (e *Editor) tellFault(i int) {
	if i >= doubts(e.easel) {
		return
	}
	e.fault, e.told = i, note{}
	faults := e.easel.Sketch.Faults
	if i == len(faults) {
		e.view.Camera.AimInto(float64(e.easel.Sketch.Apart.From.X)+.5, float64(e.easel.Sketch.Apart.From.Y)+.5)
	} else if c, ok := e.easel.Where(faults[i]); ok {
		e.view.Camera.AimInto(float64(c.X)+.5, float64(c.Y)+.5)
	}
	e.Stale()
}

// faultWords tell what is wrong in words.
func faultWords(c *scene.Context, m *easel.Easel, f levels.Flaw) string {
	var lack *levels.Lack
	if errors.As(f.Err, &lack) {
		side := c.SideName(lack.Side - 1)
		if lack.Of == levels.LacksStart {
			return c.T("%[1]s has nowhere to begin: draw its start zone with “%[2]s”.", side, toolName(c, easel.Places))
		}
		return c.T("Nobody fights for %[1]s: set its creatures down with “%[2]s”.", side, toolName(c, easel.Pieces))
	}
	var none *levels.NoPlace
	if errors.As(f.Err, &none) {
		switch at := none.Cell.Name(); none.Why {
		case levels.OffMap:
			return c.T("It would stick out over the edge of the map.")
		case levels.OnFeature:
			return c.T("Nobody can stand on %[1]s: %[2]s.", at, c.Key("feature."+none.Feature))
		case levels.OnCreature:
			return c.T("%[1]s is taken.", at)
		}
		return c.T("A wall would run through its space at %[1]s.", none.Cell.Name())
	}
	if o, layer, ok := m.Doc.Object(f.Object); ok && layer == "goals" {
		return c.T("A goal of %[1]s is incomplete, or names what is not there: see “%[2]s”.", c.SideName(max(o.Number("side"), 1)-1), c.T("Goals…"))
	} else if ok && layer == "events" {
		return c.T("An event is incomplete, or names what is not there: see “%[1]s”.", c.T("Goals…"))
	}
	words := levels.Complaint(f.Err.Error())
	if at, ok := m.Where(f); ok {
		words = at.Name() + ": " + words
	}
	return words
}
