package input

import (
	input "github.com/quasilyte/ebitengine-input"
)

// defaultKeymap is the layout every player starts with. The first key of a
// row is the one shown in prompts.
func defaultKeymap() input.Keymap {
	return input.Keymap{
		input.Action(Confirm):       {input.KeyEnter, input.KeyGamepadA},
		input.Action(Cancel):        {input.KeyEscape, input.KeyGamepadB},
		input.Action(Next):          {input.KeyTab, input.KeyGamepadR1},
		input.Action(Previous):      {input.KeyWithModifier(input.KeyTab, input.ModShift), input.KeyGamepadL1},
		input.Action(Up):            {input.KeyUp, input.KeyGamepadUp, input.KeyGamepadLStickUp},
		input.Action(Down):          {input.KeyDown, input.KeyGamepadDown, input.KeyGamepadLStickDown},
		input.Action(Left):          {input.KeyLeft, input.KeyGamepadLeft, input.KeyGamepadLStickLeft},
		input.Action(Right):         {input.KeyRight, input.KeyGamepadRight, input.KeyGamepadLStickRight},
		input.Action(EndTurn):       {input.KeySpace, input.KeyGamepadY},
		input.Action(Undo):          {input.KeyZ, input.KeyWithModifier(input.KeyZ, input.ModControl), input.KeyGamepadX},
		input.Action(ZoomIn):        {input.KeyEqual, input.KeyGamepadR2},
		input.Action(ZoomOut):       {input.KeyMinus, input.KeyGamepadL2},
		input.Action(PanUp):         {input.KeyWithModifier(input.KeyUp, input.ModShift), input.KeyGamepadRStickUp},
		input.Action(PanDown):       {input.KeyWithModifier(input.KeyDown, input.ModShift), input.KeyGamepadRStickDown},
		input.Action(PanLeft):       {input.KeyWithModifier(input.KeyLeft, input.ModShift), input.KeyGamepadRStickLeft},
		input.Action(PanRight):      {input.KeyWithModifier(input.KeyRight, input.ModShift), input.KeyGamepadRStickRight},
		input.Action(Center):        {input.KeyHome, input.KeyGamepadRStick},
		input.Action(FullScreen):    {input.KeyF11},
		input.Action(ToggleThreat):  {input.KeyT},
		input.Action(ToggleLines):   {input.KeyL},
		input.Action(ToggleGrid):    {input.KeyG},
		input.Action(Speed):         {input.KeyPeriod},
		input.Action(Help):          {input.KeyF1},
		input.Action(Log):           {input.KeyJ},
		input.Action(Menu):          {input.KeyF10, input.KeyGamepadStart},
		input.Action(Mute):          {input.KeyWithModifier(input.KeyM, input.ModControl)},
		input.Action(ActMove):       {input.KeyM},
		input.Action(ActAttack):     {input.KeyA},
		input.Action(ActFullAttack): {input.KeyF},
		input.Action(ActCharge):     {input.KeyC},
		input.Action(ActStep):       {input.KeyS},
		input.Action(ActWithdraw):   {input.KeyW},
		input.Action(ActDefend):     {input.KeyD},
		input.Action(ActAid):        {input.KeyH},
		input.Action(ActStand):      {input.KeyU},
		input.Action(ActProne):      {input.KeyP},
		input.Action(ActMore):       {input.KeyX},
		input.Action(ActGuard):      {input.KeyV},
		input.Action(ActKneel):      {input.KeyK},
		input.Action(ActHands):      {input.KeyR},
		input.Action(Take):          {input.KeyY},
		input.Action(Decline):       {input.KeyN},
		input.Action(ToggleWhatIf):  {input.KeyI},
		input.Action(OpenRule):      {input.KeyB},
		input.Action(Weapon1):       {input.Key1},
		input.Action(Weapon2):       {input.Key2},
		input.Action(Weapon3):       {input.Key3},
		input.Action(Weapon4):       {input.Key4},
		input.Action(Weapon5):       {input.Key5},
		input.Action(Weapon6):       {input.Key6},
	}
}
