package authority

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
	"strconv"
	"testing"
	"time"
)

// Authority makes certificates of its own.
type Authority struct {
	// File holds its certificate.
	File string

	t    *testing.T
	key  *ecdsa.PrivateKey
	cert *x509.Certificate
	dir  string
	n    int64 // certificates it has signed
}

// New is an authority that nobody knows.
func New(t *testing.T) *Authority {
	t.Helper()
	a := &Authority{t: t, dir: t.TempDir()}
	c := validity(-time.Hour, time.Hour)
	c.Subject, c.IsCA, c.BasicConstraintsValid, c.KeyUsage = pkix.Name{CommonName: "somebody's own"}, true, true, x509.KeyUsageCertSign
	a.cert = c
	a.File, _, a.key = a.sign(c)
	return a
}

// Sign signs a certificate for names and numbers of machines, good from and until so long from
// now, and returns the files of it and of its key.
func (a *Authority) Sign(from, until time.Duration, names []string, numbers ...net.IP) (cert, key string) {
	a.t.Helper()
	c := validity(from, until)
	c.DNSNames, c.IPAddresses = names, numbers
	cert, key, _ = a.sign(c)
	return cert, key
}

// Here signs a certificate for this machine, good for an hour.
func (a *Authority) Here() (cert, key string) {
	a.t.Helper()
	return a.Sign(-time.Hour, time.Hour, nil, net.IPv4(127, 0, 0, 1))
}

func validity(from, until time.Duration) *x509.Certificate {
	return &x509.Certificate{NotBefore: time.Now().Add(from), NotAfter: time.Now().Add(until)}
}

// sign signs a certificate, the authority's own by itself, and writes it and its key down.
func (a *Authority) sign(c *x509.Certificate) (cert, key string, k *ecdsa.PrivateKey) {
	a.t.Helper()
	k, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		a.t.Fatal(err)
	}
	by := a.key
	if by == nil {
		by = k
	}
	a.n++
	c.SerialNumber = big.NewInt(a.n)
	der, err := x509.CreateCertificate(rand.Reader, c, a.cert, &k.PublicKey, by)
	if err != nil {
		a.t.Fatal(err)
	}
	secret, err := x509.MarshalECPrivateKey(k)
	if err != nil {
		a.t.Fatal(err)
	}
	write := func(end, kind string, b []byte) string {
		file := filepath.Join(a.dir, strconv.FormatInt(a.n, 10)+end)
		if err := os.WriteFile(file, pem.EncodeToMemory(&pem.Block{Type: kind, Bytes: b}), 0o600); err != nil {
			a.t.Fatal(err)
		}
		return file
	}
	return write(".pem", "CERTIFICATE", der), write(".key", "EC PRIVATE KEY", secret), k
}
