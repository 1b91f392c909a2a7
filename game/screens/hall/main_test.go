package hall_test

import (
	"testing"

	"tenaille/game/internal/screentest/routes"
)

func TestMain(m *testing.M) { routes.Main(m) }
