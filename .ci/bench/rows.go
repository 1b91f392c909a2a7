package main

// program is a benchmark: where it lies and how it is called.
type program struct {
	name string // on the table
	at   string // package, below the game's module or, with a leading dot, below this one
	run  string // the benchmark, the whole name
}

// row is one line of the table: a figure of ours, its goal and who else was
// asked.
type row struct {
	what  string
	ours  program
	goal  float64 // ns, or nodes a second
	nodes bool    // the figure is nodes a second: more is better
	peers []program
}

const gridPackage, attackPackage, combatPackage, oddsPackage, peersPackage = "rules/grid", "rules/attack", "rules/combat", "rules/odds", "./peers"

// rows are the figures of the README.
var rows = []row{
	{
		what: "attack evaluated: all modifiers and exact odds, 40x40, 16 combatants",
		ours: program{"", attackPackage, "BenchmarkAttack"}, goal: 1000,
		peers: []program{{"naive cover lines alone", peersPackage, "BenchmarkPairNaive"}, {"resolv, 16 lines", peersPackage, "BenchmarkPairResolv"}},
	}, {
		what: "cover and effect of all pairs, 40x40, one cell in four a wall",
		ours: program{"", gridPackage, "BenchmarkSurvey/walls25"}, goal: 16.5e6,
		peers: []program{{"naive", peersPackage, "BenchmarkTableNaive"}, {"exact sweep, cover of walls alone", peersPackage, "BenchmarkTableSweep"}},
	}, {
		what: "the same, one cell in twenty a wall", ours: program{"", gridPackage, "BenchmarkSurvey/walls05"}, goal: 16.5e6,
	}, {
		what: "the same, walls, edges, trees and low walls", ours: program{"", gridPackage, "BenchmarkSurvey/arena"}, goal: 16.5e6,
	}, {
		what: "cover and effect of a pair looked up, 16 creatures and low walls on top",
		ours: program{"", gridPackage, "BenchmarkPair"}, goal: 100,
		peers: []program{{"naive, walls alone", peersPackage, "BenchmarkPairNaive"}},
	}, {
		what: "reach, speed 12: occupied squares, difficult ground, parents",
		ours: program{"", gridPackage, "BenchmarkReach"}, goal: 10e3,
		peers: []program{
			{"gruid", peersPackage, "BenchmarkReachGruid"},
			{"array", peersPackage, "BenchmarkReachArray"},
			{"bitboards", peersPackage, "BenchmarkReachBits"},
		},
	}, {
		what: "the same with the danger of every square", ours: program{"", combatPackage, "BenchmarkReach"}, goal: 10e3,
	}, {
		what: "attack resolved with dice, events off, undone",
		ours: program{"", combatPackage, "BenchmarkResolve"}, goal: 300,
		peers: []program{{"bare dice", peersPackage, "BenchmarkAttackBare"}},
	}, {
		what: "actions listed, applied, undone, proving-ground (a second)",
		ours: program{"", combatPackage, "BenchmarkPerft"}, goal: 1e6, nodes: true,
		peers: []program{{"corentings/chess", peersPackage, "BenchmarkPerftCorentings"}, {"notnil/chess", peersPackage, "BenchmarkPerftNotnil"}},
	}, {
		what: "full attack of four, concealment, criticals: exact odds",
		ours: program{"", oddsPackage, "BenchmarkFullAttack/concealed"}, goal: 5e6,
	}, {
		what: "full attack of four, five sneak dice, criticals: exact odds",
		ours: program{"", oddsPackage, "BenchmarkFullAttack/sneak"}, goal: 5e6,
	}, {
		what: "plan of a way with three opportunities and an attack: exact odds",
		ours: program{"", oddsPackage, "BenchmarkThreeGuards"}, goal: 50e6,
	}, {
		what: "full attack of four as a plan, concealment, criticals: exact odds",
		ours: program{"", oddsPackage, "BenchmarkPlanOfFour/concealed"}, goal: 5e6,
	}, {
		what: "full attack of four as a plan, five sneak dice, criticals: exact odds",
		ours: program{"", oddsPackage, "BenchmarkPlanOfFour/sneak"}, goal: 5e6,
	},
}
