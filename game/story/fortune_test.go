package story_test

import (
	"encoding/json"
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// A fortune is the second, plain program for luck and turning points: it reads the
// lines of a record, keeps who stands how, counts out the dice of every roll one
// face after another, and adds up in floating point. Of the rules it has only
// what a reader of the log knows; of package story nothing. What a line does not
// say of an attack that missed, its damage dice and its miss chance, it has from
// the arithmetic that the log shows beside the roll (hand).

// What a roll is worth, in creatures.
const (
	helplessWorth = .3
	laidWorth     = .1
	contestWorth  = .15
	touchWorth    = .05
	checkWorth    = .05
)

// hand is what an attack would have rolled after its d20.
type hand struct {
	opening, harmless, sure bool
	threat                  int // lowest face that threatens
	missChance              int // percent
	dice, sides, plus       int // of one roll of the weapon
	times, criticalTimes    int
	extra, extraSides       int // dice that are not multiplied
	extraPlus               int
	sneak                   int // d6
}

// lot is one roll as the second program weighs it.
type lot struct {
	kind                     string
	step, round, who, whom   int
	aim                      int // the one target of an effect, whose luck it is already
	chance, criticals, fells float64
	success, critical, fell  bool
	damage                   int
	expected, real, variance float64
	points                   float64 // hit points that counted, beyond those expected
	slack                    float64 // how far the other program may be off by rounding to millionths
}

// sheet is what the head of a record says of one creature.
type sheet struct {
	ID       int
	Side     string
	HP       int
	MaxHP    int               `json:"max_hp"`
	Skirmish *struct{ HP int } // the card, which has hit points of its own
	Traits   []string
	Armor    struct{ Category string }
	Weapons  []struct {
		Name string
		Saps *struct{} `json:"ability_damage"`
	}
	Powers  []talent
	Carried []string
}

// talent is an ability of a sheet, or a draught.
type talent struct {
	ID, Damage, Heal, Attack, Condition string
	Save                                *struct {
		Kind, Success string
		DC            int
	}
	Area *struct{ Kind string }
	Saps *struct{} `json:"ability_damage"`
}

// draughts are the abilities that are drunk, in the order in which they follow
// those of a sheet.
var draughts = []talent{
	{ID: "healing_draught", Heal: "1d8+1"}, {ID: "strong_healing_draught", Heal: "2d8+3"}, {ID: "vanishing_draught", Condition: "invisible"},
	{ID: "blurring_draught", Condition: "blurred"}, {ID: "displacing_draught", Condition: "displaced"}, {ID: "courage_draught"},
	{ID: "restoring_draught"}, {ID: "clear_eye_draught"},
}

// body is a creature as it stands.
type body struct {
	sheet
	hp, most   int
	conditions map[string]bool
	lost       bool
	luck       purse
	worth      float64
}

// purse is somebody's luck.
type purse struct{ made, met, points, variance, slack float64 }

func (p *purse) sum() float64 { return p.made + p.met }

// fortune is the luck of a whole match.
type fortune struct {
	t       *testing.T
	name    string
	of      map[int]*body
	order   []int
	sides   map[string]*purse
	names   []string
	curve   map[string][]float64
	left    map[string][]float64
	lots    []lot
	round   int
	step    int
	zeroOut bool
	figures bool
	hands   []hand // of the attacks to come, in order
	shelter []bool // of the tests to come: behind improved cover

	events []entry // of the step
	at     int     // the one being weighed
	power  *talent
	user   int
	rolled int
	saved  bool
	begins *entry
	fresh  bool
}

// tell reads a record.
func tell(t *testing.T, name string, record []byte, hands []hand, sheltered []bool) *fortune {
	t.Helper()
	f := &fortune{t: t, name: name, of: map[int]*body{}, sides: map[string]*purse{}, curve: map[string][]float64{}, left: map[string][]float64{}, hands: hands, shelter: sheltered}
	lines := strings.Split(strings.TrimSpace(string(record)), "\n")
	var head struct {
		Setup struct {
			Ruleset    string
			Options    map[string]string
			Combatants []sheet
		}
	}
	f.read(lines[0], &head)
	f.figures = head.Setup.Ruleset == "skirmish"
	f.zeroOut = f.figures || head.Setup.Options["limited_zero_hp"] == "out" && head.Setup.Ruleset == "limited"
	for _, c := range head.Setup.Combatants {
		for _, d := range draughts {
			if slices.Contains(c.Carried, d.ID) {
				c.Powers = append(c.Powers, d)
			}
		}
		if f.figures && c.Skirmish != nil && c.Skirmish.HP > 0 { // else those of the sheet
			c.HP, c.MaxHP = c.Skirmish.HP, c.Skirmish.HP
		}
		f.of[c.ID] = &body{sheet: c, hp: c.HP, most: c.MaxHP, conditions: map[string]bool{}}
		f.order = append(f.order, c.ID)
		if f.sides[c.Side] == nil {
			f.sides[c.Side], f.names = &purse{}, append(f.names, c.Side)
		}
	}
	slices.Sort(f.order)
	for i, line := range lines[1:] {
		var s struct {
			Do     string
			Events []entry
		}
		if f.read(line, &s); s.Do == "" {
			continue
		}
		f.step, f.events, f.power, f.begins = i, s.Events, nil, nil
		for f.at = range f.events {
			f.reckon(&f.events[f.at])
			f.book(&f.events[f.at])
		}
	}
	f.turn()
	if len(f.hands) > 0 {
		t.Errorf("%s: %d attacks have been told that the record has not", name, len(f.hands))
	}
	return f
}

func (f *fortune) read(line string, into any) {
	if err := json.Unmarshal([]byte(line), into); err != nil {
		f.t.Fatalf("%s: %v in %s", f.name, err, line)
	}
}

// book applies an event to who stands how.
func (f *fortune) book(ev *entry) {
	b := f.of[ev.Who]
	switch ev.Event {
	case "round_began":
		f.round = ev.Round
	case "damaged":
		b.hp -= ev.HP
	case "healed":
		b.hp += ev.HP
	case "condition_gained", "condition_lost":
		b.conditions[ev.Condition] = ev.Event == "condition_gained"
	case "ability_damaged", "ability_healed":
		if ev.Score == "con" {
			f.t.Fatalf("%s: the second program keeps no Constitution", f.name)
		}
	}
	if b != nil {
		b.lost = b.conditions["dead"] || !f.figures && (b.conditions["dying"] || b.conditions["stable"])
	}
}

// turn notes luck and strength at the end of a round.
func (f *fortune) turn() {
	for _, side := range f.names {
		sum := 0.
		for _, id := range f.order {
			if b := f.of[id]; b.Side == side && !b.lost {
				sum += f.strength(b, b.hp)
			}
		}
		f.left[side] = append(f.left[side], sum)
		f.curve[side] = append(f.curve[side], f.sides[side].sum())
	}
}

// gone reports whether a creature with so many hit points is out of the fight.
func (f *fortune) gone(b *body, hp int) bool {
	return hp < 0 || hp == 0 && (f.zeroOut || slices.Contains(b.Traits, "no_con"))
}

// strength is what a creature with so many hit points is worth.
func (f *fortune) strength(b *body, hp int) float64 {
	if f.gone(b, hp) {
		return 0
	}
	return .5 + .5*math.Min(float64(hp), float64(b.most))/float64(b.most)
}

// harm is what damage takes of a creature, and the hit points of it that count.
func (f *fortune) harm(b *body, damage int) (worth, points float64) {
	if b.lost || damage <= 0 || f.gone(b, b.hp) {
		return 0, 0
	}
	last := b.hp
	if !f.gone(b, 0) {
		last++ // it falls only below none
	}
	return f.strength(b, b.hp) - f.strength(b, b.hp-damage), float64(min(damage, last))
}

func (f *fortune) fells(b *body, damage int) bool {
	return !b.lost && damage > 0 && f.gone(b, b.hp-damage)
}

// dist is the chance of each sum of dice.
type dist map[int]float64

// throw counts out dice: so many, of so many sides.
func throw(n, sides int) dist {
	d := dist{0: 1}
	for range n {
		next := dist{}
		for sum, p := range d {
			for face := 1; face <= sides; face++ {
				next[sum+face] += p / float64(sides)
			}
		}
		d = next
	}
	return d
}

// expr reads dice such as 2d6+3.
func (f *fortune) expr(text string) (n, sides, plus int) {
	number := func(s string) int {
		v, err := strconv.Atoi(s)
		if err != nil {
			f.t.Fatalf("%s: dice %q", f.name, text)
		}
		return v
	}
	if cut := strings.LastIndexAny(text, "+-"); cut > 0 {
		plus, text = number(text[cut:]), text[:cut]
	}
	a, b, isDice := strings.Cut(text, "d")
	if !isDice {
		return 0, 0, plus + number(a)
	}
	return number(a), number(b), plus
}

// values is what may come of a roll: values with their chances.
type values struct {
	v, p []float64
}

func (x *values) add(v, p float64) { x.v, x.p = append(x.v, v), append(x.p, p) }

func (x *values) mean() (sum float64) {
	for i, v := range x.v {
		sum += v * x.p[i]
	}
	return sum
}

func (x *values) variance() (sum float64) {
	m := x.mean()
	for i, v := range x.v {
		sum += (v - m) * (v - m) * x.p[i]
	}
	return sum
}

// decide books a roll of one creature on another, or for its own side where whom
// is 0.
func (f *fortune) decide(r lot, x *values) {
	r.step, r.round, r.expected, r.variance = f.step, max(f.round, 1), x.mean(), x.variance()
	r.slack += 2e-6
	f.lots = append(f.lots, r)
	give := func(p *purse, made, met, points float64) {
		p.made, p.met, p.points, p.variance, p.slack = p.made+made, p.met+met, p.points+points, p.variance+r.variance, p.slack+r.slack
	}
	swing, who, whom := r.real-r.expected, f.of[r.who], f.of[r.whom]
	switch {
	case whom == nil:
		give(&who.luck, swing, 0, r.points)
		give(f.sides[who.Side], swing, 0, r.points)
		return
	case who == nil:
	case who.Side != whom.Side:
		give(&who.luck, swing, 0, r.points)
		give(f.sides[who.Side], swing, 0, r.points)
	case who != whom:
		give(&who.luck, -swing, 0, -r.points)
	}
	give(&whom.luck, 0, -swing, -r.points)
	give(f.sides[whom.Side], 0, -swing, -r.points)
	if r.kind == "attack" && who != nil {
		if who.Side == whom.Side {
			who.worth -= r.real
		} else {
			who.worth += r.real
		}
	}
}

// reckon takes the events that are rolls.
func (f *fortune) reckon(ev *entry) {
	switch ev.Event {
	case "round_began":
		if ev.Round > 1 {
			f.turn()
		}
	case "attack_rolled":
		f.attack(ev)
	case "contest_rolled":
		f.contest(ev)
	case "test_rolled":
		improved := len(f.shelter) > 0 && f.shelter[0]
		f.shelter = f.shelter[min(1, len(f.shelter)):]
		f.test(ev, improved)
	case "stabilisation_rolled":
		f.check(lot{who: ev.Who, chance: .1, success: ev.Natural <= 10})
	case "power_used":
		f.use(ev)
	case "damage_rolled":
		if f.power != nil && ev.Part == 0 && ev.Who == f.user && !f.struck() {
			f.effect(ev)
		}
	}
}

// check is a d20 that nobody opposes.
func (f *fortune) check(r lot) {
	r.kind = "check"
	var x values
	x.add(checkWorth, r.chance)
	x.add(0, 1-r.chance)
	if r.success {
		r.real = checkWorth
	}
	f.decide(r, &x)
}

// struck reports whether the damage now told is that of a blow: an attack roll
// comes before it in the same step, and no use of an ability in between.
func (f *fortune) struck() bool {
	for i := f.at - 1; i >= 0; i-- {
		switch f.events[i].Event {
		case "attack_rolled":
			return true
		case "power_used", "test_rolled":
			return false
		}
	}
	return false
}

// attack counts out an attack roll with everything that hangs on it.
func (f *fortune) attack(ev *entry) {
	if ev.Whom == 0 {
		return // at a square in which nobody is
	}
	if len(f.hands) == 0 {
		f.t.Fatalf("%s, step %d: an attack that nobody has told", f.name, f.step)
	}
	h, b := f.hands[0], f.of[ev.Whom]
	f.hands = f.hands[1:]
	bonus := ev.Total - ev.Natural
	hits := func(face int) bool { return face == 20 || face != 1 && face+bonus >= ev.Against }
	r := lot{kind: "attack", who: ev.Who, whom: ev.Whom}
	kept := float64(100-h.missChance) / 100
	var normal, critical float64 // chances of either kind of hit that is not lost
	again := 0.
	for face := 1; face <= 20; face++ {
		if hits(face) {
			again += 1. / 20
		}
	}
	for face := 1; face <= 20; face++ {
		switch {
		case !hits(face):
		case face < h.threat || h.opening:
			normal += kept / 20
		case h.sure:
			critical += kept / 20
		default:
			normal += kept / 20 * (1 - again)
			critical += kept / 20 * again
		}
	}
	r.chance, r.criticals = normal+critical, critical
	var x, points values
	switch {
	case h.opening:
		r.kind = "touch"
		x.add(touchWorth, r.chance)
	case h.harmless:
		w := f.laid(b, f.power)
		if f.power.Save != nil {
			w /= 2 // the save is a roll of its own
		}
		x.add(w, r.chance)
	default:
		mixed := dist{}
		for _, c := range []struct {
			p     float64
			times int
		}{{normal, h.times}, {critical, h.criticalTimes}} {
			for damage, p := range h.deals(c.times) {
				mixed[damage] += p * c.p
			}
		}
		for damage, p := range mixed {
			worth, n := f.harm(b, damage)
			x.add(worth, p)
			points.add(n, p)
			if f.fells(b, damage) {
				r.fells += p
			}
		}
	}
	x.add(0, 1-r.chance)
	r.success = hits(ev.Natural)
	r.critical = r.success && h.sure && ev.Natural >= h.threat
	if r.success {
		f.follow(ev, &h, &r)
	}
	if r.success {
		switch {
		case h.opening || h.harmless:
			r.real = x.v[0]
		default:
			r.real, r.points = f.harm(b, r.damage)
			r.fell = f.fells(b, r.damage)
		}
	}
	r.points -= points.mean()
	r.critical = r.critical && r.success
	f.decide(r, &x)
}

// follow reads what came after a hit.
func (f *fortune) follow(ev *entry, h *hand, r *lot) {
	sum := 0
	for i := f.at + 1; i < len(f.events); i++ {
		switch next := &f.events[i]; {
		case next.Event == "miss_chance_rolled":
			r.success = next.Natural > h.missChance
			if next.Percent != h.missChance {
				f.t.Errorf("%s, step %d: a miss chance of %d where the log shows %d", f.name, f.step, next.Percent, h.missChance)
			}
		case next.Event == "confirmation_rolled":
			r.critical = next.Natural == 20 || next.Natural != 1 && next.Total >= next.Against
			if next.Total-next.Natural != ev.Total-ev.Natural || next.Against != ev.Against {
				f.t.Errorf("%s, step %d: the confirmation is not the same roll", f.name, f.step)
			}
		case next.Event == "damage_rolled" && next.Part < 3:
			sum += next.Sum
		case next.Event == "damaged" && next.Who == ev.Whom && next.Whom == ev.Who:
			r.damage = next.HP
			times := h.times
			if r.critical {
				times = h.criticalTimes
			}
			if want := sum + times*h.plus + h.extraPlus; r.damage != want && r.damage > 1 {
				f.t.Errorf("%s, step %d: %d damage where the dice and the log make %d", f.name, f.step, r.damage, want)
			}
			return
		case next.Event == "attack_rolled", next.Event == "power_used", next.Event == "test_rolled", next.Event == "contest_rolled":
			return
		}
	}
}

// deals is the chance of each damage of a hit whose weapon counts so many times.
func (h *hand) deals(times int) dist {
	out := dist{}
	for weapon, p := range throw(h.dice*times, h.sides) {
		for extra, q := range throw(h.extra, h.extraSides) {
			for sneak, s := range throw(h.sneak, 6) {
				out[max(1, weapon+times*h.plus)+extra+h.extraPlus+sneak] += p * q * s
			}
		}
	}
	return out
}

// contest counts out an opposed check when its second die has shown.
func (f *fortune) contest(ev *entry) {
	if ev.Begins {
		f.begins, f.fresh = ev, true
		return
	}
	mine := f.begins
	if mine == nil || mine.Total == ev.Total && mine.Modifier == ev.Modifier {
		return // thrown anew
	}
	beats := func(a, b int) int { // totals
		switch {
		case a != b:
			return a - b
		default:
			return mine.Modifier - ev.Modifier
		}
	}
	count := func(faces []int) (won, even float64) {
		for _, a := range faces {
			for b := 1; b <= 20; b++ {
				switch d := beats(a, b+ev.Modifier); {
				case d > 0:
					won++
				case d == 0:
					even++
				}
			}
		}
		n := float64(20 * len(faces))
		return won / n, even / n
	}
	var all []int
	for a := 1; a <= 20; a++ {
		all = append(all, a+mine.Modifier)
	}
	won, even := count(all)
	chance := won / (1 - even)
	if !f.fresh { // the first die lies already
		won, even = count([]int{mine.Total})
		chance = won + even*chance
	}
	f.fresh = false
	if f.of[mine.Who].Side == f.of[ev.Who].Side {
		return
	}
	r := lot{kind: "contest", who: mine.Who, whom: ev.Who, chance: chance, success: beats(mine.Total, ev.Total) > 0}
	var x values
	x.add(contestWorth, chance)
	x.add(0, 1-chance)
	if r.success {
		r.real = contestWorth
	}
	f.decide(r, &x)
}
