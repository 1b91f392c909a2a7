package input

// Intent is what a player means by a key, a button or a gesture.
type Intent int

// The intents of the game. Those beginning with Act choose an action of the
// action bar or of the palette; Pan and Zoom move the camera; Up to Right walk
// widgets or squares; Panels goes from the board to the buttons around it.
//
//names:list intentNames
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
	Since
	PlayOn
	Study
	Suggest
	Why
	PlanAhead
	CarryOut
	Compose
	Save
	intents
)

// String is the stable snake_case name of the intent.
func (i Intent) String() string {
	if i < 0 || i >= intents {
		return "unknown"
	}
	return intentNames[i]
}

// Intents are all intents, in their order.
func Intents() []Intent {
	list := make([]Intent, intents)
	for i := range list {
		list[i] = Intent(i)
	}
	return list
}

// essential tells whether the game cannot be used without the intent, so that it
// always keeps a key and a button.
func (i Intent) essential() bool {
	return i == Confirm || i == Cancel || i >= Up && i <= Right
}
