// Package peers asks other programs the questions that Tenaille answers, as
// benchmarks that run beside ours: libraries for grids, geometry and chess, and
// the floors of package floor. It holds nothing but tests and must not be
// imported.
package peers
