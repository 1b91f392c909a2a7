package census

import (
	"slices"

	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// answers looks at every attack that the creature whose turn it is could think
// of: the modifiers, the rule that forbids it, the lines that decide its cover and
// what conceals its target.
func (w *watcher) answers(who rules.ID) {
	e := w.e
	if !e.Present(who) {
		return
	}
	for on := range e.Count() {
		if !e.Present(on) || !e.Hostile(who, on) {
			continue
		}
		weapons := len(e.Creatures[who].Weapons)
		for i := int8(rules.UnarmedWeapon); int(i) < weapons; i++ {
			w.attack(who, on, i)
		}
		for i := range e.Creatures[on].Weapons { // and how it stands to the other
			w.attack(on, who, int8(i))
		}
	}
	for i := range e.Creatures[who].Powers { // and by an ability with an attack of its own
		if p := &e.Creatures[who].Powers[i]; p.Strikes && !p.HasArea {
			for on := range e.Count() {
				if e.Present(on) && e.Hostile(who, on) {
					w.attack(who, on, int8(rules.PowerWeapon+i))
				}
			}
		}
	}
	w.areas(who)
}

// attack looks at one attack as it stands.
func (w *watcher) attack(by, on rules.ID, weapon int8) {
	e := w.e
	var a rules.Aim
	attack.AimAt(e, by, on, weapon, 0, &a)
	w.met(a.Refusal.Cite)
	w.rows(e.Rules.Rows, &a.Attack)
	w.rows(e.Rules.Rows, &a.Defence)
	w.rows(e.Rules.Rows, &a.Damage)
	s, t := e.Space(by), e.Space(on)
	g := attack.GroundsOf(e, by, on, weapon, &a)
	w.shapes(by, on, s, t, &a)
	w.lines(&g)
	if e.Rules.Attack.Lines != nil {
		w.ownLines(by, on, &a, &g)
		return
	}
	melee := !e.Creatures[by].Weapon(weapon).Projectile()
	if _, random := attack.StruckAtRandom(e, by, on, weapon, 0); random {
		w.met(rules.GRP08)
	}
	if t := e.Creatures[on].Traits; e.Facts.Has(on, rules.FlatFooted) && (t.Has(rules.UncannyDodge) || t.Has(rules.ImprovedUncannyDodge)) && keepsDex(e, &a) {
		w.met(rules.DEF09)
	}
	if attack.OffBalance(e, on) && !keepsDex(e, &a) && rules.Modifier(attack.Dexterity(e, on)) > 0 {
		w.met(rules.CND10)
	}
	w.cover(&a, &g, melee)
	w.veil(on, &a, &g, melee)
	if melee && a.Cover.InReach && a.Flanker == rules.Nobody {
		w.unflanked(by, on, s, t)
	}
}

// keepsDex reports whether the Dexterity bonus counts in the defence of an attack.
func keepsDex(e *rules.Encounter, a *rules.Aim) bool {
	for _, l := range a.Defence.Lines[:a.Defence.N] {
		if e.Rules.Rows[l.Row].From == rules.TermDexToAC && l.Value > 0 && l.Lost == rules.NoCite {
			return true
		}
	}
	return false
}

// shapes counts what the spaces of attacker and target decide by themselves.
func (w *watcher) shapes(by, on rules.ID, s, t grid.Space, a *rules.Aim) {
	e := w.e
	if grid.Adjacent(s, t) {
		w.met(rules.GEO04)
	}
	if s.N > 1 || t.N > 1 || e.Creatures[by].Reach != 1 || e.Creatures[on].Reach != 1 {
		w.met(rules.SIZ03)
	}
	if a.Cover.Effect && (s.N > 1 && a.Cover.From != s.At || t.N > 1 && a.Cover.To != t.At) {
		w.met(rules.GEO13)
	}
	if !a.Cover.Effect && a.Cover.InReach {
		w.met(rules.GEO11)
	}
	if e.Ground().EffectSpaces(s, t) && !attack.Sees(e, by, on) {
		w.met(rules.GEO12)
	}
}

// lines counts the rules by which something obstructs a corner line.
func (w *watcher) lines(g *attack.Grounds) {
	for i := range g.Lines {
		l := &g.Lines[i]
		if g.Unseen || !g.Cover.Effect {
			continue
		}
		w.met(rules.GEO06)
		switch {
		case !l.By.Set:
		case l.Seam:
			w.met(rules.GEO10)
		case l.By.OnEdge:
			w.met(rules.GEO08)
		default:
			w.met(rules.GEO07)
		}
		if f, ok := w.e.Field().Feature(&l.By); ok && l.By.Set && f.Kind == grid.FeatureLow {
			w.met(rules.COV05)
			w.met(rules.SIZ04)
		}
	}
}

// cover counts the rules that gave an attack its cover.
func (w *watcher) cover(a *rules.Aim, g *attack.Grounds, melee bool) {
	c := &a.Cover
	if !c.Effect || !c.InReach || len(g.Lines) == 0 {
		return
	}
	switch {
	case !melee:
		w.met(rules.COV01)
	case c.Adjacent:
		w.met(rules.COV02)
	default:
		w.met(rules.COV03)
	}
	switch c.Grade {
	case grid.CoverSoft:
		w.met(rules.COV07)
	case grid.CoverPartial:
		w.met(rules.COV09)
	case grid.CoverStandard:
		w.met(rules.COV04)
	case grid.CoverImproved:
		w.met(rules.COV10)
	}
}

// veil counts the rules that gave an attack its miss chance.
func (w *watcher) veil(on rules.ID, a *rules.Aim, g *attack.Grounds, melee bool) {
	if a.Conceal == 0 {
		return
	}
	sources := 0
	if g.Veil.Fog {
		sources++
		if melee && a.Cover.Adjacent {
			w.met(rules.CON03)
		} else {
			w.met(rules.CON02)
		}
	}
	if g.Veil.Dark {
		sources++
		w.met(rules.GEO17)
	}
	if personal := attack.PersonalConcealment(w.e, on); personal > 0 {
		sources++
		if personal == a.Conceal && personal > g.Veil.Pct {
			w.met(rules.CON09)
		}
	}
	if a.Refusal.Cite == rules.CON07 {
		sources++
	}
	if sources > 1 {
		w.met(rules.CON05)
	}
}

// unflanked counts what keeps two from flanking a creature between them.
func (w *watcher) unflanked(by, on rules.ID, s, t grid.Space) {
	for id := range w.e.Count() {
		if id == by || id == on || !w.e.Present(id) || w.e.Hostile(id, by) || !grid.Flanks(s, w.e.Space(id), t) {
			continue
		}
		_, threatens := attack.Threatens(w.e, id, t)
		switch {
		case w.e.Creatures[id].Reach == 0 || w.e.Creatures[by].Reach == 0:
			w.met(rules.FLK05)
		case !threatens:
			w.met(rules.FLK04)
		}
	}
}

// ownLines counts what decides an attack where cover has lines of its own (SKI-07).
func (w *watcher) ownLines(by, on rules.ID, a *rules.Aim, g *attack.Grounds) {
	if a.Refusal.Cite == rules.SKI06 {
		w.met(rules.GEO12)
	}
	if len(g.Lines) > 0 {
		w.met(rules.SKI07)
	}
	if nearest := w.e.Rules.Attack.Nearest; nearest != nil && a.Cover.AC > 0 && a.Refusal.OK() && nearest(w.e, by)>>on&1 == 1 {
		w.met(rules.SKI10)
	}
	// Something low right before the attacker covers nobody behind it.
	s, t := w.e.Space(by), w.e.Space(on)
	if c := s.At.Step(grid.DirToward(s.At, t.At)); s.N == 1 && !grid.Adjacent(s, t) && w.stands(c, grid.FeatureLow) &&
		!slices.ContainsFunc(g.Lines, func(l grid.CornerLine) bool { return l.By.Set && !l.By.OnEdge && l.By.By == c }) {
		w.met(rules.SKI08)
	}
}

// areas looks at what the powers of a creature would catch.
func (w *watcher) areas(who rules.ID) {
	for i := range w.e.Creatures[who].Powers {
		p := &w.e.Creatures[who].Powers[i]
		if !p.HasArea {
			continue
		}
		at := w.e.Facts.Combatants[w.nearest(who)].At
		if _, walled := combat.Missed(w.e, who, uint8(i), at); walled {
			w.met(rules.GEO19)
		}
		for _, v := range combat.Victims(w.e, who, uint8(i), rules.Nobody, at, nil) {
			w.met(rules.GEO19)
			if p.Deals && p.Save == rules.Reflex && p.Success == rules.SaveHalf && !v.Improved && combat.Suffers(w.e, &v, p, 10, true) == 0 {
				w.met(rules.SAV05)
			}
			if v.Cover > 0 {
				w.met(rules.COV08)
			}
			if v.Improved {
				w.met(rules.COV10)
			}
		}
	}
}
