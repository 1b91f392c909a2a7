//go:build !js && !slim

package cli

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"math/big"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"tenaille/game/live"
	"tenaille/game/live/line"
	"tenaille/game/live/livetest"
)

// authority makes certificates of its own.
type authority struct {
	t    *testing.T
	key  *ecdsa.PrivateKey
	cert *x509.Certificate
	dir  string
	file string
}

func newAuthority(t *testing.T) *authority {
	t.Helper()
	a := &authority{t: t, dir: t.TempDir()}
	a.cert = &x509.Certificate{SerialNumber: big.NewInt(1), Subject: pkix.Name{CommonName: "somebody's own"}, NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().Add(time.Hour), IsCA: true, BasicConstraintsValid: true, KeyUsage: x509.KeyUsageCertSign}
	a.file, _, a.key = a.sign("ca", a.cert)
	return a
}

// sign signs a certificate, the authority's own by itself, and writes it and its key down.
func (a *authority) sign(name string, c *x509.Certificate) (cert, key string, k *ecdsa.PrivateKey) {
	a.t.Helper()
	k, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		a.t.Fatal(err)
	}
	by := a.key
	if by == nil {
		by = k
	}
	der, err := x509.CreateCertificate(rand.Reader, c, a.cert, &k.PublicKey, by)
	if err != nil {
		a.t.Fatal(err)
	}
	secret, err := x509.MarshalECPrivateKey(k)
	if err != nil {
		a.t.Fatal(err)
	}
	write := func(end, kind string, b []byte) string {
		file := filepath.Join(a.dir, name+end)
		if err := os.WriteFile(file, pem.EncodeToMemory(&pem.Block{Type: kind, Bytes: b}), 0o600); err != nil {
			a.t.Fatal(err)
		}
		return file
	}
	return write(".pem", "CERTIFICATE", der), write(".key", "EC PRIVATE KEY", secret), k
}

// TestOwnCertificates: a host with a certificate that somebody has signed for themselves is
// reached by TLS by a referee, a worker and a player who know who signed, and by none who
// does not.
func TestOwnCertificates(t *testing.T) {
	if testing.Short() {
		t.Skip("it begins several processes")
	}
	a := newAuthority(t)
	cert, key, _ := a.sign("host", &x509.Certificate{SerialNumber: big.NewInt(2), NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().Add(time.Hour), IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)}})
	folder := t.TempDir()
	host := launched(t, nil, "host", "--folder", folder, "--port", "0", "--socket", "-1", "--page-port", "0", "--certificate", cert, "--key", key)
	address := "tls://" + strings.Fields(host.prints(t, "Matches are played at tls://"))[0]
	own := filepath.Join(folder, "referee.nk")
	referee := []string{"referee", "--serve", "--nats", address, "--folder", folder}
	launched(t, nil, append(referee, "--ca", a.file)...).prints(t, "It works at tls://")
	launched(t, []string{"SSL_CERT_FILE=" + a.file}, referee...).prints(t, "It works at tls://")
	launched(t, nil, "host", "--nats", address, "--folder", folder, "--ca", a.file).prints(t, "Matches are refereed at tls://")
	launched(t, nil, "worker", "--nats", address, "--nkey", own, "--ca", a.file).complains(t, "works for ")
	for _, args := range [][]string{referee, append(referee, "--ca", newAuthority(t).file)} {
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
	l, err := line.DialWith(t.Context(), address, seed, line.Trusting(a.file)...)
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	o, err := livetest.Offer("proving-ground", "skirmish", "recruit")
	if err != nil {
		t.Fatal(err)
	}
	n := &nodes{t: t, referees: [2]*process{host, host}}
	p := livetest.At(live.NewHall(l), "soldier")
	p.Game = p.Hall.Open(o)
	n.until("some actions", func() bool { return len(p.Told) > 4 }, p)
}
