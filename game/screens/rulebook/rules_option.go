package rulebook

import (
	"image/color"
	"slices"
	"strings"

	"tenaille/game/book"
	"tenaille/render/widget"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// optionStrip is the height of what a conflict's page says of its option in one line,
// where its button is for a mouse.
const optionStrip = 118.

// ruleChapters are the parts of the book that can be listed alone: by the
// beginning of their ids.
var ruleChapters = []string{"", "CFL-", "SIL-", readings}

// readings is the beginning of the ids of amendments and settled readings,
// which are a book of their own.
const readings = "AMD-"

// entry is what the book, or that of the readings, says of an id.
func (r *ruleBook) entry(id string) (book.Entry, bool) {
	if strings.HasPrefix(id, readings) {
		return r.extra.Entry(id)
	}
	return r.book.Entry(id)
}

// fill lists the chapter anew.
func (r *ruleBook) fill() {
	if r.chapter == readings {
		r.list.fill(r.extra, readings)
		return
	}
	r.list.fill(r.book, r.chapter)
	if r.game == "" {
		return
	}
	set, err := rulesets.ByName(r.game)
	if err != nil {
		return
	}
	kept := r.list.rows[:0]
	for _, row := range r.list.rows {
		e, ok := r.book.Entry(row.id)
		switch n := len(kept); {
		case ok && slices.Contains(e.Rulesets, set.Book()), !ok && (n == 0 || kept[n-1].id != ""):
			kept = append(kept, row)
		case !ok: // the section before it has no rule of the ruleset
			kept[n-1] = row
		}
	}
	if n := len(kept); n > 0 && kept[n-1].id == "" {
		kept = kept[:n-1]
	}
	r.list.rows = kept
}

// layGames offers the rules of every ruleset, or those of one.
func (r *ruleBook) layGames(p *widget.Page, box widget.Rect) {
	choices := []widget.Choice{{ID: "all", Label: r.T("All rulesets")}}
	for _, set := range rulesets.All() {
		choices = append(choices, widget.Choice{ID: set.Name, Label: r.RulesetName(set.Name)})
	}
	taken := r.game
	if taken == "" {
		taken = "all"
	}
	p.Segment("rules.game", box, choices, taken, 12, func(id string) {
		if r.game = id; id == "all" {
			r.game = ""
		}
		if r.chapter == readings && r.game != "" {
			r.chapter = "" // readings belong to none
		}
		r.fill()
		r.list.sight.Top = 0
		if r.list.find(r.open) >= 0 {
			r.list.show(r.open)
		} else if id := r.list.best(); id != "" {
			r.read(id)
		}
		r.Stale()
	})
}

// layChapters offers the whole book, the conflicts between the sources, and the
// points on which they are silent.
func (r *ruleBook) layChapters(p *widget.Page, box widget.Rect) {
	names := []string{r.T("All"), r.T("Conflicts"), r.T("Silent points"), r.T("Readings")}
	var choices []widget.Choice
	for i, c := range ruleChapters {
		id := strings.ToLower(strings.TrimSuffix(c, "-"))
		if id == "" {
			id = "all"
		}
		choices = append(choices, widget.Choice{ID: id, Label: names[i]})
	}
	taken := "all"
	if r.chapter != "" {
		taken = strings.ToLower(strings.TrimSuffix(r.chapter, "-"))
	}
	p.Segment("rules.chapter", box, choices, taken, 12.5, func(id string) {
		r.turnTo(strings.ToUpper(id) + "-")
	})
}

// turnTo lists a chapter, and opens its first rule unless one of it is open.
func (r *ruleBook) turnTo(chapter string) {
	if chapter == "ALL-" {
		chapter = ""
	}
	r.chapter = chapter
	r.fill()
	if strings.HasPrefix(r.open, chapter) {
		r.list.show(r.open)
	} else if id := r.list.best(); id != "" {
		r.read(id)
	}
	r.Stale()
}

// optionMark tells whether a rule has an option, and in what colour it is
// marked: gold when it is not as by default.
func (r *ruleBook) optionMark(id string) (bool, color.NRGBA) {
	o, ok := rulesets.OptionOf(id)
	if !ok {
		return false, color.NRGBA{}
	}
	scope := r.OptionsInPlay()
	if o = scope.Own(o); scope.Value(&o) != o.Plain() {
		return true, widget.Gold
	}
	return true, widget.Faint
}

// layOption lays out the option that a conflict or a silent point names: its
// values, which of them is the default and which holds now, and the way to
// where it is set.
func (r *ruleBook) layOption(p *widget.Page, box widget.Rect, o *rules.OptionRow) {
	scope := r.OptionsInPlay()
	now := scope.Value(o)
	set := widget.Button{
		Label: r.T("Set it"), Icon: "settings", Kind: widget.Plate, Size: 13.5,
		OnClick: func() { r.set(o) },
	}
	if scope.Set == nil {
		set.Label = r.T("Options of this battle")
	}
	tall := r.Touch(36)
	about := r.optionWords(box.W, o)
	low := box.Y + 46 + optionWordLine*float64(len(about)-1)
	w := r.Style.Width(set.Label, widget.Regular, 13.5) + 66
	plates, wide := r.plates(o, now, true, true)
	room := box.W - 16 - 8 - 12
	// What has no room is left out, the least telling first: gold says what holds now,
	// and an icon with a tip where it is set.
	if wide+w > room {
		plates, wide = r.plates(o, now, true, false)
	}
	if wide+w > room {
		set.Label, set.Tip, set.Centred, w = "", set.Label, true, 44
	}
	if wide+w > room {
		plates, wide = r.plates(o, now, false, false)
	}
	if wide+w > room { // what holds now, alone
		plates = slices.DeleteFunc(plates, func(d plate) bool { return !d.held })
	}
	p.Paint(func(c widget.Canvas) {
		c.Box(box, 6, widget.Fade(widget.Chip, .55), widget.PaperSub, 1)
		x := box.X + 16
		c.Text(r.T("Option"), x, box.Y+24, widget.Bold, 13, widget.PaperHead, widget.Start)
		c.TextFit(r.Key("option."+o.Name), x+c.Width(r.T("Option"), widget.Bold, 13)+12, box.Y+24, box.W*.5, widget.Bold, 15, widget.PaperInk, widget.Start)
		for i, words := range about {
			c.TextFit(words, x, box.Y+46+optionWordLine*float64(i), box.W-32, widget.Regular, 13.5, widget.PaperInk, widget.Start)
		}
		if len(plates) == 0 {
			c.TextFit(r.T("%[1]d to %[2]d, by default %[3]d, now %[4]s", o.Min, o.Max, o.Default, now), x, low+18+tall/2, box.W-w-36, widget.Bold, 13.5, widget.PaperInk, widget.Start)
			return
		}
		for i := range plates {
			plates[i].paint(c, widget.Rect{X: x, Y: low + 14 + tall/2 - 15, W: plates[i].wide, H: 30})
			x += plates[i].wide + plateGap
		}
	})
	p.Button("rules.option."+o.Name, widget.Rect{X: box.X + box.W - w - 12, Y: low + 14, W: w, H: tall}, set)
}

// optionWordLine is the height of a line of what an option means.
const optionWordLine = 17.

// optionWords are what an option means, in one line where the page is wide enough.
func (r *ruleBook) optionWords(w float64, o *rules.OptionRow) []string {
	words := r.Key("option." + o.Name + ".about")
	if w > 360 {
		return []string{words}
	}
	return r.Style.Wrap(words, w-32, widget.Regular, 13.5)
}

// optionTall is the height of what a page says of its option, with the gap under it.
func (r *ruleBook) optionTall(w float64, o *rules.OptionRow) float64 {
	return optionStrip - 36 + r.Touch(36) + optionWordLine*float64(len(r.optionWords(w, o))-1)
}

// plate is a value of an option as a page of the book shows it.
type plate struct {
	words, notes string
	held         bool // it holds now
	wide         float64
}

// plateGap is the gap after a plate.
const plateGap = 8

// plates are those of the values of an option and the width they take, each with
// whether it is the default and holds now, as far as that is to be said. An option
// that is a number has none.
func (r *ruleBook) plates(o *rules.OptionRow, now string, plain, held bool) (list []plate, wide float64) {
	for _, v := range o.Values {
		var notes []string
		if plain && v == o.Plain() {
			notes = append(notes, r.T("default"))
		}
		if held && v == now {
			notes = append(notes, r.T("now"))
		}
		d := plate{words: r.OptionValue(o, v), notes: strings.Join(notes, " · "), held: v == now}
		d.wide = r.Style.Width(d.words, widget.Bold, 13.5) + 24
		if d.notes != "" {
			d.wide += r.Style.Width(d.notes, widget.Regular, 12) + 8
		}
		list = append(list, d)
		wide += d.wide + plateGap
	}
	return list, wide
}

// paint paints the plate in a box.
func (d *plate) paint(c widget.Canvas, at widget.Rect) {
	fill, edge := widget.Paper, widget.PaperSub
	if d.held {
		fill, edge = widget.Gold, widget.PaperHead
	}
	c.Box(at, 7, fill, edge, 1.3)
	c.Text(d.words, at.X+12, at.Y+20, widget.Bold, 13.5, widget.PaperInk, widget.Start)
	c.Text(d.notes, at.X+at.W-12, at.Y+20, widget.Regular, 12, widget.PaperInk, widget.End)
}
