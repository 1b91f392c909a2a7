package editor

import (
	"fmt"
	"strconv"
	"strings"

	"tenaille/game/easel"
	"tenaille/game/scene"
)

// toolName is what a tool is called.
func toolName(c *scene.Context, t easel.Tool) string {
	switch t {
	case easel.Ground:
		return c.T("Ground")
	case easel.Things:
		return c.T("Things")
	case easel.Height:
		return c.T("Height")
	case easel.Walls:
		return c.T("Walls and doors")
	case easel.Light:
		return c.T("Light")
	case easel.Pieces:
		return c.T("Creatures")
	}
	return c.T("Starts and zones")
}

// brushName is what a brush is called.
func brushName(c *scene.Context, m *easel.Easel, b easel.Brush) string {
	switch {
	case b.Rub && b.Tool == easel.Height:
		return c.T("Level ground")
	case b.Rub:
		return c.T("Erase")
	case b.Ask:
		return c.T("Look at a creature")
	case b.ID == "void":
		return c.T("Outside the map")
	}
	switch b.Tool {
	case easel.Height:
		return c.T("Height %[1]s", strings.Replace(strings.TrimPrefix(b.ID, "height"), "-", "−", 1))
	case easel.Walls:
		return c.Key("wall." + b.ID)
	case easel.Light:
		n, _ := strconv.Atoi(strings.TrimPrefix(b.ID, "lamp"))
		return c.TN("A light, bright for %[1]d square", "A light, bright for %[1]d squares", n, n)
	case easel.Pieces:
		return fmt.Sprintf("%s · %s", c.KindName(b.Kind, ""), c.SideName(b.Side-1))
	case easel.Places:
		switch {
		case m.IsNew(b) && b.Zone != "":
			return c.T("A new zone")
		case m.IsNew(b):
			return c.T("A new thing to carry")
		case b.Zone != "":
			return c.T("Zone: %[1]s", b.Zone)
		case b.Token != "":
			return c.T("To carry: %[1]s", b.Token)
		}
		return c.T("%[1]s’s start zone", c.SideName(b.Side-1))
	}
	return c.Key("tile." + strings.ReplaceAll(b.ID, " ", "_"))
}
