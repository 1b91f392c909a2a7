package mail

import (
	"encoding/json"
	"math/rand/v2"
	"strings"
	"testing"
)

// TestHostileNotes hands a player 2,000 notes with bytes changed, cut or doubled: each is
// refused in one line, or it is one that could have been sent, and what is refused changes
// nothing.
func TestHostileNotes(t *testing.T) {
	chance := rand.New(rand.NewPCG(17, 1))
	taken := 0
	for _, mode := range Modes {
		p := halfway(t, mode)
		turn(t, p.a, "soldier", 9)
		good := p.a.Letter.Notes[len(p.a.Letter.Notes)-1]
		text, err := json.Marshal(&good)
		fine(t, err)
		number := len(p.b.Letter.Notes)
		before, err := p.b.Letter.Text()
		fine(t, err)
		for range 1000 {
			b := append([]byte(nil), text...)
			switch chance.IntN(4) {
			case 0:
				b = b[:chance.IntN(len(b))]
			case 1:
				i := chance.IntN(len(b))
				b = append(b[:i:i], b[chance.IntN(len(b)):]...)
			default:
				for range 1 + chance.IntN(3) {
					b[chance.IntN(len(b))] = "0123456789abcdefxyzAZ{}[]\":,"[chance.IntN(28)]
				}
			}
			var n Note
			if json.Unmarshal(b, &n) != nil {
				continue
			}
			if err := p.b.Take(number, n); err != nil {
				if strings.ContainsAny(err.Error(), "\n\r\x00\x1b") || len(err.Error()) > 500 {
					t.Errorf("the message is %q", err)
				}
				after, err := p.b.Letter.Text()
				fine(t, err)
				equal(t, string(after), string(before))
				continue
			}
			taken++
			p.b.Letter.Notes, p.b.now = p.b.Letter.Notes[:number:number], nil
		}
		fine(t, p.b.Take(number, good))
	}
	t.Logf("%d of 2000 could have been sent", taken)
}
