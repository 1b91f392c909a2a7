package editor

import (
	"testing"

	"tenaille/game/easel"
	"tenaille/game/internal/screentest"
	"tenaille/game/scene"
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
	for _, b := range []easel.Brush{e.easel.Palette(easel.Places, 1)[3], e.easel.Palette(easel.Pieces, 1)[1]} {
		e.easel.Brush = b
		e.easel.Press(easel.On(1, 1))
		e.easel.Release(easel.On(2, 2))
	}
	list = append(list, sheet)
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
