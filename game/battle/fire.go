package battle

import (
	"math/bits"
	"strings"

	"tenaille/game/input"
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/game/sound"
	"tenaille/rules"
)

// fireIntent is the key of combined fire, free since nobody charges where fire is
// combined.
const fireIntent = input.ActCharge

// actFire does what a click or the confirming key means while fire is combined
// and tells whether it did anything: the first chooses the enemy, one on a
// figure that may lend its fire adds or releases it, one on the enemy fires.
func (b *battle) actFire() bool {
	who := b.turn.Wanted.Pointer.Who
	switch {
	case !b.turn.Wanted.Pointer.OnMap || who == rules.Nobody:
		return false
	case b.turn.Wanted.Fire.On == rules.Nobody || who != b.turn.Wanted.Fire.On && b.turn.Now.Known.Marks[who]:
		if !b.turn.Now.Known.Marks[who] {
			return false
		}
		b.fireOn(who)
	case who == b.turn.Wanted.Fire.On && b.turn.Wanted.Fire.With == 0:
		b.say(b.T("Click who joins, then the enemy."), rules.SKI14.String())
	case who == b.turn.Wanted.Fire.On:
		b.shoot()
	case b.turn.Lenders(b.turn.Wanted.Fire.On)>>who&1 == 1:
		b.lend(who)
	case !b.turn.E.Hostile(who, b.turn.Now.Who) && who != b.turn.Now.Who:
		b.refuse(rules.Attack, rules.Refusal{Cite: rules.SKI14, Who: who})
	default:
		return false
	}
	return true
}

// beginFire begins to combine fire: on the enemy under the pointer or cursor,
// or on the only one that may be fired at.
func (b *battle) beginFire() {
	on := b.turn.Wanted.Pointer.Who
	if !b.turn.Wanted.Pointer.OnMap || on == rules.Nobody || !b.turn.Now.Known.Marks[on] || b.turn.Lenders(on) == 0 {
		on = rules.Nobody
		for id := range b.turn.E.Count() {
			if b.turn.Now.Known.Marks[id] && b.turn.Lenders(id) != 0 {
				if on != rules.Nobody {
					on = rules.Nobody
					break
				}
				on = id
			}
		}
	}
	b.turn.Wanted.Fire = plan.CombinedFire{On: on}
	b.setMode(plan.FireMode)
	if b.Devices.Last() != input.Mouse && on == rules.Nobody {
		b.nextTarget(1)
	}
}

// fireOn chooses the enemy.
func (b *battle) fireOn(on rules.ID) {
	b.turn.Wanted.Fire = plan.CombinedFire{On: on}
	b.Sound.Play(sound.Select)
	b.plot()
}

// lend adds a figure to those that lend their fire, or releases it.
func (b *battle) lend(id rules.ID) {
	if b.turn.Lenders(b.turn.Wanted.Fire.On)>>id&1 == 0 {
		return
	}
	b.turn.Wanted.Fire.With ^= 1 << id
	b.Sound.Play(sound.Select)
	b.plot()
}

// shoot fires with those chosen.
func (b *battle) shoot() {
	a := b.turn.Shot()
	if b.turn.Wanted.Fire.On == rules.Nobody || b.turn.Wanted.Fire.With == 0 || b.busy() {
		return
	}
	if r := b.turn.E.Check(&a); !r.OK() {
		b.refuse(rules.Attack, r)
		return
	}
	b.Sound.Play(sound.Select)
	b.order(a)
}

// clickFire does what a chip of combined fire does and tells whether the id is
// one.
func (b *battle) clickFire(id string) bool {
	if !strings.HasPrefix(id, "fire.") {
		return false
	}
	if id == "fire.now" {
		b.shoot()
		return true
	}
	for i := range b.turn.E.Count() {
		if b.tell.Choices.LenderID(i) == id {
			b.lend(i)
		}
	}
	return true
}

// fireStrip is the band over the bar while fire is combined.
func (b *battle) fireStrip() *model.Strip {
	s := &model.Strip{
		Icon: plan.FireRow.Icon, Title: b.Key("verb." + plan.FireName), Price: model.Standard, Rows: b.tell.Choices.FireChips(),
		Ends: model.Ends{Close: model.Action{ID: "wish.close", Key: b.KeyName(input.Cancel)}},
	}
	switch n := bits.OnesCount64(b.turn.Wanted.Fire.With); {
	case b.turn.Wanted.Fire.On == rules.Nobody:
		s.Hint = b.T("Choose an enemy.")
	case n == 0:
		s.Hint = b.T("Click who joins, then the enemy.")
	default:
		s.Hint = b.TN("%[1]d fires with it, %[2]s", "%[1]d fire with it, %[2]s", n, n, b.Signed(4*n))
	}
	if b.turn.Wanted.Fire.On != rules.Nobody {
		s.Confirm = model.Action{ID: "fire.now", Label: b.T("Fire"), Off: !b.turn.Forecast.Proposed.Refusal.OK() || b.turn.Wanted.Fire.With == 0}
	}
	if len(b.turn.Forecast.Proposed.Strikes) > 0 && b.turn.Wanted.Fire.On != rules.Nobody {
		s.Chance = b.Chance(b.turn.Forecast.Proposed.Strikes[0].Odds.Damages)
	}
	return s
}
