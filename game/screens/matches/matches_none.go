package matches

import (
	"tenaille/game/match"
	"tenaille/game/screens/ledger"
	"tenaille/render/widget"
)

// layNone lays out the page of somebody who has no recorded match yet: a sheet
// that says what would lie here, and the way to the first one.
func (m *matches) layNone(p *widget.Page, box widget.Rect) {
	m.First = "matches.machine"
	act := func(id, icon, label, player string, kind widget.Kind) ledger.Act {
		return ledger.Act{ID: id, Button: widget.Button{
			Label: label, Icon: icon, Kind: kind, Size: 16,
			OnClick: func() { m.Stack.Swap(m.Routes.Setup(m.Context, m.NewTerms("human", player))) },
		}}
	}
	ledger.Empty(p, m.Style, box, m.T("No match is recorded yet"), m.about(),
		act("matches.machine", "attack", m.T("Against the machine"), match.Machine, widget.Primary),
		act("matches.hotseat", "hotseat", m.T("Hot-seat"), "human", 0))
}

// about says what is recorded, and what for.
func (m *matches) about() string {
	return m.T("Every match is recorded with all its dice, from its first action on. Play on one that is not over, or watch a finished one again, action by action, with what each side knew.")
}
