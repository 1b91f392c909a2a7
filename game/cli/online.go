//go:build !js && !slim

package cli

import "tenaille/game/live/line"

// Trust is whom the window trusts to have signed the certificates of servers.
type Trust struct {
	CA string `name:"ca" type:"path" placeholder:"FILE" help:"Certificate that a server's own is held against, instead of the system's."`
}

// Authority is the file of the certificate, empty for those that the system knows.
func (t *Trust) Authority() string { return t.CA }

// readable says why that file holds no certificate.
func (t *Trust) readable() error { return line.Readable(t.CA) }

// online are the commands of matches and games on other machines, which the slim program
// has not.
func online() []command {
	return []command{
		{"host", "Start a server on which people play each other, and print the link for friends.", &hosting{}, nil},
		{"worker", "Play games for simulations on other machines, by way of a server.", &worker{}, nil},
	}
}
