package peers

import (
	"testing"

	corentings "github.com/corentings/chess/v2"
	notnil "github.com/notnil/chess"
)

// A well-known test position: 97,862 nodes at depth 3, every one of them
// really made.
const (
	position = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
	nodes    = 97862
)

func perftCorentings(p *corentings.Position, depth int) (n int) {
	if depth == 0 {
		return 1
	}
	for _, m := range p.ValidMoves() {
		n += perftCorentings(p.Update(&m), depth-1)
	}
	return n
}

func perftNotnil(p *notnil.Position, depth int) (n int) {
	if depth == 0 {
		return 1
	}
	for _, m := range p.ValidMoves() {
		n += perftNotnil(p.Update(m), depth-1)
	}
	return n
}

func perft(b *testing.B, count func() int) {
	for range b.N {
		if n := count(); n != nodes {
			b.Fatalf("%d nodes where %d are known", n, nodes)
		}
	}
	b.ReportMetric(nodes*float64(b.N)/b.Elapsed().Seconds(), "nodes/s")
}

func BenchmarkPerftCorentings(b *testing.B) {
	o, err := corentings.FEN(position)
	if err != nil {
		b.Fatal(err)
	}
	perft(b, func() int { return perftCorentings(corentings.NewGame(o).Position(), 3) })
}

func BenchmarkPerftNotnil(b *testing.B) {
	o, err := notnil.FEN(position)
	if err != nil {
		b.Fatal(err)
	}
	perft(b, func() int { return perftNotnil(notnil.NewGame(o).Position(), 3) })
}
