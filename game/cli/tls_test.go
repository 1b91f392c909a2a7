//go:build !js && !slim

package cli

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"tenaille/game/internal/authority"
	"tenaille/game/live"
	"tenaille/game/live/line"
	"tenaille/game/live/livetest"
)

// TestOwnCertificates: a host with a certificate that somebody has signed for themselves is
// reached by TLS by a referee, a worker and a player who know who signed, and by none who
// does not.
func TestOwnCertificates(t *testing.T) {
	if testing.Short() {
		t.Skip("it begins several processes")
	}
	a := authority.New(t)
	cert, key := a.Here()
	folder := t.TempDir()
	host := launched(t, nil, "host", "--folder", folder, "--port", "0", "--socket", "-1", "--page-port", "0", "--certificate", cert, "--key", key)
	address := "tls://" + strings.Fields(host.prints(t, "Matches are played at tls://"))[0]
	own := filepath.Join(folder, "referee.nk")
	referee := []string{"referee", "--serve", "--nats", address, "--folder", folder}
	launched(t, nil, append(referee, "--ca", a.File)...).prints(t, "It works at tls://")
	launched(t, []string{"SSL_CERT_FILE=" + a.File}, referee...).prints(t, "It works at tls://")
	launched(t, nil, "host", "--nats", address, "--folder", folder, "--ca", a.File).prints(t, "Matches are refereed at tls://")
	launched(t, nil, "worker", "--nats", address, "--nkey", own, "--ca", a.File).complains(t, "works for ")
	for _, args := range [][]string{referee, append(referee, "--ca", authority.New(t).File)} {
		p := launched(t, nil, args...)
		<-p.ended
		if said := p.errs.String(); !strings.Contains(said, "certificate") || strings.Count(said, "\n") != 1 {
			t.Errorf("%v prints %q", args, said)
		}
	}
	for want, file := range map[string]string{"failed to parse root certificate": key, "no such file": filepath.Join(folder, "nothing")} {
		p := launched(t, nil, append(referee, "--ca", file)...)
		<-p.ended
		if said := p.errs.String(); !strings.Contains(said, want) || strings.Count(said, "\n") != 1 {
			t.Errorf("--ca %s: it prints %q", file, said)
		}
	}
	seed, err := line.NewSeed()
	if err != nil {
		t.Fatal(err)
	}
	l, err := line.DialWith(t.Context(), address, seed, line.Trusting(a.File)...)
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	o, err := livetest.Offer("proving-ground", "skirmish", "recruit")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		address, file string
		want          error
	}{
		{address, "", live.ErrSigner},
		{address, authority.New(t).File, live.ErrSigner},
		{strings.Replace(address, "127.0.0.1", "localhost", 1), a.File, live.ErrElsewhere},
		{address, a.File, nil},
	} {
		if got := reached(t, c.address, c.file); !errors.Is(got, c.want) {
			t.Errorf("%s, trusting %q: %v", c.address, c.file, got)
		}
	}
	n := &nodes{t: t, referees: [2]*process{host, host}}
	p := livetest.At(live.NewHall(l), "soldier")
	p.Game = p.Hall.Open(o)
	n.until("some actions", func() bool { return len(p.Told) > 4 }, p)
}

// TestThePageHasTheCertificate: a host with a certificate sends its page by https to who knows
// the signer, under the names it is made out to and no others, prints a link that says so, and
// lets browsers in by wss beside it.
func TestThePageHasTheCertificate(t *testing.T) {
	if testing.Short() {
		t.Skip("it begins a process")
	}
	web, folder := t.TempDir(), t.TempDir()
	if err := os.WriteFile(filepath.Join(web, "index.html"), []byte("the page"), 0o600); err != nil {
		t.Fatal(err)
	}
	a := authority.New(t)
	cert, key := a.Sign(-time.Hour, time.Hour, []string{"play.example.org"}, net.IPv4(127, 0, 0, 1))
	host := launched(t, nil, "host", "--folder", folder, "--port", "0", "--socket", "0", "--page-port", "0", "--web", web, "--certificate", cert, "--key", key)
	link := strings.TrimSpace(host.prints(t, "In a browser:"))
	page, socket, found := strings.Cut(link, "#hall=wss://127.0.0.1:")
	if !found || !strings.HasPrefix(page, "https://127.0.0.1:") {
		t.Fatalf("the link is %q", link)
	}
	signer, err := os.ReadFile(a.File)
	if err != nil {
		t.Fatal(err)
	}
	known := x509.NewCertPool()
	known.AppendCertsFromPEM(signer)
	asked := func(address, name string, known *x509.CertPool) (status int, text string, err error) {
		t.Helper()
		q, err := http.NewRequestWithContext(t.Context(), http.MethodGet, address, nil)
		if err != nil {
			t.Fatal(err)
		}
		q.Host = name
		c := http.Client{Transport: &http.Transport{TLSClientConfig: &tls.Config{RootCAs: known}, DisableKeepAlives: true}}
		r, err := c.Do(q)
		if err != nil {
			return 0, "", err
		}
		defer r.Body.Close()
		b, err := io.ReadAll(r.Body)
		return r.StatusCode, string(b), err
	}
	for name, want := range map[string]int{"": 200, "play.example.org": 200, "localhost": 200, "evil.example": 421} {
		status, text, err := asked(page, name, known)
		if err != nil || status != want || (text == "the page") != (want == 200) {
			t.Errorf("as %q: %d, %q, %v; want %d", name, status, text, err, want)
		}
	}
	var unknown x509.UnknownAuthorityError
	if _, _, err := asked(page, "", x509.NewCertPool()); !errors.As(err, &unknown) {
		t.Errorf("who does not know the signer: %v", err)
	}
	if status, text, err := asked(strings.Replace(page, "https:", "http:", 1), "", known); err != nil || status == 200 || strings.Contains(text, "the page") {
		t.Errorf("without TLS: %d, %q, %v", status, text, err)
	}
	c, err := tls.Dial("tcp", "127.0.0.1:"+socket, &tls.Config{RootCAs: known})
	if err != nil {
		t.Fatalf("wss: %v", err)
	}
	c.Close()
	if said := host.errs.String(); said != "" {
		t.Errorf("it complains %q", said)
	}
}

// reached connects a player to a server, trusting who is named in a file, and returns why they
// are refused, nil if they are let in.
func reached(t *testing.T, address, file string) error {
	seed, err := line.NewSeed()
	if err != nil {
		return err
	}
	l, err := line.DialWith(t.Context(), address, seed, line.Trusting(file)...)
	if err != nil {
		return err
	}
	defer l.Close()
	h := live.NewHall(l)
	for end := time.Now().Add(time.Minute); h.State() != live.Reached; time.Sleep(5 * time.Millisecond) {
		if h.Update(); h.State() == live.Gone {
			return h.Fault()
		}
		if time.Now().After(end) {
			return errors.New("it is sought for ever")
		}
	}
	return nil
}

// TestCertificatesOfOtherDays: whose certificate is no more valid, or has none, is refused with
// that; a server that begins after it was sought is looked at all the same. The host names
// itself as its certificate does.
func TestCertificatesOfOtherDays(t *testing.T) {
	a := authority.New(t)
	sign := func(from, to time.Duration, names []string, numbers ...net.IP) *hosting {
		file, key := a.Sign(from, to, names, numbers...)
		return &hosting{Folder: t.TempDir(), Socket: -1, Copies: 1, Certificate: file, Key: key}
	}
	own := net.IPv4(127, 0, 0, 1)
	hosts := func(h *hosting) string {
		t.Helper()
		out, done := &printed{}, make(chan error, 1)
		ctx, stop := context.WithCancel(t.Context())
		t.Cleanup(func() { stop(); <-done })
		go func() { done <- h.host(ctx, streams{out, out}) }()
		for end := time.Now().Add(time.Minute); ; time.Sleep(5 * time.Millisecond) {
			if _, after, found := strings.Cut(out.String(), "tenaille open "); found && strings.Contains(after, "\n") {
				return strings.Fields(after)[0]
			}
			if time.Now().After(end) {
				t.Fatalf("it prints %q", out)
			}
		}
	}
	old := sign(-2*time.Hour, -time.Hour, nil, own)
	if got := reached(t, hosts(old), a.File); !errors.Is(got, live.ErrDate) {
		t.Errorf("a certificate of yesterday: %v", got)
	}
	plain := &hosting{Folder: t.TempDir(), Socket: -1, Copies: 1}
	bare := hosts(plain)
	if got := reached(t, strings.Replace(bare, "nats://", "tls://", 1), ""); !errors.Is(got, live.ErrPlain) {
		t.Errorf("no certificate: %v", got)
	}
	named := sign(-time.Hour, time.Hour, []string{"*.example.org", "play.example.org"})
	if got := hosts(named); got != "tls://play.example.org:"+strconv.Itoa(named.Port) {
		t.Errorf("with the certificate of another name the host is at %s", got)
	}

	free, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	late := sign(-time.Hour, time.Hour, nil, own)
	late.Port = free.Addr().(*net.TCPAddr).Port
	free.Close()
	got := make(chan error, 1)
	go func() { got <- reached(t, "tls://127.0.0.1:"+strconv.Itoa(late.Port), authority.New(t).File) }()
	time.Sleep(300 * time.Millisecond)
	hosts(late)
	if err := <-got; !errors.Is(err, live.ErrSigner) {
		t.Errorf("a server that begins later: %v", err)
	}
}
