// Command bench runs the benchmarks of the game that README names and, in the
// same go, those of other programs that answer like questions, and prints the
// ratios. It is a module of its own so that none of them becomes a dependency
// of the game.
package main
