package settings

import (
	"slices"
	"strings"

	"tenaille/game/input"
	"tenaille/game/scene"
)

// intentName is what an intent means, as the page of controls calls it.
func intentName(c *scene.Context, i input.Intent) string {
	switch i {
	case input.Confirm:
		return c.T("Confirm")
	case input.Cancel:
		return c.T("Back")
	case input.Next:
		return c.T("Next enemy or button")
	case input.Previous:
		return c.T("Previous enemy or button")
	case input.Up:
		return c.Key("key.up")
	case input.Down:
		return c.Key("key.down")
	case input.Left:
		return c.Key("key.left")
	case input.Right:
		return c.Key("key.right")
	case input.FullScreen:
		return c.T("Full screen")
	case input.Help:
		return c.T("Show the keys")
	case input.Menu:
		return c.T("Menu")
	case input.Mute:
		return c.T("Mute")
	case input.Save:
		return c.T("Save")
	}
	if i >= input.Weapon1 && i <= input.Weapon10 {
		return c.T("Weapon or choice %[1]d", int(i-input.Weapon1)+1)
	}
	if i >= input.Choice11 && i <= input.Choice20 {
		return c.T("Weapon or choice %[1]d", int(i-input.Choice11)+11)
	}
	if name := boardIntent(c, i); name != "" {
		return name
	}
	return actIntent(c, i)
}

// boardIntent names what is done on the board.
func boardIntent(c *scene.Context, i input.Intent) string {
	switch i {
	case input.EndTurn:
		return c.T("End turn")
	case input.Undo:
		return c.T("Undo")
	case input.ZoomIn:
		return c.T("Zoom in")
	case input.ZoomOut:
		return c.T("Zoom out")
	case input.PanUp:
		return c.T("Map up")
	case input.PanDown:
		return c.T("Map down")
	case input.PanLeft:
		return c.T("Map left")
	case input.PanRight:
		return c.T("Map right")
	case input.Center:
		return c.T("To the acting creature")
	case input.Panels:
		return c.T("Buttons around the board")
	case input.ToggleThreat:
		return c.T("What enemies can do")
	case input.ToggleLines:
		return c.T("Sight lines")
	case input.ToggleGrid:
		return c.T("Grid")
	case input.ToggleWhatIf:
		return c.T("What if")
	case input.Speed:
		return c.T("Animation speed")
	case input.Log:
		return c.T("Earlier attacks and their dice")
	case input.Since:
		return c.T("Since your turn")
	case input.PlayOn:
		return c.T("Play on from here")
	case input.Compose:
		return c.T("Make a puzzle of this place")
	case input.PlanAhead:
		return c.T("Plan ahead")
	case input.CarryOut:
		return c.T("Carry out the plans")
	case input.Why:
		return c.T("What the machine weighed")
	case input.Suggest:
		return c.T("Ask a captain")
	case input.Study:
		return c.T("Change by hand, in study mode")
	case input.OpenRule:
		return c.T("Rule behind what is shown")
	case input.ActMore:
		return c.T("All actions")
	case input.ActHands:
		return c.T("Draw or load")
	case input.ActAbility:
		return c.T("Ability")
	case input.Take:
		return c.Key("verb.take")
	case input.Decline:
		return c.Key("verb.decline")
	}
	return ""
}

// actIntent names an action by the verbs that its key chooses, two at most.
func actIntent(c *scene.Context, i input.Intent) string {
	var list []string
	for _, v := range c.Routes.Verbs(i) {
		if name := c.VerbName(v); !slices.Contains(list, name) && len(list) < 2 {
			list = append(list, name)
		}
	}
	if len(list) == 0 {
		return strings.ReplaceAll(i.String(), "_", " ")
	}
	return strings.Join(list, " / ")
}
