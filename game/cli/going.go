//go:build !js

package cli

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"time"

	"tenaille/game/lab"
)

// going holds the flags of commands that play so many games that they are gone on with.
type going struct {
	Workers int    `default:"0" help:"Games played at a time, 0 for one a processor; the result does not depend on it."`
	State   string `default:"${state}" placeholder:"FILE" help:"Where the games played so far are kept, to be gone on with."`
	Afresh  bool   `help:"Begin anew, whatever the file holds."`
}

// on plays what is left of a ladder's games, after those that are kept, and keeps them.
// left says what is left where it was interrupted.
func (g *going) on(ctx context.Context, to streams, all *lab.Ladder) (left string, err error) {
	program, err := self()
	if err := cmp.Or(err, atLeast("workers", g.Workers, 0)); err != nil {
		return "", err
	}
	if !g.Afresh {
		if err := all.Resume(g.State, program); errors.Is(err, lab.ErrOther) {
			return "", fmt.Errorf("--state: %w; --afresh begins anew", err)
		} else if err != nil {
			return "", fmt.Errorf("--state: %w", err)
		}
	}
	defer debug.SetGCPercent(debug.SetGCPercent(400))
	if all.Count && !all.Counted() {
		return "", errors.New("--counts: --state holds games of which nothing was counted; --afresh begins anew")
	}
	todo, _, _ := all.Left(g.Workers)
	bar, kept, played := newProgress(to.err, 0, todo, "games"), time.Now(), 0
	err = all.Climb(ctx, g.Workers, func() error {
		played++
		if _, long, ok := all.Left(g.Workers); ok {
			bar.longer(played, long)
		} else {
			bar.at(played)
		}
		if time.Since(kept) < 10*time.Second {
			return nil
		}
		kept = time.Now()
		return all.Save(g.State, program)
	})
	bar.clear()
	if saved := all.Save(g.State, program); err == nil {
		err = saved
	}
	if games, long, _ := all.Left(g.Workers); err == nil && games > 0 {
		left = fmt.Sprintf("interrupted: %d games are left, about %s; the same command goes on\n", games, spell(long))
	}
	return left, err
}

// self names the program that is running by its bytes: another one plays other games.
func self() (string, error) {
	file, err := os.Executable()
	if err != nil {
		return "", err
	}
	f, err := os.Open(file)
	if err != nil {
		return "", err
	}
	defer f.Close()
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return "", err
	}
	return hex.EncodeToString(h.Sum(nil)[:8]), nil
}
