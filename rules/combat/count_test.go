package combat_test

// counts pins the canonical actions of the first creature to act, and those
// that follow each of them (see perft), on every level with dice of seed 1. A
// changed count is a changed rule or a changed map: say which in the commit.
var counts = map[string][2]int{
	"proving-ground":          {414, 36597},
	"broken-keep":             {218, 7788},
	"ford":                    {228, 8704},
	"proving-ground/limited":  {533, 67324},
	"proving-ground/skirmish": {418, 129653},
}
