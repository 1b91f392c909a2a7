//go:build !js && !slim

package server_test

import (
	"bufio"
	"crypto/rand"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nkeys"

	"tenaille/game/live"
	"tenaille/game/live/server"
)

// spoken is what a server and a client say to each other in the open.
func spoken(t *testing.T, address string) (net.Conn, *bufio.Reader, string) {
	t.Helper()
	c, err := net.Dial("tcp", address)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close() })
	r := bufio.NewReader(c)
	first, err := r.ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	var info struct{ Nonce string }
	if err := json.Unmarshal([]byte(strings.TrimPrefix(first, "INFO ")), &info); err != nil || info.Nonce == "" {
		t.Fatalf("no nonce in %q", first)
	}
	return c, r, info.Nonce
}

// TestForgedIdentity: who has not signed the nonce of this very connection is not let in.
func TestForgedIdentity(t *testing.T) {
	h := opened(t, server.Options{Web: -1})
	address := strings.TrimPrefix(h.s.URL(), "nats://")
	pair, err := nkeys.CreateUser()
	if err != nil {
		t.Fatal(err)
	}
	key, err := pair.PublicKey()
	if err != nil {
		t.Fatal(err)
	}
	account, err := nkeys.CreateAccount()
	if err != nil {
		t.Fatal(err)
	}
	accountKey, err := account.PublicKey()
	if err != nil {
		t.Fatal(err)
	}
	sign := func(p nkeys.KeyPair, nonce string) string {
		sig, err := p.Sign([]byte(nonce))
		if err != nil {
			t.Fatal(err)
		}
		return base64.RawURLEncoding.EncodeToString(sig)
	}
	_, _, old := spoken(t, address)
	captured := sign(pair, old)
	for name, connect := range map[string]func(nonce string) string{
		"replayed":  func(string) string { return fmt.Sprintf(`{"nkey":%q,"sig":%q}`, key, captured) },
		"a referee": func(nonce string) string { return fmt.Sprintf(`{"nkey":%q,"sig":%q}`, h.key, sign(pair, nonce)) },
		"unsigned":  func(string) string { return fmt.Sprintf(`{"nkey":%q}`, key) },
		"no key":    func(string) string { return `{"pedantic":false}` },
		"password":  func(string) string { return fmt.Sprintf(`{"user":%q,"pass":"x"}`, h.key) },
		"account": func(nonce string) string {
			return fmt.Sprintf(`{"nkey":%q,"sig":%q}`, accountKey, sign(account, nonce))
		},
		"torn":     func(string) string { return fmt.Sprintf(`{"nkey":%q,"sig":"%%%%"}`, key) },
		"wildcard": func(nonce string) string { return fmt.Sprintf(`{"nkey":"*","sig":%q}`, sign(pair, nonce)) },
		"right":    func(nonce string) string { return fmt.Sprintf(`{"nkey":%q,"sig":%q}`, key, sign(pair, nonce)) },
	} {
		c, r, nonce := spoken(t, address)
		fmt.Fprintf(c, "CONNECT {\"verbose\":false,%s\r\nPING\r\n", connect(nonce)[1:])
		answer, err := r.ReadString('\n')
		if got := err == nil && strings.HasPrefix(answer, "PONG"); got != (name == "right") {
			t.Errorf("%s: %q, %v", name, answer, err)
		}
	}
}

// TestBounds: what is too large is refused and costs the sender its connection, not the
// others.
func TestBounds(t *testing.T) {
	h := opened(t, server.Options{Web: -1})
	key, seed := somebody(t)
	full := make(chan struct{}, 1024)
	nc := reach(t, h.s.URL(), seed, nats.ErrorHandler(func(_ *nats.Conn, _ *nats.Subscription, err error) {
		if errors.Is(err, nats.ErrMaxSubscriptionsExceeded) {
			full <- struct{}{}
		}
	}))
	if err := nc.Publish(live.SubjectAsk(key, "open", ""), make([]byte, 2<<20)); !errors.Is(err, nats.ErrMaxPayload) {
		t.Errorf("the client sends it: %v", err)
	}
	for range 300 { // more subscriptions than are allowed
		if _, err := nc.SubscribeSync(live.InboxOf(key) + "." + rand.Text()); err != nil {
			break
		}
	}
	select {
	case <-full:
	case <-time.After(5 * time.Second):
		t.Error("300 subscriptions are allowed")
	}
	address := strings.TrimPrefix(h.s.URL(), "nats://")
	pair, err := nkeys.FromSeed([]byte(seed))
	if err != nil {
		t.Fatal(err)
	}
	c, r, nonce := spoken(t, address)
	sig, err := pair.Sign([]byte(nonce))
	if err != nil {
		t.Fatal(err)
	}
	fmt.Fprintf(c, "CONNECT {\"nkey\":%q,\"sig\":%q}\r\nPUB tenaille.ask.%s.open %d\r\n", key, base64.RawURLEncoding.EncodeToString(sig), key, 2<<20)
	if err := c.SetReadDeadline(time.Now().Add(5 * time.Second)); err != nil {
		t.Fatal(err)
	}
	var said strings.Builder
	for {
		l, err := r.ReadString('\n')
		said.WriteString(l)
		if err != nil {
			break
		}
	}
	if !strings.Contains(said.String(), "Maximum Payload Violation") {
		t.Errorf("2 MB: %q", said.String())
	}
	if err := h.nc.FlushTimeout(5 * time.Second); err != nil {
		t.Errorf("the others: %v", err)
	}
}
