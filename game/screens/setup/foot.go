package setup

import "tenaille/render/widget"

// layFoot lays out what there is to say, and the two ways on: starting at once,
// and deploying by hand where a person plays.
func (s *setup) layFoot(p *widget.Page, foot, primary widget.Rect) {
	problem, warning := s.verdict()
	by := s.Draft.People() > 0
	const short = 176.
	side := widget.Rect{X: foot.X + foot.W - short - 8, Y: foot.Y + 8, W: short, H: foot.H - 16}
	if s.Compact() {
		side.H = s.Touch(side.H)
		side.Y = foot.Y + (foot.H-side.H)/2
	}
	balance := s.outlook.Button()
	even := widget.Rect{W: max(152, s.Style.ButtonNeed(balance, side.H)), H: side.H}
	if s.Compact() {
		balance.Label, even.W = "", s.Touch(side.H)
	}
	if s.Upright() { // what is wrong has the room of both
		side.W, side.X = 132, foot.X+foot.W-140
		side.Y, side.H = foot.Y+(foot.H-44)/2, 44
	}
	even.Y, even.H = side.Y, side.H
	if even.X = foot.X + foot.W - even.W - 8; by {
		even.X -= side.W + 6
	}
	room := even.X - foot.X - 58
	p.Paint(func(c widget.Canvas) {
		if s.Compact() {
			c.Panel(foot)
		}
		icon, head, sub := s.footWords(problem, warning)
		mid := foot.Y + foot.H/2
		c.Icon(icon, foot.X+16, mid-11, 22)
		if c.Width(head, widget.Regular, 13.5) > room { // what is wrong is said whole
			c.Block(head, foot.X+50, mid, room, widget.Bone)
			return
		}
		if c.Width(sub, widget.Regular, 12.5) > room {
			c.TextFit(head, foot.X+50, mid+5, room, widget.Regular, 14, widget.Bone, widget.Start)
			return
		}
		c.TextFit(head, foot.X+50, mid-3, room, widget.Regular, 14, widget.Bone, widget.Start)
		c.TextFit(sub, foot.X+50, mid+16, room, widget.Regular, 12.5, widget.Dim, widget.Start)
	})
	p.Button("setup.even", even, balance)
	now := widget.Button{
		Label: s.T("Start now"), Icon: "play", Size: 14, Centred: true, Disabled: problem != "", OnClick: s.start,
		Tip: s.T("Everybody is placed by the map or the machine."),
	}
	if s.Upright() {
		now.Icon = ""
	}
	on := s.onward()
	on.Disabled = problem != ""
	if !by {
		p.Button("setup.start", primary, on)
		return
	}
	p.Button("setup.start", side, now)
	p.Button("setup.deploy", primary, on)
}

// footWords is what the foot says: what is wrong, or what is to be expected of the match.
// problem is what keeps it from beginning, warning what does not.
func (s *setup) footWords(problem, warning string) (icon, head, sub string) {
	icon = "warning"
	switch {
	case problem != "":
		head = problem
	case s.notice != "":
		head = s.notice
	case s.Dearer != "":
		head = s.Dearer
	case warning != "":
		head = warning
	case s.Upright(): // nothing that has to be known
		icon, head = "check", s.T("Ready")
	default:
		icon, head = "check", s.T("Ready. The figures stand in their start zones.")
	}
	sub = s.T("Everything here is stored in the replay: map, seed, ruleset, armies.")
	if s.Apart() { // no seed of a set-up has a part in it
		sub = s.T("Everything here is stored in the replay: map, ruleset, armies.")
	}
	said, source := s.outlook.Said()
	switch mild := problem == "" && s.notice+s.Dearer == ""; {
	case problem != "" && s.Dearer != "":
		sub = s.Dearer
	case said == "":
	case icon == "check" || mild && s.Compact(): // points unspent are told beside their army, too
		head, sub = said, source
	default:
		sub = said
	}
	return icon, head, sub
}

// onward is the button that leads on: to the placing of the armies where a person
// plays, else into the battle.
func (s *setup) onward() widget.Button {
	b := widget.Button{Label: s.T("Start the battle"), Icon: "attack", Kind: widget.Primary, Size: 20, Centred: true, OnClick: s.start}
	if s.Draft.People() > 0 {
		b.Label, b.OnClick = s.T("Deploy your side"), s.deploy
		if s.Compact() {
			b.Size = 16
		}
	}
	return b
}
