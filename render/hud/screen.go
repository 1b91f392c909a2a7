package hud

import (
	"tenaille/game/model"
	"tenaille/render/hud/over"
	"tenaille/render/hud/part"
	"tenaille/render/hud/slip"
)

// Screen is everything the panels show at one moment.
type Screen struct {
	Heading model.Heading
	On      part.Places
	Quest   model.Quest
	Order   model.Order
	Toggles []model.Toggle
	// SwitchesOpen shows them on a phone held upright, where they are folded away else.
	SwitchesOpen bool
	Card         *model.Card
	Bar          model.Bar
	Palette      *model.Palette // the sheet of all actions, nil when closed
	Strip        *model.Strip   // what is being aimed, nil for nothing
	Undo         model.Action
	End          model.Action
	// Confirm does what is planned, for those who cannot point before they
	// press; nil without a plan.
	Confirm *model.Action
	// Planned tells that a press on the map, or on Confirm, does something: the end of the
	// turn steps back meanwhile.
	Planned  bool
	Timeline *model.Timeline // of a match being watched
	Slip     *model.Slip
	Pinned   bool // the slip stays while the pointer goes elsewhere
	Log      model.Log
	// LogDice is the button that makes its lines brief or not; without an ID there is none.
	LogDice model.Action
	// Inspector is what the column at the right tells where it has room, nil where
	// the map takes the whole width.
	Inspector *model.Inspector
	Ask       *model.Ask
	// Heralds are who stands out of the sight of a small screen.
	Heralds []over.Herald
	Banner  model.Banner
	Speech  *model.Speech
	Toast   *model.Toast
	Help    *model.Help
	Hand    part.Hand
	// Lines is what a slip says of lines it does not show; SlipWhole shows all of them.
	Lines     slip.Words
	SlipWhole bool
}
