//go:build !js && !slim

package server

import (
	"encoding/base64"
	"slices"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nkeys"

	"tenaille/game/live"
)

// gate lets in whoever proves to hold the seed of a key, and says what is allowed to it.
type gate struct {
	referees []string
	crowd    crowd
}

func newGate(o *Options) *gate {
	return &gate{referees: slices.Clone(o.Referees), crowd: crowd{most: o.PerAddress}}
}

// Check reports whether a client is let in: it has signed the server's nonce, which is
// another for each connection, with its own key, and its address has not too many already.
func (g *gate) Check(c server.ClientAuthentication) bool {
	o := c.GetOpts()
	if !nkeys.IsValidPublicUserKey(o.Nkey) || o.Sig == "" || len(c.GetNonce()) == 0 {
		return false
	}
	sig, err := signature(o.Sig)
	if err != nil {
		return false
	}
	key, err := nkeys.FromPublicKey(o.Nkey)
	if err != nil || key.Verify(c.GetNonce(), sig) != nil {
		return false
	}
	if !slices.Contains(g.referees, o.Nkey) && g.crowd.full(c.RemoteAddress()) {
		return false
	}
	c.RegisterUser(&server.User{Username: o.Nkey, Permissions: g.permissions(o.Nkey)})
	return true
}

// signature reads one in either of the two ways in which clients write it.
func signature(text string) ([]byte, error) {
	if sig, err := base64.RawURLEncoding.DecodeString(text); err == nil {
		return sig, nil
	}
	return base64.StdEncoding.DecodeString(text)
}

// permissions are nil, which is everything, for a referee.
func (g *gate) permissions(key string) *server.Permissions {
	if slices.Contains(g.referees, key) {
		return nil
	}
	return &server.Permissions{
		Publish:   &server.SubjectPermission{Allow: live.MayPublish(key)},
		Subscribe: &server.SubjectPermission{Allow: live.MayHear(key)},
	}
}
