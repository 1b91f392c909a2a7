package scene

import (
	"image/color"
	"strconv"

	"tenaille/render/art"
	"tenaille/render/widget"
)

func (s *setup) layFoot(p *widget.Page, foot, right widget.Rect) {
	problem := s.ready()
	p.Paint(func(c widget.Canvas) {
		icon, head := "check", s.T("Ready. The figures stand in their start zones.")
		if problem != "" {
			icon, head = "warning", problem
		}
		c.Icon(icon, foot.X+16, foot.Y+20, 22)
		c.TextFit(head, foot.X+50, foot.Y+28, foot.W-66, widget.Regular, 14, widget.Bone, widget.Start)
		c.TextFit(s.T("Everything here is stored in the replay: map, seed, ruleset, players."), foot.X+50, foot.Y+47, foot.W-66, widget.Regular, 12.5, widget.Dim, widget.Start)
	})
	p.Button("setup.start", widget.Rect{X: right.X, Y: foot.Y, W: right.W, H: foot.H}, widget.Button{
		Label: s.T("Start the battle"), Icon: "attack", Kind: widget.Primary, Size: 20, Centred: true,
		Disabled: problem != "", OnClick: s.start,
	})
}

// layMap lays out the preview of the map and the strip of maps.
func (s *setup) layMap(p *widget.Page, box widget.Rect) {
	const strip = 78.
	level := s.level(s.plan.Level)
	w, h := size(&level.setup)
	view := widget.Rect{X: box.X + 18, Y: box.Y + 42, W: box.W - 36, H: box.H - 42 - strip - 28 - 84}
	p.Paint(func(c widget.Canvas) {
		c.Heading(s.T("Map"), box.X+16, box.Y+26, box.W-34)
		under := s.paintMap(c, s.plan.Level, view, true)
		y := under + 32
		dims := s.T("%[1]d × %[2]d squares", w, h)
		c.Text(dims, box.X+box.W-18, y, widget.Regular, 13, widget.Dim, widget.End)
		c.TextFit(s.levelName(s.plan.Level), box.X+18, y, box.W-60-c.Width(dims, widget.Regular, 13), widget.Bold, 18, widget.Bone, widget.Start)
		if about := "level." + s.plan.Level + ".about"; s.Text.Has(about) {
			c.TextFit(s.Key(about), box.X+18, y+22, box.W-36, widget.Regular, 13, widget.Dim, widget.Start)
		}
		c.TextFit(s.grounds(&level.setup), box.X+18, y+43, box.W-36, widget.Regular, 13, widget.Bone, widget.Start)
	})
	const cardW = 125.
	y := box.Y + box.H - strip - 16
	for i, name := range s.names {
		r := widget.Rect{X: box.X + 18 + float64(i)*(cardW+6), Y: y, W: cardW, H: strip}
		if r.X+r.W > box.X+box.W-10 {
			break
		}
		taken := name == s.plan.Level
		p.Button("setup.map."+name, r, widget.Button{
			Selected: taken,
			Paint: func(c widget.Canvas, r widget.Rect) {
				s.paintMap(c, name, widget.Rect{X: r.X + 4, Y: r.Y + 4, W: r.W - 8, H: r.H - 28}, false)
				font, ink := widget.Regular, widget.Dim
				if taken {
					font, ink = widget.Bold, widget.Bone
				}
				c.TextFit(s.levelName(name), r.X+r.W/2, r.Y+r.H-8, r.W-10, font, 12, ink, widget.Middle)
			},
			OnClick: func() { s.plan.Level = name; s.Stale() },
		})
	}
}

// paintMap paints a map as large as it fits and returns where it ends below.
func (s *setup) paintMap(c widget.Canvas, name string, box widget.Rect, sheet bool) float64 {
	m := s.maps[name]
	if m == nil {
		m = &preview{}
		s.maps[name] = m
	}
	level := s.level(name)
	if level.err != nil {
		c.Icon("warning", box.X+box.W/2-16, box.Y+box.H/2-16, 32)
		return box.Y + box.H
	}
	return m.paint(s.Context, c, &level.setup, box, sheet)
}

// layRules lays out the ruleset, what decides the battle, and its dice.
func (s *setup) layRules(p *widget.Page, box widget.Rect) {
	x, w := box.X+14, box.W-28
	p.Paint(func(c widget.Canvas) {
		c.Heading(s.T("Ruleset"), box.X+16, box.Y+26, box.W-32)
		s.paintPips(c, box.X+box.W-18, box.Y+11)
		c.Paragraph(s.Key("ruleset."+s.plan.Ruleset+".summary"), x+2, box.Y+90, w-4, 17, widget.Regular, 12.5, widget.Dim)

		y := box.Y + optionsBelow + 158
		c.Heading(s.T("Victory"), box.X+16, y, box.W-32)
		c.Paragraph(s.Key("victory."+s.plan.Ruleset), x+2, y+24, w-4, 17, widget.Regular, 13, widget.Bone)
		y += 60
		c.Heading(s.T("Sight"), box.X+16, y, box.W-32)
		c.Paragraph(s.T("Both sides see the whole map."), x+2, y+24, w-4, 17, widget.Regular, 13, widget.Bone)
		y += 60
		c.Heading(s.T("Dice"), box.X+16, y, box.W-32)
		c.Paragraph(s.T("The seed decides every roll: the same seed and the same orders give the same battle."), x+2, y+74, w-4, 17, widget.Regular, 12.5, widget.Dim)
		y += 138
		c.Heading(s.T("While you play"), box.X+16, y, box.W-32)
		c.TextFit(s.T("Opportunity attacks"), x+2, y+37, 138, widget.Regular, 13.5, widget.Bone, widget.Start)
		c.TextFit(s.T("Animation speed"), x+2, y+79, 138, widget.Regular, 13.5, widget.Bone, widget.Start)
	})
	s.layRuleset(p, widget.Rect{X: x, Y: box.Y + 36, W: w, H: 34})
	s.layOptions(p, widget.Rect{X: x, Y: box.Y + 118, W: w, H: 38})
	s.laySeed(p, widget.Rect{X: x, Y: box.Y + optionsBelow + 158 + 120 + 16, W: w, H: 36})
	y := box.Y + optionsBelow + 158 + 258 + 14
	v := &s.Settings
	taken := "ask"
	if v.AlwaysOpportunity {
		taken = "always"
	}
	p.Segment("setup.opportunity", widget.Rect{X: x + w - 176, Y: y, W: 176, H: 34}, []widget.Choice{
		{ID: "ask", Label: s.T("Ask me")}, {ID: "always", Label: s.T("Always")},
	}, taken, 13, func(id string) { v.AlwaysOpportunity = id == "always"; s.SaveSettings(); s.Stale() })
	p.Segment("setup.speed", widget.Rect{X: x + w - 176, Y: y + 42, W: 176, H: 34}, []widget.Choice{
		{ID: "1", Label: "×1"}, {ID: "2", Label: "×2"}, {ID: "4", Label: "×4"},
	}, strconv.Itoa(v.Speed), 13, func(id string) { v.Speed, _ = strconv.Atoi(id); s.SaveSettings(); s.Stale() })
}

// optionsBelow is what the way to the options moves what follows down.
const optionsBelow = 30.

// layOptions lays out the way to the options of the rules, with how many are
// not as by default.
func (s *setup) layOptions(p *widget.Page, box widget.Rect) {
	scope := s.options()
	n := scope.changed()
	p.Button("setup.options", box, widget.Button{
		Label: s.T("Options of the rules"), Icon: "settings", Size: 14, Chevron: true,
		OnClick: func() { s.Stack.Push(NewOptions(s.Context, s.options(), "")) },
		Paint: func(c widget.Canvas, at widget.Rect) {
			c.Text(s.changedWords(n), at.X+at.W-38, at.Y+at.H/2+4.5, widget.Bold, 12.5, changedInk(n), widget.End)
		},
	})
}

// changedInk is the colour of the number of options changed.
func changedInk(n int) color.NRGBA {
	if n > 0 {
		return widget.Gold
	}
	return widget.Dim
}

// laySeed lays out the seed of the dice and the button that draws another.
func (s *setup) laySeed(p *widget.Page, box widget.Rect) {
	p.Field("setup.seed", widget.Rect{X: box.X, Y: box.Y, W: box.W - 44, H: box.H}, widget.Field{
		Text: s.seed,
		Accept: func(text string) bool {
			for _, r := range text {
				if r < '0' || r > '9' {
					return false
				}
			}
			return len(text) <= 20
		},
		OnChange: func(text string) {
			before := s.ready()
			s.seed = text
			if s.ready() != before {
				s.Stale()
			}
		},
		OnSubmit: func(string) { s.page.Focus("setup.start") },
	})
	p.Button("setup.newseed", widget.Rect{X: box.X + box.W - 36, Y: box.Y, W: 36, H: box.H}, widget.Button{
		Icon: "dice", Centred: true, Size: 13, Tip: s.T("New dice"),
		OnClick: func() { s.seed = strconv.FormatUint(newSeed(), 10); s.Stale() },
	})
}

// laySide lays out who plays a side and whom it fields.
func (s *setup) laySide(p *widget.Page, box widget.Rect, side int) {
	look := art.SideLook(side)
	level := s.level(s.plan.Level)
	var force roster
	if all := rosters(&level.setup); side < len(all) {
		force = all[side]
	}
	p.Paint(func(c widget.Canvas) {
		c.Panel(box)
		c.Fill(widget.Rect{X: box.X, Y: box.Y + 10, W: 5, H: box.H - 20}, look.Colour)
		c.SideSign(side, box.X+28, box.Y+26, 11)
		c.Text(s.Key(sideKeys[side]), box.X+48, box.Y+32, widget.Bold, 18, widget.Bone, widget.Start)
		s.paintRoster(c, box, side, force)
	})
	who := "machine"
	if human(s.plan.Players[side]) {
		who = "human"
	}
	id := [...]string{"setup.blue", "setup.red"}[side]
	p.Segment(id, widget.Rect{X: box.X + 128, Y: box.Y + 10, W: box.W - 142, H: 34}, []widget.Choice{
		{ID: "human", Label: s.T("Human")},
		{ID: "machine", Label: s.T("Computer")},
	}, who, 13.5, func(choice string) {
		s.plan.Players[side] = "human"
		if choice == "machine" {
			s.plan.Players[side] = machine
			if named := s.players[side]; named != "" && !human(named) {
				s.plan.Players[side] = named
			}
		}
		s.Stale()
	})
}

func (s *setup) paintRoster(c widget.Canvas, box widget.Rect, side int, force roster) {
	top := box.Y + 52
	room := box.H - 52 - 36
	row := min(38, room/float64(max(len(force.kinds), 1)))
	cards := s.cards(s.plan.Level)
	for i, kind := range force.kinds {
		y := top + float64(i)*row
		c.Box(widget.Rect{X: box.X + 14, Y: y, W: box.W - 28, H: row - 4}, 7, widget.Raised, widget.Transparent, 0)
		face := row - 8
		c.Portrait(kind, side, box.X+20, y+2, face)
		line := y + row/2 + 2.5
		if f, ok := cards[kind]; ok && row >= 30 {
			line -= 6
			reach := s.T("ranged")
			if f.Melee {
				reach = s.T("melee")
			}
			c.TextFit(s.T("%[1]s %[2]s, defence %[3]d, damage %[4]d, %[5]d HP", reach, signed(int(f.Attack)), int(f.Defence), int(f.Damage), int(f.HP)),
				box.X+30+face, line+14, box.W-28-face-50, widget.Regular, 11.5, widget.Dim, widget.Start)
		}
		c.TextFit(s.Key("creature."+kind), box.X+30+face, line, box.W-28-face-80, widget.Regular, 13.5, widget.Bone, widget.Start)
		c.Text("× "+strconv.Itoa(force.counts[i]), box.X+box.W-28, y+row/2+2.5, widget.Bold, 14, widget.Bone, widget.End)
	}
	c.Text(s.TN("%[1]d figure", "%[1]d figures", force.total), box.X+box.W-18, box.Y+box.H-14, widget.Bold, 13.5, widget.Bone, widget.End)
}
