package combat_test

// counts pins the canonical actions of the first creature to act, and those
// that follow each of them (see perft), on every level with dice of seed 1. A
// changed count is a changed rule or a changed map: say which in the commit.
var counts = map[string][2]int{
	"proving-ground":          {410, 35972},
	"broken-keep":             {215, 7476},
	"ford":                    {228, 8676},
	"proving-ground/limited":  {529, 66312},
	"proving-ground/skirmish": {418, 129653},
}
