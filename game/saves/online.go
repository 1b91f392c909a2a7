package saves

import (
	"encoding/json"

	"tenaille/game/store"
)

// onlineName is what is kept of servers.
const onlineName = "online.json"

// Online is what a player has on servers.
type Online struct {
	// Server is the address of the one used last, Name what the player is called there.
	Server string `json:"server,omitempty"`
	Name   string `json:"name,omitempty"`
	// Seed is that of the key by which the player is known: it is shown nowhere.
	Seed []byte `json:"seed,omitempty"`
}

// LoadOnline is what is kept of servers; where there is nothing, or it cannot be read, it
// begins anew.
func LoadOnline(st store.Store) (o Online) {
	b, err := st.Load(onlineName)
	if err == nil {
		err = json.Unmarshal(b, &o)
	}
	if err != nil {
		return Online{}
	}
	return o
}

// KeepOnline keeps it. The error is the store's.
func KeepOnline(st store.Store, o Online) error {
	b, err := json.Marshal(o)
	if err == nil {
		err = st.Save(onlineName, b)
	}
	return err
}
