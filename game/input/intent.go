package input

// Intent is what a player means by a key, a button or a gesture.
type Intent int

// The intents of the game. Those beginning with Act choose an action of the
// action bar or of the palette; Pan and Zoom move the camera; Up to Right walk
// widgets or squares; Panels goes from the board to the buttons around it.
const (
	Confirm Intent = iota
	Cancel
	Next
	Previous
	Up
	Down
	Left
	Right
	EndTurn
	Undo
	ZoomIn
	ZoomOut
	PanUp
	PanDown
	PanLeft
	PanRight
	Center
	FullScreen
	Panels
	ToggleThreat
	ToggleLines
	ToggleGrid
	Speed
	Help
	Log
	Menu
	Mute
	ActMove
	ActAttack
	ActFullAttack
	ActCharge
	ActStep
	ActWithdraw
	ActDefend
	ActAid
	ActStand
	ActProne
	ActMore
	ActGuard
	ActKneel
	ActHands
	Take
	Decline
	ToggleWhatIf
	OpenRule
	Weapon1
	Weapon2
	Weapon3
	Weapon4
	Weapon5
	Weapon6
	Weapon7
	Weapon8
	Weapon9
	Weapon10
	Choice11
	Choice12
	Choice13
	Choice14
	Choice15
	Choice16
	Choice17
	Choice18
	Choice19
	Choice20
	ActAbility
	ActEscape
	ActDoor
	ActPickUp
	ActTrip
	ActDisarm
	ActGrapple
	ActBullRush
	ActOverrun
	ActNet
	ActReady
	ActDelay
	ActHide
	ActSearch
	ActFirstAid
	ActCoup
	ActSquare
	ActRun
	ActCrush
	ActPin
	ActDrag
	ActRelease
	ActDrink
	intents
)

var names = [intents]string{
	"confirm", "cancel", "next", "previous", "up", "down", "left", "right",
	"end_turn", "undo", "zoom_in", "zoom_out",
	"pan_up", "pan_down", "pan_left", "pan_right", "center",
	"full_screen", "panels", "toggle_threat", "toggle_lines", "toggle_grid", "speed",
	"help", "log", "menu", "mute",
	"act_move", "act_attack", "act_full_attack", "act_charge", "act_step",
	"act_withdraw", "act_defend", "act_aid", "act_stand", "act_prone", "act_more",
	"act_guard", "act_kneel", "act_hands", "take", "decline", "toggle_what_if", "open_rule",
	"weapon_1", "weapon_2", "weapon_3", "weapon_4", "weapon_5", "weapon_6",
	"weapon_7", "weapon_8", "weapon_9", "weapon_10",
	"choice_11", "choice_12", "choice_13", "choice_14", "choice_15", "choice_16", "choice_17", "choice_18", "choice_19", "choice_20",
	"act_ability", "act_escape", "act_door", "act_pick_up",
	"act_trip", "act_disarm", "act_grapple", "act_bull_rush", "act_overrun", "act_net",
	"act_ready", "act_delay", "act_hide", "act_search", "act_first_aid", "act_coup", "act_square", "act_run",
	"act_crush", "act_pin", "act_drag", "act_release", "act_drink",
}

// String is the stable snake_case name of the intent.
func (i Intent) String() string {
	if i < 0 || i >= intents {
		return "unknown"
	}
	return names[i]
}

// Intents are all intents, in their order.
func Intents() []Intent {
	list := make([]Intent, intents)
	for i := range list {
		list[i] = Intent(i)
	}
	return list
}

// Essential tells whether the game cannot be used without the intent, so that it
// always keeps a key and a button.
func (i Intent) Essential() bool {
	return i == Confirm || i == Cancel || i >= Up && i <= Right
}
