package lab

import (
	"context"
	"fmt"
	"runtime"
	"sync"
)

// Workers is how many games are played at a time where so many are asked for: 0
// asks for one a processor.
func Workers(asked int) int {
	if asked > 0 {
		return asked
	}
	return runtime.GOMAXPROCS(0)
}

// played is a game that has come to its end, or to a fault.
type played struct {
	at  int
	out *Outcome
	err error
}

// Run plays the games from to n, those that plan says, with so many at a time, and
// hands each over in their order, all on the goroutine of the caller: what comes of
// it does not depend on the number of workers. plan is asked for one game after the
// other, in their order. When ctx is done the games under way are given up, done says
// how many there were before: the first ones, without a gap. An error is that of the
// first game that has one, or of take.
func Run(ctx context.Context, from, n, workers int, plan func(i int) Game, take func(i int, o *Outcome) error) (done int, err error) {
	if Workers(workers) == 1 {
		return alone(ctx, from, n, plan, take)
	}
	outer := ctx
	ctx, cancel := context.WithCancel(outer)
	defer cancel()
	var (
		lock sync.Mutex
		next = from
		busy sync.WaitGroup
		ends = make(chan played)
	)
	deal := func() (i int, g Game) {
		lock.Lock()
		defer lock.Unlock()
		if i = next; i < n {
			g = plan(i)
			next++
		}
		return i, g
	}
	for range min(Workers(workers), max(n-from, 0)) {
		busy.Add(1)
		go func() {
			defer busy.Done()
			t := NewTable()
			for ctx.Err() == nil {
				i, g := deal()
				if i >= n {
					return
				}
				out, err := t.Play(ctx, &g)
				if err != nil && ctx.Err() != nil {
					return // given up, no fault
				}
				ends <- played{i, out, err}
			}
		}()
	}
	go func() {
		busy.Wait()
		close(ends)
	}()
	early := map[int]played{} // of games before which one is still played
	done = from
	for p := range ends {
		early[p.at] = p
		for err == nil {
			p, ok := early[done]
			if !ok || outer.Err() != nil {
				break
			}
			delete(early, done)
			if err = p.err; err != nil {
				err = fmt.Errorf("game %d: %w", p.at+1, err)
			} else if err = take(p.at, p.out); err == nil {
				done++
			}
			if err != nil {
				cancel()
			}
		}
	}
	return done, err
}

// alone is Run with one game at a time, all on the goroutine of the caller: where games
// are short, handing each to another goroutine takes its part of the time.
func alone(ctx context.Context, from, n int, plan func(i int) Game, take func(i int, o *Outcome) error) (done int, err error) {
	t := NewTable()
	game, cancel := context.WithCancel(ctx) // as among several, ctx is asked between games
	defer cancel()
	for done = from; done < n && ctx.Err() == nil; done++ {
		g := plan(done)
		out, err := t.Play(game, &g)
		switch {
		case game.Err() != nil:
			return done, nil // given up, no fault
		case err != nil:
			return done, fmt.Errorf("game %d: %w", done+1, err)
		}
		if err := take(done, out); err != nil {
			return done, err
		}
	}
	return done, nil
}
