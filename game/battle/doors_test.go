package battle

import (
	"testing"

	"tenaille/game/command"
	"tenaille/render/board/piece"
	"tenaille/render/board/terrain"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// leaves are those that the picture shows while the battle comes to rest.
func (b *battle) leaves() (most int, during terrain.Block) {
	for n := 0; n < 600 && (b.session.Busy() || n < 2); n++ {
		b.Update()
		b.arrange()
		if k := len(b.table.Picture.Leaves); k > most {
			most, during = k, b.table.Terrain.Edges[0].Kind
		}
	}
	return most, during
}

// TestDoorsTurn: a door that is opened or closed turns on the board, which shows
// it shut only once it is; in reduced motion it changes at once.
func TestDoorsTurn(t *testing.T) {
	for _, reduced := range []bool{false, true} {
		for _, open := range []bool{false, true} {
			b := opening(t, "en", door(open), blue("fighter", 4, 4).First(), red("orc", 12, 4))
			b.Settings.ReducedMotion = reduced
			entry, want := "palette.open_door", terrain.DoorOpen
			if open {
				entry, want = "palette.close_door", terrain.Door
			}
			if got := b.table.Terrain.Edges[0]; got.At != grid.C(4, 4) || got.Kind == want {
				t.Fatalf("the door is %+v before", got)
			}
			v, _ := b.command.EntryOf(entry)
			b.command.Choose(v)
			if b.turn.Deliberate() {
				b.click(command.ConfirmID)
			}
			most, during := b.leaves()
			if reduced != (most == 0) || !reduced && during != terrain.DoorOpen {
				t.Errorf("reduced %v, open %v: %d leaves turn while the map shows %v", reduced, open, most, during)
			}
			if got := b.table.Terrain.Edges[0].Kind; got != want || b.turn.E.Facts.OpenDoors == 0 != open {
				t.Errorf("reduced %v, open %v: the map shows %v, open are %b", reduced, open, got, b.turn.E.Facts.OpenDoors)
			}
		}
	}
}

// TestKneelingIsShown: a figure that kneels sinks to its knees on the board.
func TestKneelingIsShown(t *testing.T) {
	b := opening(t, "en", nil, blue("fighter", 4, 4).First(), red("orc", 12, 4))
	b.Settings.ReducedMotion = false
	v, _ := b.command.EntryOf("palette." + rules.Kneel.String())
	b.command.Choose(v)
	if b.turn.Deliberate() {
		b.click(command.ConfirmID)
	}
	sinks := 0
	for n := 0; n < 600 && (b.session.Busy() || n < 2); n++ {
		b.Update()
		b.arrange()
		if b.table.Picture.Pieces[0].Sinking {
			sinks++
		}
	}
	if sinks < 3 || b.table.Picture.Pieces[0].Pose != piece.Kneeling {
		t.Errorf("the fighter sinks for %d ticks and then stands as %v", sinks, b.table.Picture.Pieces[0].Pose)
	}
}
