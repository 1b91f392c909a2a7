package editor

import (
	"testing"

	"tenaille/game/easel"
	"tenaille/game/internal/screentest"
	"tenaille/game/scene"
	"tenaille/game/screens/editor/whole"
)

// specimens are the screen with each tool in hand, one with a fault that is told, and the
// sheet of the map.
func specimens(c *scene.Context) (list []scene.Scene) {
	for _, t := range easel.Tools {
		e := New(c).(*Editor)
		e.tool(t)
		list = append(list, e)
	}
	list[1].(*Editor).tellFault(0)
	e := list[2].(*Editor)
	e.mark = easel.Mark{At: easel.On(3, 3), OnMap: true, Keys: true}
	e.openFile()
	c.Stack.Settle()
	sheet := c.Stack.Top()
	c.Stack.Clear()
	for _, b := range []easel.Brush{e.easel.Palette(easel.Places, 1)[4], e.easel.Palette(easel.Pieces, 1)[2]} {
		e.easel.Brush = b
		e.easel.Press(easel.On(1, 1))
		e.easel.Release(easel.On(2, 2))
	}
	list = append(list, sheet)
	who := e.easel.Doc.Objects("creatures")[0]
	easel.SetState(e.easel, who.ID, "prone", 0)
	easel.SetState(e.easel, who.ID, "cowering", 12)
	ask(e, easel.On(e.easel.Doc.Cell(who)))
	c.Stack.Settle()
	list = append(list, c.Stack.Top())
	c.Stack.Clear()
	e.Stack.Push(whole.New(c, e.easel, func() { redrawn(e) }))
	c.Stack.Settle()
	list = append(list, c.Stack.Top())
	c.Stack.Clear()
	for _, side := range []int{3, 8} { // more sides than two
		many := New(c).(*Editor)
		many.easel.Brush = easel.Brush{Tool: easel.Places, ID: "start", Side: side}
		many.easel.Press(easel.On(8, 8))
		many.easel.Release(easel.On(9, 9))
		many.easel.Look()
		many.side = side
		many.tool(easel.Pieces)
		list = append(list, many)
	}
	for _, make := range []func() int{func() int { return e.easel.AddGoal(1) }, e.easel.AddEvent} {
		make()
		e.openGoals()
		c.Stack.Settle()
		list = append(list, c.Stack.Top())
		c.Stack.Clear()
	}
	return list
}

func TestWidgetsOfTheEditor(t *testing.T) { screentest.Widgets(t, specimens) }

func TestTextsOfTheEditor(t *testing.T) { screentest.Texts(t, specimens) }

func TestTheEditorUpright(t *testing.T) { screentest.Upright(t, specimens) }

func TestTheEditorForFingers(t *testing.T) { screentest.Fingers(t, specimens) }
