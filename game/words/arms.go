package words

import (
	"strconv"
	"strings"

	"tenaille/levels"
	"tenaille/rules"
)

// Scores writes the ability scores of somebody, in the order of the sheet.
func Scores(w *Words, sheet *rules.Sheet) string {
	ab := &sheet.Abilities
	var list []string
	for _, row := range []struct {
		score rules.Score
		n     int
	}{{rules.Str, ab.Str}, {rules.Dex, ab.Dex}, {rules.Con, ab.Con}, {rules.Int, ab.Int}, {rules.Wis, ab.Wis}, {rules.Cha, ab.Cha}} {
		list = append(list, w.ScoreName(row.score)+" "+w.Number(row.n))
	}
	return strings.Join(list, ", ")
}

// Saves writes what somebody adds to each saving throw (SAV-01).
func Saves(w *Words, sheet *rules.Sheet) string {
	saves, ab := &sheet.Saves, &sheet.Abilities
	return w.T("Fortitude %[1]s, Reflex %[2]s, Will %[3]s",
		w.Signed(saves.Fort+rules.Modifier(ab.Con)), w.Signed(saves.Ref+rules.Modifier(ab.Dex)), w.Signed(saves.Will+rules.Modifier(ab.Wis)))
}

// Arm writes what somebody hits with a weapon and deals with it, how far it flies where it
// does, and what a hit takes beside hit points.
func Arm(w *Words, sheet *rules.Sheet, wp *rules.WeaponSetup) string {
	damage := strings.ReplaceAll(wp.Damage, "-", "−") + w.Bonus(levels.DamageBonus(sheet, wp))
	if n := levels.Times(sheet, wp); n > 1 {
		damage = strconv.Itoa(n) + "×(" + damage + ")"
	}
	words := w.T("%[1]s to hit, %[2]s", w.Signed(levels.AttackBonus(sheet, wp)), damage)
	if wp.Kind != "melee" && wp.Increment > 0 {
		words += ", " + w.Length(wp.Increment)
	}
	if p := wp.Saps; p != nil {
		words += ", " + sapped(w, p)
	}
	return words
}

// sapped is the ability damage of a hit: its dice and score, how long it stays
// where time gives it back, the save that keeps it off (DMG-11).
func sapped(w *Words, p *rules.SapSetup) string {
	words := "−" + p.Dice + " " + w.Key("score."+p.Score)
	if p.Rounds > 0 {
		words = w.TN("%[2]s for %[1]d round", "%[2]s for %[1]d rounds", p.Rounds, p.Rounds, words)
	}
	if p.Save != nil {
		words += " (" + w.T("%[1]s DC %[2]d negates", w.Key("save."+p.Save.Kind), p.Save.DC) + ")"
	}
	return words
}
