package terrain

import "tenaille/rules/grid"

// leastStore is the least number of squares of planks between walls for a store of goods.
const leastStore = 10

// stock lays goods on the planks of rooms: sacks, bolts of cloth, baskets, jars along their walls,
// a coil of rope and straw between. They are low and flat, of the tones of the floor, and open
// ground all the same; what they are follows from the place alone. A room is planks that walls
// hold on most sides, so that neither a pier nor a stall's floor has any.
func (t *Terrain) stock() {
	taken := map[grid.Cell]bool{}
	for i := range t.Props {
		taken[t.Props[i].At] = true
	}
	edged := edgesOf(t.Edges)
	seen := make([]bool, len(t.Squares))
	for i := range t.Squares {
		if room := t.room(seen, i); len(room) >= leastStore {
			for _, at := range room {
				if name := t.goods(int(at.X), int(at.Y), edged); name != "" && !taken[at] {
					t.Props = append(t.Props, Prop{Name: name, At: at})
				}
			}
		}
	}
}

// room returns the squares of planks that join the i-th one, none where they are no room: walls
// stand along fewer than most of their outer sides.
func (t *Terrain) room(seen []bool, i int) (room []grid.Cell) {
	planks := func(x, y int) bool {
		return t.Inside(x, y) && t.Square(x, y).Ground == Planks && t.block(x, y) == Open
	}
	first := grid.C(i%t.W, i/t.W)
	if seen[i] || !planks(int(first.X), int(first.Y)) {
		return nil
	}
	seen[i], room = true, append(room, first)
	walls, sides := 0, 0
	for n := 0; n < len(room); n++ {
		for _, d := range [...][2]int{{0, -1}, {1, 0}, {0, 1}, {-1, 0}} {
			x, y := int(room[n].X)+d[0], int(room[n].Y)+d[1]
			switch {
			case !planks(x, y):
				sides++
				if t.tall(x, y) {
					walls++
				}
			case !seen[y*t.W+x]:
				seen[y*t.W+x], room = true, append(room, grid.C(x, y))
			}
		}
	}
	if 4*walls < 3*sides {
		return nil
	}
	return room
}

// goods is what lies on a square of a room: at its back wall the most, in its middle hardly
// anything, and nothing before a way in.
func (t *Terrain) goods(x, y int, edged map[Edge]bool) string {
	way := func(x, y int) bool { return t.Inside(x, y) && !t.tall(x, y) && t.Square(x, y).Ground != Planks }
	for _, d := range [...][2]int{{0, -1}, {1, 0}, {0, 1}, {-1, 0}} {
		if way(x+d[0], y+d[1]) {
			return ""
		}
	}
	if edged[Edge{At: grid.C(x, y)}] || edged[Edge{At: grid.C(x, y), Vertical: true}] {
		return ""
	}
	kind := hash(x, y, 53)
	switch {
	case t.tall(x, y-1):
		if kind%8 < 6 {
			return [...]string{"goods-1", "goods-2", "goods-3", "goods-5"}[kind>>8&3]
		}
	case t.tall(x-1, y) || t.tall(x+1, y) || t.tall(x, y+1):
		if kind%8 < 4 {
			return [...]string{"goods-1", "goods-4", "goods-3", "goods-6"}[kind>>8&3]
		}
	case kind%8 < 2:
		return [...]string{"goods-4", "goods-6"}[kind>>8&1]
	}
	return ""
}
