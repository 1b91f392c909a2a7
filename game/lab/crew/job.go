//go:build !js && !slim

package crew

import (
	"bytes"
	"compress/flate"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"tenaille/game/ai"
	"tenaille/game/lab"
	"tenaille/game/replay"
	"tenaille/rules"
)

// Limits of what is read of a message, whoever wrote it.
const (
	mostJob     = 1 << 20   // bytes of a batch
	mostGames   = 64        // of a batch
	mostRounds  = 1000      // of a game
	mostSeats   = 8         // of a game
	mostPart    = 256 << 10 // bytes of a piece of a result
	mostParts   = 256       // of a result
	mostOutcome = 16 << 20  // bytes of what came of a game, unpacked
	mostComment = 2000      // bytes of why a game failed
)

// job is a batch of games as it lies in the queue.
type job struct {
	Run    string        `json:"run"` // of the simulation
	Batch  int           `json:"batch"`
	Build  string        `json:"build"`
	Setups []rules.Setup `json:"setups"`
	Games  []game        `json:"games"`
}

// game is a lab.Game as it is sent.
type game struct {
	Kind   int      `json:"kind"`
	Setup  int      `json:"setup"`
	Seats  []string `json:"seats"`
	Seed   uint64   `json:"seed,string"`
	Rounds int      `json:"rounds"`
	Record bool     `json:"record,omitempty"`
	Follow bool     `json:"follow,omitempty"`
	Count  bool     `json:"count,omitempty"`
}

var errEach = errors.New("a game that is looked at round by round is played at home only")

// add puts a game into the batch.
func (j *job) add(g *lab.Game, setups map[*rules.Setup]int) error {
	if g.Each != nil {
		return errEach
	}
	at, known := setups[g.Setup]
	if !known {
		at = len(j.Setups)
		setups[g.Setup] = at
		j.Setups = append(j.Setups, *g.Setup)
	}
	j.Games = append(j.Games, game{g.Kind, at, g.Seats, g.Seed, g.Rounds, g.Record, g.Follow, g.Count})
	return nil
}

// readJob reads a batch; an error is in one line, whatever the message holds.
func readJob(data []byte) (*job, error) {
	if len(data) > mostJob {
		return nil, fmt.Errorf("a batch of %d bytes, at most %d are read", len(data), mostJob)
	}
	j := &job{}
	if err := replay.Strict(data, j); err != nil {
		return nil, fmt.Errorf("no batch: %w", err)
	}
	if j.Run == "" || j.Batch < 0 {
		return nil, errors.New("no batch: it says of no simulation")
	}
	if len(j.Games) < 1 || len(j.Games) > mostGames {
		return nil, fmt.Errorf("a batch of %d games, from 1 to %d are played", len(j.Games), mostGames)
	}
	for i := range j.Games {
		if err := j.check(&j.Games[i]); err != nil {
			return nil, fmt.Errorf("game %d of a batch: %w", i+1, err)
		}
	}
	return j, nil
}

// check says why a game is not played, as far as that is seen before it is.
func (j *job) check(g *game) error {
	if g.Setup < 0 || g.Setup >= len(j.Setups) {
		return fmt.Errorf("no set-up %d", g.Setup)
	}
	if g.Rounds < 1 || g.Rounds > mostRounds {
		return fmt.Errorf("%d rounds, from 1 to %d are played", g.Rounds, mostRounds)
	}
	if len(g.Seats) > mostSeats {
		return fmt.Errorf("%d seats, at most %d sides play", len(g.Seats), mostSeats)
	}
	for _, name := range g.Seats {
		if _, err := ai.New(name, 0, 0); err != nil {
			return err
		}
	}
	return nil
}

// game is a game of the batch as the laboratory plays it.
func (j *job) game(i int) *lab.Game {
	g := &j.Games[i]
	return &lab.Game{Kind: g.Kind, Setup: &j.Setups[g.Setup], Seats: g.Seats, Seed: g.Seed, Rounds: g.Rounds, Record: g.Record, Follow: g.Follow, Count: g.Count}
}

// result is what came of a batch. Nothing in it depends on who played it: how long that
// took is left out.
type result struct {
	Outcomes []outcome `json:"outcomes"`
	// Fault is why the game after the last outcome failed, empty where none did.
	Fault string `json:"fault,omitempty"`
}

// outcome is a lab.Outcome as it is sent.
type outcome struct {
	Sides     []string     `json:"sides"`
	Winner    int          `json:"winner"`
	Stopped   bool         `json:"stopped,omitempty"`
	Rounds    int          `json:"rounds"`
	Actions   uint64       `json:"actions"`
	Surprised int          `json:"surprised,omitempty"`
	Missed    int          `json:"missed,omitempty"`
	Decisions uint64       `json:"decisions,string"`
	Hash      uint64       `json:"hash,string"`
	Replay    []byte       `json:"replay,omitempty"`
	Counts    []lab.Counts `json:"counts,omitempty"`
}

func (r *result) add(o *lab.Outcome) {
	r.Outcomes = append(r.Outcomes, outcome{o.Sides, o.Winner, o.Stopped, o.Rounds, o.Actions, o.Surprised, o.Missed, o.Decisions, o.Hash, o.Replay, o.Counts})
}

func (o *outcome) outcome() *lab.Outcome {
	return &lab.Outcome{Sides: o.Sides, Winner: o.Winner, Stopped: o.Stopped, Rounds: o.Rounds, Actions: o.Actions, Surprised: o.Surprised, Missed: o.Missed, Decisions: o.Decisions, Hash: o.Hash, Replay: o.Replay, Counts: o.Counts}
}

// pack is a result as it is sent, in pieces that a server takes.
func (r *result) pack() ([][]byte, error) {
	text, err := json.Marshal(r)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	z, err := flate.NewWriter(&b, flate.BestSpeed)
	if err != nil {
		return nil, err
	}
	if _, err := z.Write(text); err != nil {
		return nil, err
	}
	if err := z.Close(); err != nil {
		return nil, err
	}
	var parts [][]byte
	for rest := b.Bytes(); len(rest) > 0; {
		n := min(len(rest), mostPart)
		parts, rest = append(parts, rest[:n]), rest[n:]
	}
	if len(parts) > mostParts {
		return nil, fmt.Errorf("a result of %d bytes is too long to be sent", b.Len())
	}
	return parts, nil
}

// unpack reads a result of so many games.
func unpack(packed []byte, games int) (*result, error) {
	most := int64(games+1) * mostOutcome
	text, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(packed)), most+1))
	if err != nil {
		return nil, fmt.Errorf("a result cannot be read: %w", err)
	}
	if int64(len(text)) > most {
		return nil, fmt.Errorf("a result of more than %d bytes", most)
	}
	r := &result{}
	if err := json.Unmarshal(text, r); err != nil {
		return nil, fmt.Errorf("a result cannot be read: %w", err)
	}
	if r.Fault == "" && len(r.Outcomes) != games || r.Fault != "" && len(r.Outcomes) >= games {
		return nil, fmt.Errorf("a result of %d games of %d", len(r.Outcomes), games)
	}
	for i := range r.Outcomes {
		if o := &r.Outcomes[i]; o.Winner < -1 || o.Winner >= len(o.Sides) {
			return nil, fmt.Errorf("a result that side %d has won, of %d", o.Winner, len(o.Sides))
		}
	}
	return r, nil
}
