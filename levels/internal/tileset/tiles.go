package main

// property is a custom property of a tile; an empty kind is a text.
type property struct{ name, kind, value string }

// tile is one tile of the set. Its number is its place in tiles and must
// never change, since maps refer to it.
type tile struct {
	name       string
	class      string // feature of GEO-05, empty for none
	properties []property
	art        []string
}

func ground(v string) property        { return property{"ground", "", v} }
func prop(v string) property          { return property{"prop", "", v} }
func integer(k, v string) property    { return property{k, "int", v} }
func flag(k, v string) property       { return property{k, "bool", v} }
func grade(v string) property         { return property{"grade", "", v} }
func list(p ...property) []property   { return p }
func layers(names ...string) []string { return names }

// tiles is the tile set, in the order of its numbers.
var tiles = []tile{
	// Ground.
	{"floor", "", list(ground("floor")), layers("floor-2")},
	{"grass", "", list(ground("grass")), layers("blend-grass-15", "grass-1")},
	{"dirt", "", list(ground("dirt")), layers("blend-dirt-15", "dirt-1")},
	{"planks", "", list(ground("planks")), layers("planks-1")},
	{"platform", "", list(ground("platform")), layers("platform-1")},
	{"bridge", "", list(ground("bridge")), layers("bridge-h-3")},
	{"deep water", "pit", list(ground("water")), layers("blend-water-15", "water-1")},
	{"shallows", "difficult", list(ground("water"), prop("rubble")), layers("blend-water-15", "water-3", "rubble-1")},
	{"stairs north", "", list(ground("platform"), prop("stairs-n")), layers("stairs-n")},
	{"stairs east", "", list(ground("platform"), prop("stairs-e")), layers("stairs-e")},
	{"stairs south", "", list(ground("platform"), prop("stairs-s")), layers("stairs-s")},
	{"stairs west", "", list(ground("platform"), prop("stairs-w")), layers("stairs-w")},
	// What stands on it.
	{"wall", "wall", nil, layers("wall-15")},
	{"low wall", "low", list(integer("height", "90")), layers("low-10")},
	{"rubble", "difficult", list(prop("rubble")), layers("rubble-1")},
	{"pillar", "wall", list(prop("pillar")), layers("pillar")},
	{"tree", "cover", list(grade("standard"), flag("walkable", "false"), prop("tree")), layers("tree")},
	{"bush", "conceal", list(integer("pct", "20"), flag("difficult", "true"), prop("bush")), layers("bush-1")},
	{"tall grass", "conceal", list(integer("pct", "20"), prop("tallgrass")), layers("tallgrass-1")},
	{"crate", "cover", list(grade("standard"), flag("walkable", "false"), prop("crate")), layers("crate")},
	{"barrel", "cover", list(grade("partial"), flag("walkable", "false"), prop("barrel")), layers("barrel")},
	{"well", "cover", list(grade("standard"), flag("walkable", "false"), prop("well")), layers("well")},
	{"brazier", "cover", list(grade("partial"), flag("walkable", "false"), prop("brazier")), layers("brazier")},
	{"camp fire", "cover", list(grade("partial"), flag("walkable", "false"), prop("campfire")), layers("campfire")},
	{"wall with banner", "wall", list(prop("banner")), layers("wall-11", "banner")},
	{"wall with sconce", "wall", list(prop("sconce")), layers("wall-11", "sconce")},
	{"wall with ivy", "wall", list(prop("ivy")), layers("wall-11", "ivy")},
	{"bones", "", list(prop("bones")), layers("bones")},
	{"blood", "", list(prop("blood")), layers("blood")},
	{"smoke", "opaque", list(prop("smoke")), layers("smoke-1")},
	{"glass wall", "glass", nil, layers("glass")},
	{"pit", "pit", nil, layers("pit")},
	{"narrow", "narrow", nil, layers("narrow")},
	{"balance", "balance", nil, layers("beam")},
	{"climb", "climb", nil, layers("ladder")},
	{"concealment 10", "conceal", list(integer("pct", "10")), layers("+conceal")},
	{"partial cover", "cover", list(grade("partial")), layers("+partial")},
	{"standard cover", "cover", list(grade("standard")), layers("+standard")},
	{"improved cover", "cover", list(grade("improved")), layers("+improved")},
	{"chest-high wall", "low", list(integer("height", "120")), layers("low-10", "+standard")},
	// Elevation.
	{"level 1", "", list(integer("level", "1")), layers("+1")},
	{"level 2", "", list(integer("level", "2")), layers("+2")},
	{"level 3", "", list(integer("level", "3")), layers("+3")},
	{"level 4", "", list(integer("level", "4")), layers("+4")},
	{"level -1", "", list(integer("level", "-1")), layers("+-1")},
	// Air.
	{"thin haze", "conceal", list(integer("pct", "10"), prop("haze-1")), layers("haze-1", "+conceal")},
	{"haze", "conceal", list(integer("pct", "20"), prop("haze-2")), layers("haze-2")},
	{"thick haze", "conceal", list(integer("pct", "40"), prop("haze-3")), layers("haze-3", "+conceal")},
	// What lives there, to look at.
	{"sheep", "", list(prop("sheep")), layers("sheep-1")},
	// Snow.
	{"snow", "", list(ground("snow")), layers("blend-snow-15", "snow-1")},
	{"ice", "", list(ground("ice")), layers("blend-ice-15", "ice-1")},
	{"drift", "difficult", list(prop("drift")), layers("drift-1")},
	{"pine", "cover", list(grade("standard"), flag("walkable", "false"), prop("pine")), layers("pine-1")},
	{"woodpile", "cover", list(grade("standard"), flag("walkable", "false"), prop("woodpile")), layers("woodpile")},
	{"sledge", "cover", list(grade("partial"), flag("walkable", "false"), prop("sledge")), layers("sledge")},
	// Marsh.
	{"mire", "", list(ground("mire")), layers("blend-mire-15", "mire-1")},
	{"bog", "difficult", list(ground("mire"), prop("bog")), layers("blend-mire-15", "bog-1")},
	{"shallow water", "difficult", list(ground("water"), prop("lily")), layers("blend-water-15", "water-3", "lily-1")},
	{"reeds", "conceal", list(integer("pct", "20"), prop("reeds")), layers("reeds-1")},
	{"punt", "", list(prop("punt")), layers("punt")},
	{"drying rack", "cover", list(grade("partial"), flag("walkable", "false"), prop("rack")), layers("rack")},
	// Salt and coast.
	{"salt", "", list(ground("salt")), layers("salt-1")},
	{"rails on salt", "", list(ground("salt"), prop("rails")), layers("salt-1", "rails-10")},
	{"salt crystals", "difficult", list(prop("saltheap")), layers("saltheap-1")},
	{"cart", "cover", list(grade("standard"), flag("walkable", "false"), prop("cart")), layers("cart")},
	{"sand", "", list(ground("sand")), layers("blend-sand-15", "sand-1")},
	{"crab pot", "cover", list(grade("partial"), flag("walkable", "false"), prop("crabpot")), layers("crabpot")},
	{"surf", "difficult", list(ground("water"), prop("surf")), layers("blend-water-15", "surf-1")},
	{"mooring", "cover", list(grade("partial"), flag("walkable", "false"), prop("mooring")), layers("mooring")},
	{"rails", "", list(prop("rails")), layers("rails-10")},
}
