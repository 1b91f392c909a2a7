//go:build !js && !slim

// Package server is the server of matches inside of the program: NATS with JetStream, as it
// is, with who may ask and see what.
package server

import (
	"errors"
	"fmt"
	"time"

	"github.com/nats-io/nats-server/v2/server"
)

// ready is how long a server may take to listen.
const ready = 10 * time.Second

var errNotReady = errors.New("the server does not listen")

// Start starts a server that keeps what it is told in a folder, and listens on a free port of
// this machine. Whoever calls it ends it by Shutdown.
func Start(folder string) (*server.Server, error) {
	s, err := server.NewServer(&server.Options{Host: "127.0.0.1", Port: server.RANDOM_PORT, JetStream: true, StoreDir: folder, NoSigs: true, NoLog: true})
	if err != nil {
		return nil, fmt.Errorf("server: %w", err)
	}
	go s.Start()
	if !s.ReadyForConnections(ready) {
		s.Shutdown()
		return nil, errNotReady
	}
	return s, nil
}
