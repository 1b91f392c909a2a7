package words

import (
	"strings"

	"tenaille/game/text"
	"tenaille/rules"
)

// Aims say what goals are about (SKI-19).
type Aims struct{ *Words }

// Zone is what a part of the map is called, with its article: the catalog's
// zone.NAME, else as the map says.
func (w Aims) Zone(name string) string { return given(w.Words, "zone.", name) }

// Lent is what the circumstances of a zone add to the attacks and to the armour class of
// whoever stands in it, empty for nothing (ATK-06).
func (w Aims) Lent(attack, ac int) string {
	var said []string
	if attack != 0 {
		said = append(said, w.T("attacks %[1]s", w.Signed(attack)))
	}
	if ac != 0 {
		said = append(said, w.T("AC %[1]s", w.Signed(ac)))
	}
	return strings.Join(said, ", ")
}

// Token is what something to be carried is called, with its article.
func (w Aims) Token(name string) string { return given(w.Words, "token.", name) }

// given is a text of the catalog, or the name that a map gives.
func given(w *Words, before, name string) string {
	if key := before + text.Slug(name); w.Text.Has(key) {
		return w.Key(key)
	}
	return name
}

// Line is what somebody says: a text of the catalog where the map names one.
func (w Aims) Line(said string) string {
	if w.Text.Has(said) {
		return w.Key(said)
	}
	return said
}

// Say tells what a side has to do for a goal (SKI-19), own that it is told to that side: of
// another one it is told to somebody whose people are not meant.
func (w Aims) Say(e *rules.Encounter, goal int, own bool) string {
	o := &e.Objectives[goal]
	until, by := RoundEnd(w.Words, e.Rules.Name, int(o.Until)), ""
	if o.By > 0 {
		by = RoundEnd(w.Words, e.Rules.Name, int(o.By))
	}
	said := ""
	switch o.Kind {
	case rules.ToSlay:
		said = w.T("Fell %[1]s", w.listed(e, o.Who))
	case rules.ToHold:
		said = w.T("Hold %[1]s at %[2]s", w.Zone(e.Zones[o.Zone].Name), until)
	case rules.ToReach:
		switch {
		case o.Who != 0:
			said = w.T("Lead %[1]s to %[2]s", w.listed(e, o.Who), w.Zone(e.Zones[o.Zone].Name))
		case !own && o.Count == 1:
			said = w.T("Bring one of their own to %[1]s", w.Zone(e.Zones[o.Zone].Name))
		case !own:
			said = w.TN("Bring %[1]d of their own to %[2]s", "Bring %[1]d of their own to %[2]s", int(o.Count), int(o.Count), w.Zone(e.Zones[o.Zone].Name))
		case o.Count == 1:
			said = w.T("Bring one of yours to %[1]s", w.Zone(e.Zones[o.Zone].Name))
		default:
			said = w.TN("Bring %[1]d of yours to %[2]s", "Bring %[1]d of yours to %[2]s", int(o.Count), int(o.Count), w.Zone(e.Zones[o.Zone].Name))
		}
	case rules.ToEscape:
		switch {
		case o.Who != 0:
			said = w.T("Get %[1]s away by %[2]s", w.listed(e, o.Who), w.Zone(e.Zones[o.Zone].Name))
		case !own && o.Count == 1:
			said = w.T("Get one of their own away by %[1]s", w.Zone(e.Zones[o.Zone].Name))
		case !own:
			said = w.TN("Get %[1]d of their own away by %[2]s", "Get %[1]d of their own away by %[2]s", int(o.Count), int(o.Count), w.Zone(e.Zones[o.Zone].Name))
		case o.Count == 1:
			said = w.T("Get one of yours away by %[1]s", w.Zone(e.Zones[o.Zone].Name))
		default:
			said = w.TN("Get %[1]d of yours away by %[2]s", "Get %[1]d of yours away by %[2]s", int(o.Count), int(o.Count), w.Zone(e.Zones[o.Zone].Name))
		}
	case rules.ToProtect:
		said = w.T("Keep %[1]s standing", w.listed(e, o.Who))
		if o.Until > 0 {
			said = w.T("Keep %[1]s standing until %[2]s", w.listed(e, o.Who), until)
		}
	case rules.ToRout:
		said = w.T("Rout the enemy: fell %[1]s of them", w.Percent(int(o.Count)))
	case rules.ToSurvive:
		said = w.T("Be still standing at %[1]s", until)
	case rules.ToCarry:
		said = w.T("Bring %[1]s to %[2]s", w.Token(e.Tokens[o.Token]), w.Zone(e.Zones[o.Zone].Name))
	case rules.ToOpen:
		said = w.T("Open the door at %[1]s", doorSquare(e, o.Door))
	case rules.ToClose:
		said = w.T("Close the door at %[1]s", doorSquare(e, o.Door))
	}
	if by != "" {
		return w.T("%[1]s before %[2]s", said, by)
	}
	return said
}

// Brief says the same where there is little room: what it is about, and until when.
func (w Aims) Brief(e *rules.Encounter, goal int) (brief, term string) {
	o := &e.Objectives[goal]
	switch {
	case o.By > 0:
		term = w.T("by %[1]s", w.RoundMark(e.Rules.Name, int(o.By)))
	case o.Until > 0:
		term = w.T("until %[1]s", w.RoundMark(e.Rules.Name, int(o.Until)))
	}
	switch o.Kind {
	case rules.ToSlay:
		brief = w.T("Fell %[1]s", w.listed(e, o.Who))
	case rules.ToHold:
		brief = w.T("Hold %[1]s", w.Zone(e.Zones[o.Zone].Name))
		if o.Until > 0 { // who is there before counts for nothing
			term = w.T("at the end of %[1]s", w.RoundMark(e.Rules.Name, int(o.Until)))
		}
	case rules.ToReach:
		brief = w.T("Get to %[1]s", w.Zone(e.Zones[o.Zone].Name))
	case rules.ToEscape:
		brief = w.T("Away by %[1]s", w.Zone(e.Zones[o.Zone].Name))
	case rules.ToProtect:
		brief = w.T("Protect %[1]s", w.listed(e, o.Who))
	case rules.ToRout:
		brief = w.T("Rout the enemy")
	case rules.ToSurvive:
		brief = w.T("Hold out")
	case rules.ToCarry:
		brief, term = w.T("Fetch %[1]s", w.Token(e.Tokens[o.Token])), strings.TrimPrefix(term+" · "+w.T("to %[1]s", w.Zone(e.Zones[o.Zone].Name)), " · ")
	case rules.ToOpen:
		brief = w.T("Open the door at %[1]s", doorSquare(e, o.Door))
	case rules.ToClose:
		brief = w.T("Close the door at %[1]s", doorSquare(e, o.Door))
	}
	return brief, term
}

// listed names creatures, those known by name; of one who is not known nothing is told.
func (w Aims) listed(e *rules.Encounter, set uint64) string {
	var names []string
	for ; set != 0; set &= set - 1 {
		if id := rules.First(set); e.Creatures[id].Kind != "" {
			names = append(names, w.CreatureName(e, id))
		}
	}
	switch last := len(names) - 1; last {
	case -1:
		return w.T("somebody you have not seen yet")
	case 0:
		return names[0]
	default:
		return w.T("%[1]s and %[2]s", strings.Join(names[:last], ", "), names[last])
	}
}

// doorSquare names the square of a door, counted from 1.
func doorSquare(e *rules.Encounter, door uint8) string {
	c, _ := rules.DoorSquare(e.Map, int(door))
	return c.Name()
}
