//go:build !js && !slim

package cli

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"encoding/pem"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"os"
	"os/signal"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"

	"tenaille/game/link/code"
	"tenaille/game/live/arbiter"
	"tenaille/game/live/line"
	"tenaille/game/live/server"
	"tenaille/game/store"
)

// hosting holds the flags of the host command.
type hosting struct {
	Public      bool     `help:"Let other machines in; without it only this one plays."`
	Port        int      `default:"4222" help:"Port for programs; 0 takes any free one."`
	Socket      int      `default:"4223" help:"Port for browsers, by WebSocket; 0 takes any free one, -1 lets none in."`
	PagePort    int      `default:"8080" help:"Port of the browser version, where there is one; 0 takes any free one."`
	Web         string   `type:"path" placeholder:"DIR" help:"Folder of the browser version to offer too; without it build/web, if it is there."`
	Folder      string   `type:"path" placeholder:"DIR" help:"Folder to keep matches in; without it one of the user's own."`
	NATS        string   `name:"nats" placeholder:"URL" help:"Use this server, and start none."`
	Referee     []string `placeholder:"KEY" help:"Public key of another referee who may work here (tenaille referee --serve prints its own)."`
	Certificate string   `type:"path" placeholder:"FILE" help:"Certificate for TLS: programs, browsers and the page come by it alone."`
	Key         string   `type:"path" placeholder:"FILE" help:"Key of the certificate."`
	PerAddress  int      `default:"256" help:"Connections that one address of another machine may have at once; 0 for any number, as behind a proxy where all come by its own."`
	Name        string   `help:"Name of this server among several that work together."`
	Among       int      `default:"6222" help:"Port for the other servers."`
	With        []string `placeholder:"URL" help:"Another server that works together with this one, nats://host:port. All of them have the same referee.nk in their folder: they let each other in by it."`
	CA          string   `name:"ca" type:"path" placeholder:"FILE" help:"With --nats: certificate that the server's own is held against, instead of the system's."`
	Copies      int      `default:"1" help:"On how many servers that work together each match is kept: 1, 3 or 5."`
}

// Run hosts matches until the program is interrupted.
func (h *hosting) Run(io streams) error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	return h.host(ctx, io)
}

// host hosts matches until the end of a context.
func (h *hosting) host(ctx context.Context, io streams) error {
	switch {
	case h.Copies != 1 && h.Copies != 3 && h.Copies != 5:
		return errors.New("host: --copies is 1, 3 or 5")
	case h.Copies > 1 && h.NATS == "" && h.Name == "":
		return errors.New("host: --copies: one server alone keeps one; several have --name and --with")
	}
	folder, err := folderOf(h.Folder)
	if err != nil {
		return err
	}
	seed, key, err := refereeKey(folder)
	if err != nil {
		return err
	}
	address, host := h.NATS, Address(h.Public)
	if address == "" {
		// Two servers on the same files would each write over what the other keeps.
		release, err := store.Hold(folder)
		if err != nil {
			return fmt.Errorf("host: %s: %w", folder, err)
		}
		defer release()
		s, err := server.Start(server.Options{
			Folder: filepath.Join(folder, "kept"), Public: h.Public, Port: h.Port, Web: h.Socket, Referees: append(h.Referee, key),
			Certificate: h.Certificate, Key: h.Key, Name: h.Name, Among: h.Among, Others: h.With, Secret: seed, PerAddress: h.PerAddress,
		})
		if err != nil {
			return err
		}
		defer s.Close()
		address, h.Port, h.Socket = s.URL(), s.Port(), s.Web()
	}
	trust := line.Trusting(h.CA)
	if h.NATS == "" && h.Certificate != "" { // its own server on this machine, whose certificate has the name of another place
		trust = line.Unproved()
	}
	end, err := judging(ctx, address, seed, h.Copies, trust)
	if err != nil {
		return err
	}
	defer end()
	if h.NATS != "" {
		fmt.Fprintf(io.out, "Matches are refereed at %s, by %s (Ctrl+C ends it)\n", h.NATS, key)
		<-ctx.Done()
		return nil
	}
	local := Loopback
	if h.Public {
		local = Nearby
	}
	if h.Certificate != "" {
		own, err := certificate(h.Certificate)
		if err != nil {
			return err
		}
		host = certified(own, host)
		near := local
		local = func(name string) bool { return near(name) || own.VerifyHostname(name) == nil }
	}
	shut, page := h.page(host, local, io)
	defer shut()
	if err := h.tell(host, page, io); err != nil {
		return err
	}
	<-ctx.Done()
	fmt.Fprintln(io.out, "The server has ended; its matches go on when it is started again.")
	return nil
}

// tell prints the links for friends, and the code of the one that needs no program.
func (h *hosting) tell(host, page string, io streams) error {
	scheme, socket := "nats", "ws"
	if h.Certificate != "" {
		scheme, socket = "tls", "wss"
	}
	text := scheme + "://" + net.JoinHostPort(host, strconv.Itoa(h.Port))
	fmt.Fprintf(io.out, "Matches are played at %s (Ctrl+C ends it)\n", text)
	fmt.Fprintf(io.out, "In the program:  tenaille open %s\n", text)
	if page != "" && h.Socket > 0 {
		text = page + "#hall=" + socket + "://" + net.JoinHostPort(host, strconv.Itoa(h.Socket))
		fmt.Fprintf(io.out, "In a browser:    %s\n", text)
	}
	if !h.Public {
		fmt.Fprintln(io.out, "Only this machine gets in: --public lets others in too.")
		return nil
	}
	c, err := code.Of(text)
	if err != nil {
		return err
	}
	fmt.Fprint(io.out, c.Text())
	return nil
}

// page offers the browser version, if there is one, by the names that local allows this
// machine to have, and returns its address. With a certificate it is sent by TLS alone.
func (h *hosting) page(host string, local func(host string) bool, io streams) (end func(), address string) {
	dir := h.Web
	if dir == "" {
		root, err := sourceTree()
		if err != nil {
			return func() {}, ""
		}
		dir = filepath.Join(root, "build", "web")
	}
	if _, err := os.Stat(filepath.Join(dir, "index.html")); err != nil {
		if h.Web != "" {
			io.complain(fmt.Errorf("host: no browser version in %s", dir))
		} else {
			fmt.Fprintln(io.out, "Browsers get no page before the browser version is built: make web.")
		}
		return func() {}, ""
	}
	at := "127.0.0.1"
	if h.Public {
		at = ""
	}
	site, err := NewSite(dir, local)
	if err != nil {
		io.complain(fmt.Errorf("host: %w", err))
		return func() {}, ""
	}
	l, err := net.Listen("tcp", net.JoinHostPort(at, strconv.Itoa(h.PagePort)))
	if err != nil {
		site.Close()
		io.complain(fmt.Errorf("host: the browser version is not offered: %w", err))
		return func() {}, ""
	}
	s, scheme := pageServer(site), "http://"
	// Whoever turns away from the certificate is no news for the terminal.
	s.ErrorLog = slog.NewLogLogger(slog.Default().Handler(), slog.LevelDebug)
	if h.Certificate == "" {
		go func() { _ = s.Serve(l) }() // until it is closed
	} else {
		pair, err := tls.LoadX509KeyPair(h.Certificate, h.Key)
		if err != nil {
			l.Close()
			site.Close()
			io.complain(fmt.Errorf("host: the browser version is not offered: %w", err))
			return func() {}, ""
		}
		s.TLSConfig, scheme = &tls.Config{Certificates: []tls.Certificate{pair}, MinVersion: tls.VersionTLS12}, "https://"
		go func() { _ = s.ServeTLS(l, "", "") }() // until it is closed
	}
	port := l.Addr().(*net.TCPAddr).Port
	return func() { s.Close(); site.Close() }, scheme + net.JoinHostPort(host, strconv.Itoa(port)) + "/"
}

// Address is how friends reach this machine: the number it has in its net, or, for itself
// alone, that of every machine.
func Address(public bool) string {
	const own = "127.0.0.1"
	if !public {
		return own
	}
	all, err := net.InterfaceAddrs()
	if err != nil {
		return own
	}
	for _, a := range all {
		if n, ok := a.(*net.IPNet); ok && n.IP.To4() != nil && !n.IP.IsLoopback() && !n.IP.IsLinkLocalUnicast() {
			return n.IP.String()
		}
	}
	return own
}

// certificate is the first of those that lie in a file: the own one, before those who signed it.
func certificate(file string) (*x509.Certificate, error) {
	b, err := os.ReadFile(file)
	if err != nil {
		return nil, fmt.Errorf("host: %w", err)
	}
	block, _ := pem.Decode(b)
	if block == nil {
		return nil, fmt.Errorf("host: %s holds no certificate", file)
	}
	c, err := x509.ParseCertificate(block.Bytes)
	if err != nil {
		return nil, fmt.Errorf("host: %s: %w", file, err)
	}
	return c, nil
}

// certified is how friends reach a machine that has a certificate: as it is called anyway if it
// is made out to that, or else as what it is made out to, since whoever came by another name
// would turn away.
func certified(c *x509.Certificate, host string) string {
	if c.VerifyHostname(host) == nil {
		return host
	}
	for _, name := range c.DNSNames {
		if !strings.Contains(name, "*") { // which is no name to go to
			return name
		}
	}
	if len(c.IPAddresses) > 0 {
		return c.IPAddresses[0].String()
	}
	return host
}

// folderOf is the folder to keep things in, by default one of the user's own.
func folderOf(named string) (string, error) {
	if named == "" {
		named = filepath.Join(store.DataFolder(), "host")
	}
	if err := os.MkdirAll(named, 0o700); err != nil {
		return "", fmt.Errorf("host: %w", err)
	}
	return named, nil
}

// refereeKey is the key of the referee who works from a folder, made where there is none: its
// seed lies there and goes nowhere.
func refereeKey(folder string) (seed, key string, err error) {
	file := filepath.Join(folder, "referee.nk")
	b, err := os.ReadFile(file)
	if errors.Is(err, os.ErrNotExist) {
		if seed, err = line.NewSeed(); err != nil {
			return "", "", err
		}
		b = []byte(seed)
		err = os.WriteFile(file, b, 0o600)
	}
	if err != nil {
		return "", "", fmt.Errorf("host: %w", err)
	}
	seed = string(b)
	if key, err = line.PublicKey(seed); err != nil {
		return "", "", fmt.Errorf("%s: %w", file, err)
	}
	return seed, key, nil
}

// within is how long a server may take to answer at first.
const within = 10 * time.Second

// judging begins a referee's work on a server; end ends it. trust is what its certificate is
// to be, nothing for one that the system knows.
func judging(ctx context.Context, address, seed string, copies int, trust []line.Option) (end func(), err error) {
	nc, err := line.Connect(address, seed, trust...)
	if err != nil {
		return nil, err
	}
	for until := time.Now().Add(within); !nc.IsConnected(); time.Sleep(20 * time.Millisecond) {
		if ctx.Err() != nil || time.Now().After(until) {
			defer nc.Close()
			if err := nc.LastError(); err != nil {
				return nil, fmt.Errorf("no server lets one in at %s: %w", address, err)
			}
			return nil, fmt.Errorf("no server answers at %s", address)
		}
	}
	for until := time.Now().Add(3 * within); ; time.Sleep(200 * time.Millisecond) {
		a, err := arbiter.Start(ctx, nc, arbiter.Options{Seed: seed, Copies: copies})
		if err == nil {
			return func() { a.Wait(); nc.Close() }, nil
		}
		// Several servers first have to find each other.
		if ctx.Err() != nil || copies <= 1 || time.Now().After(until) {
			nc.Close()
			return nil, fmt.Errorf("%s: %w", address, err)
		}
	}
}

// officiate works as one more referee on a server until the program is interrupted.
func officiate(address, named, ca string, copies int, io streams) error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	folder, err := folderOf(named)
	if err != nil {
		return err
	}
	seed, key, err := refereeKey(folder)
	if err != nil {
		return err
	}
	fmt.Fprintf(io.out, "This referee is %s: the host lets it in by --referee.\n", key)
	end, err := judging(ctx, address, seed, copies, line.Trusting(ca))
	if err != nil {
		return err
	}
	defer end()
	fmt.Fprintf(io.out, "It works at %s (Ctrl+C ends it)\n", address)
	<-ctx.Done()
	return nil
}
