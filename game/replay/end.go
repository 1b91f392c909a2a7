package replay

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
)

// Results of a match.
const (
	// ResultWon: one side is left (SKI-19).
	ResultWon = "won"
	// ResultDraw: no side is left, or none can act.
	ResultDraw = "draw"
	// ResultStopped: the match was ended from outside, without a winner.
	ResultStopped = "stopped"
)

// End is the last line of a replay.
type End struct {
	Do     string `json:"do"`
	Result string `json:"result"`
	// Winner is the side that won, empty when none did.
	Winner string `json:"winner,omitempty"`
	// Goal is what decided it, empty when nothing did (SKI-19).
	Goal   string `json:"goal,omitempty"`
	Rounds int    `json:"rounds"`
	// Checksum is the SHA-256 of all lines before, as 64 hexadecimal digits.
	Checksum string `json:"checksum"`
}

// Stop ends the match without a winner, as simulations do that last too long.
func (c *Course) Stop() { c.ended = ResultStopped }

// Over reports whether the match has ended.
func (c *Course) Over() bool { return c.e.Facts.Over || c.ended != "" }

// end is the last line, if the match has ended.
func (c *Course) end(text []byte) (end End, ok bool) {
	f := &c.e.Facts
	end = End{Do: "end", Rounds: int(f.Round)}
	switch {
	case f.Over && f.Winner >= 0 && int(f.Winner) < len(c.e.Sides):
		end.Result, end.Winner = ResultWon, c.e.Sides[f.Winner]
	case f.Over:
		end.Result = ResultDraw
	case c.ended != "":
		end.Result = c.ended
	default:
		return end, false
	}
	if f.Over {
		end.Goal = f.Goal.String()
	}
	sum := sha256.Sum256(text)
	end.Checksum = hex.EncodeToString(sum[:])
	return end, true
}

// Text is the replay so far, with its last line when the match has ended. A
// silent course has none; a broken one ends in the action that broke it.
func (c *Course) Text() []byte {
	if c.broken != nil {
		return c.broken.Replay
	}
	text := append([]byte(nil), c.text...)
	if c.silent {
		return text
	}
	if end, ok := c.end(text); ok {
		line, err := json.Marshal(end)
		if err == nil {
			text = append(append(text, line...), '\n')
		}
	}
	return text
}
