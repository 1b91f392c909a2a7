//go:build !js && !slim

package line

import (
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/url"
	"strings"
	"time"

	"github.com/nats-io/nats.go"

	"tenaille/game/live"
)

// How a server is sought.
const (
	soonest  = 100 * time.Millisecond
	latest   = 3 * time.Second
	patience = 4 * time.Second // for one attempt
)

// ErrAddress is a text that is no address of a server.
var ErrAddress = errors.New("line: the address of a server looks like nats://host:port or ws://host:port")

// Address is the address of a server, or of several with commas between, as NATS wants it.
func Address(text string) (string, error) {
	var list []string
	for one := range strings.SplitSeq(text, ",") {
		one = strings.TrimSpace(one)
		if !strings.Contains(one, "://") {
			one = "nats://" + one
		}
		u, err := url.Parse(one)
		if err != nil || u.Hostname() == "" || u.User != nil {
			return "", ErrAddress
		}
		switch u.Scheme {
		case "nats", "tls", "ws", "wss":
		default:
			return "", ErrAddress
		}
		list = append(list, one)
	}
	return strings.Join(list, ","), nil
}

// Option is how a connection is made beside what is made of every one.
type Option = nats.Option

// Trusting takes the certificates of those named in a file instead of those the system knows,
// which are taken where no file is named.
func Trusting(file string) []Option {
	if file == "" {
		return nil
	}
	return []Option{nats.RootCAs(file)}
}

// Readable says why a file for Trusting cannot be read, or holds no certificate.
func Readable(file string) error {
	for _, o := range Trusting(file) {
		if err := o(&nats.Options{}); err != nil {
			return err
		}
	}
	return nil
}

// untrusted is why a server cannot be trusted, by the error of an attempt to reach it; nil if
// that is not what is wrong.
func untrusted(err error) error {
	var (
		signer  x509.UnknownAuthorityError
		name    x509.HostnameError
		invalid x509.CertificateInvalidError
		other   *tls.CertificateVerificationError
		plain   tls.RecordHeaderError
	)
	switch {
	case errors.Is(err, nats.ErrSecureConnWanted), errors.As(err, &plain):
		return live.ErrPlain
	case errors.As(err, &signer):
		return live.ErrSigner
	case errors.As(err, &name):
		return live.ErrElsewhere
	case errors.As(err, &invalid) && invalid.Reason == x509.Expired:
		return live.ErrDate
	case errors.As(err, &other): // whatever else is wrong with it
		return live.ErrSigner
	}
	return nil
}

// Unproved takes the certificate of any server: of one's own, on this machine, whose
// certificate has the name of another place.
func Unproved() []Option {
	return []Option{nats.Secure(&tls.Config{InsecureSkipVerify: true})}
}

// Connect reaches a server, which it seeks for ever, as whoever holds a seed. The options
// come after its own. The error is an address, a seed or an option that cannot be; the
// connection may still be sought when it returns.
func Connect(address, seed string, more ...nats.Option) (*nats.Conn, error) {
	address, err := Address(address)
	if err != nil {
		return nil, err
	}
	key, err := pair(seed)
	if err != nil {
		return nil, err
	}
	me, err := key.PublicKey()
	if err != nil {
		return nil, ErrSeed
	}
	options := []nats.Option{
		nats.Name("tenaille"), nats.Nkey(me, key.Sign), nats.CustomInboxPrefix(live.InboxOf(me)),
		nats.MaxReconnects(-1), nats.RetryOnFailedConnect(true), nats.ReconnectBufSize(-1), nats.Timeout(patience),
		nats.PingInterval(10 * time.Second), nats.MaxPingsOutstanding(2), nats.CustomReconnectDelay(pause),
	}
	nc, err := nats.Connect(address, append(options, more...)...)
	if err != nil {
		return nil, fmt.Errorf("line: %w", err)
	}
	return nc, nil
}

// pause is how long to wait before a server is sought for the nth time: longer and longer up
// to some seconds, and never all at once with others who lost it too.
func pause(n int) time.Duration {
	d := latest
	if n < 6 {
		d = min(soonest<<n, latest)
	}
	return d/2 + rand.N(d/2)
}
