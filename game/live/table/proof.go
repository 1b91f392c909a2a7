package table

import (
	"errors"
	"fmt"
	"strconv"

	"tenaille/game/live"
)

// Name is the name of a match by its first entry. The error is a match that does not begin.
func Name(entries []live.Entry) (string, error) {
	if len(entries) == 0 || entries[0].Kind != live.Began || entries[0].Offer == nil || entries[0].Seats == nil || entries[0].Side < 0 || entries[0].Side > 1 {
		return "", errors.New("entry 1: the match does not begin")
	}
	o := entries[0].Offer
	return live.MatchName(entries[0].Seats[entries[0].Side].Key, o.Token), nil
}

// Proved plays a match that is over, from its first die, and says whether its dice are the
// ones that its secret makes, which was sealed before, and every state is the one that was
// told. The error names the first entry that is not right.
func Proved(match string, entries []live.Entry) error {
	if len(entries) == 0 || entries[0].Kind != live.Began {
		return errors.New("entry 1: the match does not begin")
	}
	last := &entries[len(entries)-1]
	secret, ok := live.ParseSecret(last.Secret)
	if last.Kind != live.Told || !ok {
		return fmt.Errorf("entry %d: it does not tell the secret of the dice", last.N)
	}
	if entries[0].Seal != secret.Seal(match) {
		return errors.New("entry 1: the secret is not the one that was sealed")
	}
	var b live.Board
	for i := range entries {
		e := &entries[i]
		wrong := func(format string, args ...any) error {
			return fmt.Errorf("entry %d: "+format, append([]any{i + 1}, args...)...)
		}
		throws := e.Kind == live.Began
		if e.Do != nil && b.Course() != nil {
			a, err := live.Action(b.Course(), e.Do)
			if err != nil {
				return wrong("%w", err)
			}
			if int(b.Course().Encounter().Creatures[a.By].Side) != e.Side {
				return wrong("it is an action of the other side")
			}
			throws = check(b.Course(), &a).OK() && b.Course().Throws(a)
		}
		switch seed := strconv.FormatUint(secret.Seed(match, i+1), 10); {
		case throws && e.Seed != seed:
			return wrong("its dice are not those of the secret")
		case !throws && e.Seed != "":
			return wrong("it has dice where none are thrown")
		}
		if err := b.Play(*e); err != nil {
			return err
		}
		if e.Hash == "" {
			return wrong("it does not say what it comes to")
		}
	}
	return nil
}
