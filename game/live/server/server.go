//go:build !js && !slim

package server

import (
	"crypto/sha256"
	"crypto/tls"
	"encoding/hex"
	"errors"
	"fmt"
	"net"
	"net/url"
	"os"
	"path/filepath"
	"strconv"
	"time"

	"github.com/nats-io/nats-server/v2/server"
)

// Options are how a server is set up.
type Options struct {
	// Folder is where it keeps what it is told.
	Folder string
	// Public has it listen to all machines; without it only this one reaches it.
	Public bool
	// Port is where programs reach it, Web where browsers do; 0 takes any free one. A Web
	// below zero lets no browser in.
	Port, Web int
	// Referees are the public keys of those who may do everything.
	Referees []string
	// PerAddress is how many connections one address may have at once, referees and this
	// machine itself aside; 0 is any number.
	PerAddress int
	// Certificate and Key are the files for TLS, both or none.
	Certificate, Key string
	// Name is the server's own among several that work together, empty for one alone.
	Name string
	// Among is where the others reach it, and Others where it reaches them; 0 takes any
	// free one.
	Among  int
	Others []string
	// Secret is what all of them know and nobody else: who shows it is let in as one of
	// them, and hears and may do everything. It goes over the net in a form from which it
	// does not follow.
	Secret string
}

// Bounds of what anybody may do at once.
const (
	mostPayload     = 1 << 20  // bytes of a message
	mostPending     = 8 << 20  // bytes that wait for a reader before it is cut off
	mostConnections = 20_000   // at once
	mostFollowed    = 256      // subscriptions of a connection
	mostLetters     = 4 << 10  // bytes of a line of the protocol
	mostKept        = 64 << 30 // bytes of all streams
	mostInMemory    = 1 << 30  // bytes of those that are kept in memory
	mostAsked       = 20_000   // questions to JetStream that wait
)

// ready is how long a server may take to listen.
const ready = 20 * time.Second

// Server is one that runs.
type Server struct {
	nats *server.Server
	heed *ear
	tls  bool
}

// ErrNotReady is a server that does not listen in time.
var ErrNotReady = errors.New("the server does not listen")

// Start starts a server. Whoever calls it ends it by Close. The error says in a line what is
// not as it should be: a port that is taken, a folder that cannot be written.
func Start(o Options) (*Server, error) {
	opts, err := o.nats()
	if err != nil {
		return nil, err
	}
	n, err := server.NewServer(opts)
	if err != nil {
		return nil, fmt.Errorf("server: %w", err)
	}
	opts.CustomClientAuthentication.(*gate).crowd.there = func() map[string]int { return connected(n) }
	s := &Server{nats: n, heed: &ear{}, tls: opts.TLSConfig != nil}
	n.SetLoggerV2(s.heed, false, false, false)
	go n.Start()
	for end := time.Now().Add(ready); !n.ReadyForConnections(50 * time.Millisecond); {
		err := s.heed.fault()
		if err == nil && time.Now().After(end) {
			err = ErrNotReady
		}
		if err != nil {
			n.Shutdown()
			return nil, err
		}
	}
	if err := s.heed.fault(); err != nil {
		s.Close()
		return nil, err
	}
	return s, nil
}

// Close ends the server, and returns when it has written everything down.
func (s *Server) Close() {
	s.nats.Shutdown()
	s.nats.WaitForShutdown()
}

// Port is where programs reach it, Web where browsers do, 0 for not at all.
func (s *Server) Port() int { return s.nats.Addr().(*net.TCPAddr).Port }

// Web is the port for browsers, 0 where they are not let in.
func (s *Server) Web() int { return portOf(s.nats.WebsocketURL()) }

// Among is the port for other servers, 0 where it is alone.
func (s *Server) Among() int {
	if a := s.nats.ClusterAddr(); a != nil {
		return a.Port
	}
	return 0
}

// URL is how programs on this machine reach it.
func (s *Server) URL() string { return "nats://127.0.0.1:" + strconv.Itoa(s.Port()) }

// Leads reports whether several servers that work together have agreed on who leads.
func (s *Server) Leads() bool { return s.nats.JetStreamIsLeader() }

func portOf(address string) int {
	u, err := url.Parse(address)
	if err != nil {
		return 0
	}
	n, _ := strconv.Atoi(u.Port())
	return n
}

// nats are the options as NATS has them.
func (o *Options) nats() (*server.Options, error) {
	if err := o.writable(); err != nil {
		return nil, err
	}
	host := "127.0.0.1"
	if o.Public {
		host = "0.0.0.0"
	}
	for _, port := range []int{o.Port, o.Web, o.Among} {
		if err := free(host, port); err != nil {
			return nil, err
		}
	}
	opts := &server.Options{
		ServerName: o.Name, Host: host, Port: orAny(o.Port), NoSigs: true, DisableJetStreamBanner: true,
		JetStream: true, StoreDir: o.Folder, JetStreamMaxStore: mostKept, JetStreamMaxMemory: mostInMemory,
		JetStreamRequestQueueLimit: mostAsked, SyncInterval: 10 * time.Second,
		MaxPayload: mostPayload, MaxPending: mostPending, MaxConn: mostConnections, MaxSubs: mostFollowed, MaxControlLine: mostLetters,
		PingInterval: 20 * time.Second, MaxPingsOut: 2, WriteDeadline: 10 * time.Second, AuthTimeout: 5,
		AlwaysEnableNonce: true, CustomClientAuthentication: newGate(o),
	}
	if o.Web >= 0 {
		opts.Websocket = server.WebsocketOpts{Host: host, Port: orAny(o.Web), NoTLS: true, HandshakeTimeout: 5 * time.Second}
	}
	if o.Name != "" {
		if o.Secret == "" {
			return nil, errors.New("server: several that work together need a secret, or anybody might be one of them")
		}
		word := password(o.Secret)
		opts.Cluster = server.ClusterOpts{Name: "tenaille", Host: host, Port: orAny(o.Among), PoolSize: 1, Username: among, Password: word, AuthTimeout: 5}
		for _, a := range o.Others {
			u, err := url.Parse(a)
			if err != nil || u.Host == "" {
				return nil, fmt.Errorf("server: %q is no address of another server", a)
			}
			u.User = url.UserPassword(among, word)
			opts.Routes = append(opts.Routes, u)
		}
	}
	if o.Certificate == "" && o.Key == "" {
		return opts, nil
	}
	if o.Certificate == "" || o.Key == "" {
		return nil, errHalf
	}
	pair, err := tls.LoadX509KeyPair(o.Certificate, o.Key)
	if err != nil {
		return nil, fmt.Errorf("server: certificate: %w", err)
	}
	opts.TLSConfig = &tls.Config{Certificates: []tls.Certificate{pair}, MinVersion: tls.VersionTLS12}
	opts.TLS, opts.TLSTimeout = true, 5
	opts.Websocket.NoTLS, opts.Websocket.TLSConfig = false, opts.TLSConfig.Clone()
	return opts, nil
}

// among is the name by which servers let each other in.
const among = "server"

// password is the one with it, from what they know.
func password(secret string) string {
	sum := sha256.Sum256([]byte("tenaille servers\n" + secret))
	return hex.EncodeToString(sum[:])
}

// orAny is a port as NATS wants it.
func orAny(port int) int {
	if port == 0 {
		return server.RANDOM_PORT
	}
	return port
}

// writable says why nothing can be kept in the folder, which is made where there is none.
func (o *Options) writable() error {
	if o.Folder == "" {
		return errors.New("server: no folder is named to keep matches in")
	}
	if err := os.MkdirAll(o.Folder, 0o700); err != nil {
		return fmt.Errorf("server: folder %w", bare(err))
	}
	f, err := os.CreateTemp(o.Folder, "probe")
	if err != nil {
		return fmt.Errorf("server: folder %s: %w", filepath.Clean(o.Folder), bare(err))
	}
	f.Close()
	return os.Remove(f.Name())
}

// bare is an error of the file system without what was tried.
func bare(err error) error {
	if p, ok := errors.AsType[*os.PathError](err); ok {
		return p.Err
	}
	return err
}

// free says that a port is taken: the server itself would only say so in a log.
func free(host string, port int) error {
	if port <= 0 {
		return nil
	}
	l, err := net.Listen("tcp", net.JoinHostPort(host, strconv.Itoa(port)))
	if err != nil {
		return fmt.Errorf("server: port %d: %w", port, plain(err))
	}
	return l.Close()
}

// plain is an error of the net without what was tried.
func plain(err error) error {
	if p, ok := errors.AsType[*net.OpError](err); ok {
		return p.Err
	}
	return err
}

// errHalf is the cause when a certificate comes without its key, or a key alone.
var errHalf = errors.New("server: a certificate and its key go together")
