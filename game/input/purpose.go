package input

// Purpose is what somebody wants who looks for a key.
type Purpose uint8

// The purposes, in the order in which they are listed.
const (
	ToMove Purpose = iota
	ToStrike
	ToWait   // to guard, wait and help
	ToHandle // hands and the things in them, and choices of them
	ToLook
	ToTime     // time and turns
	ToNavigate // menus, the window, the screen
	purposes
)

// Purposes are all purposes, in their order.
func Purposes() []Purpose {
	list := make([]Purpose, purposes)
	for i := range list {
		list[i] = Purpose(i)
	}
	return list
}

// purposed are the intents by purpose, in the order in which they are listed; weapons and
// choices are all ToHandle.
var purposed = [purposes][]Intent{
	ToMove:   {ActMove, ActStep, ActRun, ActWithdraw, ActProne, ActKneel, ActStand},
	ToStrike: {ActAttack, ActFullAttack, ActCharge, ActGuard, ActAbility, ActTrip, ActDisarm, ActBullRush, ActOverrun, ActNet, ActGrapple, ActCrush, ActPin, ActDrag, ActRelease, ActEscape, ActSquare, ActCoup},
	ToWait:   {ActDefend, ActReady, ActDelay, ActAid, ActFirstAid, ActHide},
	ToHandle: {ActMore, ActHands, ActPickUp, ActDrink, ActDoor},
	ToLook:   {ToggleThreat, ToggleLines, ToggleWhatIf, ToggleGrid, ActSearch, OpenRule, Log, Since, Suggest, Why, Next, Previous, Center, ZoomIn, ZoomOut, PanUp, PanDown, PanLeft, PanRight},
	ToTime:   {Confirm, Cancel, EndTurn, Undo, PlanAhead, CarryOut, Take, Decline, Speed, PlayOn, Compose, Study},
}

// Purpose is what the intent is for.
func (i Intent) Purpose() Purpose {
	if i >= Weapon1 && i <= Choice20 {
		return ToHandle
	}
	for p, list := range purposed {
		for _, o := range list {
			if o == i {
				return Purpose(p)
			}
		}
	}
	return ToNavigate
}

// Intents are those that serve the purpose, the most wanted first.
func (p Purpose) Intents() []Intent {
	list := append([]Intent(nil), purposed[p]...)
	for i := range intents {
		if i.Purpose() == p && (p == ToNavigate || i >= Weapon1 && i <= Choice20) {
			list = append(list, i)
		}
	}
	return list
}
