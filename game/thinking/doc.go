// Package thinking keeps what machines have weighed, decision by decision, for those who
// ask why.
package thinking
