package campaign

import (
	"tenaille/game/company"
	"tenaille/game/words"
	"tenaille/render/widget"
)

// done is something that was done in camp: what, in words, and how things stood before.
type done struct {
	words  string
	before company.Camp
}

// does does something in camp that costs coins or is chosen for good, and keeps how things
// stood, so that one press too many is taken back. With ironman nothing is.
func (s *camp) does(told string, what func()) {
	d := done{told, s.company.Camp()}
	what()
	if s.keep() && !s.company.Ironman {
		s.done = append(s.done, d)
	}
}

// takes tells whether something can be taken back: what was done since the last battle, while
// the camp is open.
func (s *camp) takes() bool {
	return len(s.done) > 0 && s.company != nil && s.company.Pending == nil
}

// layUndo lays out what takes back what was done last.
func (s *camp) layUndo(p *widget.Page, at widget.Rect) {
	last := s.done[len(s.done)-1]
	p.Button("campaign.undo", at, widget.Button{
		Icon: "replay", Kind: widget.Quiet, Centred: true, Size: 13.5, Tip: s.T("Take back: %[1]s", last.words),
		OnClick: func() {
			s.company.TakeBack(last.before)
			s.done = s.done[:len(s.done)-1]
			s.keep()
		},
	})
}

// deed is what somebody of the company got, in words.
func (s *camp) deed(m *company.Member, what string) string {
	name, _ := words.PersonName(s.Words, m.Name, m.Kind)
	return s.T("%[1]s: %[2]s", name, what)
}
