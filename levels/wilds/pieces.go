package wilds

// side is how many squares a piece measures each way.
const side = 5

// marks are the letters of the pieces: which tile of levels/terrain.tsx lies in which
// layer. What is not listed is bare ground.
var marks = map[byte]struct {
	layer layer
	tile  int
}{
	'w': {ground, 7}, 's': {ground, 8}, '=': {ground, 6}, '_': {ground, 3}, 'f': {ground, 1},
	'#': {props, 13}, 'l': {props, 14}, 'r': {props, 15}, 'P': {props, 16}, 'T': {props, 17}, 'b': {props, 18},
	't': {props, 19}, 'c': {props, 20}, 'o': {props, 21}, 'W': {props, 22}, 'n': {props, 23}, 'F': {props, 24},
	'B': {props, 28}, 'i': {props, 27}, '%': {props, 49},
	'1': {heights, 41},
	'I': {ground, 51}, 'd': {props, 52}, 'p': {props, 53}, 'k': {props, 54}, 'e': {props, 55},
	'G': {ground, 2}, 'K': {ground, 4}, 'g': {ground, 57}, 'y': {ground, 58}, 'h': {props, 59}, 'u': {props, 60}, 'a': {props, 61},
}

// theme is what a kind of ground is made of.
type theme struct {
	base    int    // the tile that lies everywhere
	path    int    // the tile of the way from start to start
	ambient string // light, as the map states it
	river   bool
	// bands are kinds of creatures that fight for a side here, one of them drawn.
	blue, red []band
	pieces    []string
}

// band is a company to draw from.
type band []string

var (
	company  = band{"fighter", "archer", "cleric", "rogue", "spear", "monk", "ranger", "captain"}
	strays   = band{"barbarian", "duelist", "psychic", "halfling", "archer", "monk"}
	outlaws  = band{"rogue", "arbalest", "fox-mask", "duelist", "spear", "archer"}
	goblins  = band{"goblin", "goblin-archer", "hobgoblin", "wolf", "shaman", "goblin"}
	orcs     = band{"orc", "ogre", "arbalest", "shaman", "wolf", "orc"}
	crypt    = band{"skeleton", "skeleton", "wraith", "wisp", "gaoler"}
	hunters  = band{"wolf", "wolf", "orc", "shaman", "ogre", "goblin-archer"}
	mire     = band{"serpent", "rat", "wisp", "troll", "goblin-archer", "spider"}
	creeping = band{"wolf", "spider", "serpent", "rat", "rat", "troll"}
)

var themes = map[string]theme{
	"meadow": {base: 2, path: 3, ambient: "bright", blue: []band{company, strays}, red: []band{outlaws, goblins, orcs}, pieces: []string{
		".T..." + "..b.." + ".tt.T" + ".tt.." + ".....",
		"....T" + ".lll." + "..%.." + ".l.l." + "b....",
		"tt..." + "ttt.." + "..T.." + "....b" + "...bb",
		"....." + ".111." + ".11T." + ".1..." + "....b",
		"T...T" + "..b.." + ".b.t." + "..ttt" + ".T.t.",
		"..r.." + ".r.W." + "....." + ".ll.." + "....T",
		".c..." + ".co.." + "....." + "..l.." + "T.l.b",
		"....." + "T.%.." + "..%t." + ".ttt." + "b...T",
		".b.b." + "b...b" + "..T.." + "b...b" + ".b.b.",
		"11..." + "111.." + "T1..." + "....t" + "...tt",
	}},
	"ruin": {base: 2, path: 1, ambient: "bright", blue: []band{company, strays}, red: []band{outlaws, crypt, orcs}, pieces: []string{
		"ff##." + "f.f#." + "fffr." + "#fff." + "#r..b",
		"##.##" + "#fff#" + ".fBf." + "#fff." + "##.r.",
		"P.f.P" + ".fff." + "fffff" + ".fff." + "P.f.P",
		"l.lll" + "lfff." + ".fnfl" + "lfff." + "l.l.l",
		"..#.." + "r.#.." + "..i.T" + ".r#.." + "..#..",
		"f1111" + "f111#" + "f11f#" + "ffff." + ".r.b.",
		"###.." + "..#r." + "B.#.." + "....." + "T..r.",
		"..rr." + ".PffP" + "rffff" + ".Pffr" + "....T",
		".lll." + "..fl." + "cffl." + "cf..." + "..r..",
	}},
	"river": {base: 2, path: 3, ambient: "bright", river: true, blue: []band{company, strays}, red: []band{outlaws, goblins, orcs, creeping}, pieces: []string{
		"T.b.." + ".tt.." + ".tt.b" + "..T.." + "b....",
		"....T" + ".co.." + ".c..." + "...l." + ".lll.",
		"ttt.." + "tttt." + "..T.." + ".b..." + "....r",
		"..r.." + ".bTb." + "..b.." + "r...." + "...T.",
		"1111." + "11T1." + "11..." + "....." + "..b.t",
		".T.T." + "....." + "b.l.b" + "..l.." + ".T...",
		"ss..." + "sss.." + ".ss.t" + "....t" + "T..tt",
	}},
	"mine": {base: 1, path: 3, ambient: "dark", blue: []band{company, strays}, red: []band{goblins, crypt, creeping}, pieces: []string{
		"##.##" + "#...#" + "..n.." + "#...#" + "##.##",
		"#...." + "#.r.." + "#..co" + "##..." + "###..",
		"..#.." + "n.#.." + "..P.." + "..#.n" + "..#..",
		"rr..." + "r.P.." + "..P.r" + ".c..." + "....#",
		"###.#" + "#...." + "..F.." + "....#" + "#.###",
		"..##." + ".##.." + "....." + "o..r." + "oo.rr",
		"#...#" + "..1.." + ".111." + "..11." + "#...n",
		".P.P." + "....." + "B.n.." + "....." + ".P.P.",
	}}, "snow": {base: 50, path: 3, ambient: "bright", blue: []band{company, strays}, red: []band{outlaws, orcs, hunters}, pieces: []string{
		"p.d.." + "..dd." + ".ddp." + "..d.." + "p....",
		"..d.p" + ".lll." + "..d.." + ".l.l." + "p...d",
		"..III" + ".IIII" + "dIIII" + "ddII." + "p.d..",
		"....." + ".111." + ".11p." + ".1..." + "...dd",
		"p...p" + "..d.." + ".ddd." + "..dp." + ".p...",
		"..r.." + ".rk.." + "....d" + ".kk.." + "p...p",
		".e..." + ".k.n." + "....." + "d.l.d" + "p.l..",
		"11..." + "111d." + "p1..." + "...dd" + "..dpd",
		".d.d." + "d...p" + "..p.." + "p...d" + ".d.d.",
	}},
	"marsh": {base: 56, path: 4, ambient: "bright", blue: []band{company, strays}, red: []band{goblins, creeping, mire}, pieces: []string{
		"h.g.." + "hhgg." + ".hgg." + "..g.T" + "h....",
		"..yyy" + "hyyyh" + "hyyy." + ".hh.." + "g...u",
		"GGG.." + "GTGG." + "GGbG." + ".GG.h" + "..hh.",
		"KKK.." + "KaK.h" + "KKK.h" + ".g..." + "gg..T",
		"h...h" + ".ggg." + ".gyg." + ".ggg." + "h...h",
		"..h.." + "KKKKK" + "..o.h" + "g.c.." + "gg..h",
		"T.h.." + ".hh.g" + ".h.gg" + "r..gg" + "....T",
		"G1G.." + "11G.h" + "GGT.h" + "..g.." + ".gg.b",
		"u.yy." + "..yyh" + "g..hh" + "gg..." + "T.g.a",
	}},
}
