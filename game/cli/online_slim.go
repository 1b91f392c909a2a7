//go:build !js && slim

package cli

import (
	"context"
	"errors"
)

var errSlim = errors.New("this program was built without servers (-tags slim): take the whole one")

// online are the commands that this program was built without.
func online() []command {
	return []command{
		{"host", "Start a server on which people play each other; this program was built without it.", &without{}, nil},
		{"worker", "Play games for simulations on other machines; this program was built without it.", &without{}, nil},
	}
}

// Trust is whom the window trusts to have signed the certificates of servers: it reaches none.
type Trust struct{}

// Authority is the file of a certificate, of which there is none.
func (*Trust) Authority() string { return "" }

func (*Trust) readable() error { return nil }

// without is a command that this program was built without, whatever it is told.
type without struct {
	Args []string `arg:"" optional:"" passthrough:""`
}

// Run says so.
func (without) Run(streams) error { return errSlim }

// account has no flags where there is no server.
type account struct{}

func (*account) crew(context.Context, string, streams) (runner, func(), error) {
	return nil, nil, errSlim
}

// officiate works as a referee on a server, which this program was built without.
func officiate(string, string, string, int, streams) error { return errSlim }
