package table

import (
	"encoding/json"

	"tenaille/game/live"
	"tenaille/game/replay"
)

// Heard is what comes of a question to a referee.
type Heard struct {
	// Reply is what is answered.
	Reply []byte
	// Entries are new ones, to be written down before anything is answered.
	Entries []live.Entry
	// Said is a line of talk for all, nil for none.
	Said *live.Said
	// Ahead tells that somebody who has a seat says to have seen more than there is: it is a
	// lie, or the table is not as its log is.
	Ahead bool
}

// Opening opens a match as somebody has asked for it by data: its name follows from the key
// and the offer's token (live.MatchName), so that one that was opened by the same question,
// and whose answer was lost, is found under it; whoever calls looks for that first. The
// table is nil where the reply says why not.
func Opening(key string, data []byte, secret live.Secret, now int64) (*Table, []byte) {
	var o live.Offer
	if len(data) > live.MaxOffer || replay.Strict(data, &o) != nil || !live.Name(o.Token) {
		return nil, Refusal(live.FaultUnknown)
	}
	t, err := Open(live.MatchName(key, o.Token), key, o, secret, now)
	if err != nil {
		return nil, Refusal(FaultOf(err))
	}
	return t, t.Reply()
}

// Reply is what is answered to whoever has opened the match, also when it is asked again.
func (t *Table) Reply() []byte { return t.reply(live.Answer{}) }

// Hear answers what somebody who holds a key asks of the match, by a message of a line:
// what is join, wish or say.
func (t *Table) Hear(key, what string, data []byte, now int64) (h Heard) {
	no := func(fault string) Heard { return Heard{Reply: Refusal(fault)} }
	if len(data) > live.MaxWish {
		return no(live.FaultUnknown)
	}
	switch what {
	case "join":
		var j live.Joining
		if replay.Strict(data, &j) != nil {
			return no(live.FaultUnknown)
		}
		var a live.Answer
		h.Entries, a = t.Join(key, j, now)
		h.Reply = t.reply(a)
	case "wish":
		var w live.Wish
		if replay.Strict(data, &w) != nil {
			return no(live.FaultUnknown)
		}
		var a live.Answer
		h.Ahead = t.side(key) >= 0 && w.Seen > len(t.entries)
		h.Entries, a = t.Wish(key, w, now)
		h.Reply = written(a)
	case "say":
		var s live.Said
		if replay.Strict(data, &s) != nil {
			return no(live.FaultUnknown)
		}
		said, a := t.Say(key, s.Text, now)
		if h.Reply = written(a); a == (live.Answer{}) {
			h.Said = &said
		}
	default:
		return no(live.FaultUnknown)
	}
	return h
}

// reply is what is said to whoever opens or joins.
func (t *Table) reply(a live.Answer) []byte {
	r := live.Reply{Answer: a}
	if a == (live.Answer{}) {
		l := t.Listing()
		r.Listing = &l
	}
	return written(r)
}

// Refusal is a reply that says no: of a match that nobody knows, live.FaultOver.
func Refusal(fault string) []byte { return written(live.Answer{Fault: fault}) }

// FaultOf is what an error of Open is called in an answer.
func FaultOf(err error) string {
	if f, ok := err.(live.Fault); ok {
		return string(f)
	}
	return live.FaultOffer
}

// written is a message; plain data always encodes.
func written(what any) []byte {
	b, err := json.Marshal(what)
	if err != nil {
		return nil
	}
	return b
}
