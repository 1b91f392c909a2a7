//go:build !js

package cli

import (
	"context"
	"fmt"
	"strconv"
	"strings"

	"tenaille/game/lab"
)

// hire finds who plays the games: so many at a time here, or the workers of a server. end
// lets them go.
func (s *simulate) hire(ctx context.Context, to streams) (end func(), err error) {
	if strings.Contains(s.Workers, "://") {
		s.runs, end, err = s.Account.crew(ctx, s.Workers, to)
		return end, err
	}
	n, err := strconv.Atoi(s.Workers)
	if err != nil {
		return nil, fmt.Errorf("--workers: %q is neither a number nor the address of a server such as nats://host", s.Workers)
	}
	if err := atLeast("workers", n, 0); err != nil {
		return nil, err
	}
	s.runs = func(ctx context.Context, from, end int, plan func(i int) lab.Game, take func(i int, o *lab.Outcome) error) (int, error) {
		return lab.Run(ctx, from, end, n, plan, take)
	}
	return func() {}, nil
}
