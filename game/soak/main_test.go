//go:build linux

package soak

import (
	"fmt"
	"log/slog"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"tenaille/game/store"
)

// The test program starts itself to be ended: these say what it is to do then.
const (
	asWhat  = "TENAILLE_SOAK"       // one of the roles
	inWhere = "TENAILLE_SOAK_DIR"   // the folder of its files
	seeded  = "TENAILLE_SOAK_SEED"  // where its choices begin
	shifted = "TENAILLE_SOAK_CLOCK" // seconds its clock goes before or behind
)

// roles are what a program that is started can do.
var roles = map[string]func(dir string, seed uint64) error{
	"player": play,
	"reader": readDamaged,
	"writer": writeRefused,
}

// TestMain carries a role out, or runs the tests.
func TestMain(m *testing.M) {
	role, ok := roles[os.Getenv(asWhat)]
	if !ok {
		code := m.Run()
		os.RemoveAll(builtIn)
		os.Exit(code)
	}
	slog.SetDefault(slog.New(slog.NewTextHandler(os.Stderr, nil)))
	seed, err := strconv.ParseUint(os.Getenv(seeded), 10, 64)
	if err == nil {
		n, _ := strconv.Atoi(os.Getenv(shifted))
		time.Local = time.FixedZone("shifted", n) // records are named by the local time
		err = role(os.Getenv(inWhere), seed)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(3)
	}
}

// folder is the store of a player whose files lie in a folder.
func folder(dir string) store.Store {
	return store.In(filepath.Join(dir, dataIn), filepath.Join(dir, configIn))
}

// Where the program keeps what, below the folder that is its home.
const (
	dataIn   = "data/tenaille"
	configIn = "config/tenaille"
)

// drawn begins the choices of a seed; what tells apart those of one seed.
func drawn(seed uint64, what uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, what)) }

// say writes a line of the journal, whole: what was written is read even if the program
// is ended right after.
func say(format string, a ...any) {
	os.Stdout.WriteString(fmt.Sprintf(format, a...) + "\n")
}
