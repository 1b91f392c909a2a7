//go:build !js && !slim

package cli

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"syscall"

	"tenaille/game/lab/crew"
	"tenaille/levels"
)

// account holds the flags that say to a server who connects. A user and password may stand
// in its address instead.
type account struct {
	Creds string `placeholder:"FILE" help:"Credentials for the server."`
	NKey  string `name:"nkey" placeholder:"FILE" help:"Seed of the key by which the server knows this program."`
	CA    string `name:"ca" placeholder:"FILE" help:"Certificate that the server's own is held against, instead of the system's."`
}

func (a *account) known() crew.Account { return crew.Account{Creds: a.Creds, NKey: a.NKey, CA: a.CA} }

// crew has games played by the workers of a server.
func (a *account) crew(ctx context.Context, server string, to streams) (play runner, end func(), err error) {
	c, err := crew.Join(ctx, server, a.known(), func(line string) { to.note(line) })
	if err != nil {
		return nil, nil, fmt.Errorf("--workers: %w", err)
	}
	return c.Run, c.Close, nil
}

// note tells something that is no complaint.
func (s streams) note(line string) { fmt.Fprintln(s.err, "tenaille:", levels.Line(line)) }

// worker holds the flags of the worker command.
type worker struct {
	NATS    string  `name:"nats" required:"" placeholder:"URL" help:"Address of the server, nats://... or tls://..., or several of a cluster with commas between."`
	Slots   int     `default:"0" help:"Games played at a time, 0 for one a processor."`
	Account account `embed:""`
}

// Run plays what simulations send to the server until the program is interrupted or asked
// to end.
func (w *worker) Run(to streams) error {
	if err := atLeast("slots", w.Slots, 0); err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	context.AfterFunc(ctx, stop)
	c := crew.Worker{Server: w.NATS, Account: w.Account.known(), Slots: w.Slots, Tell: to.note}
	return c.Run(ctx)
}
