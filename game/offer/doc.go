// Package offer looks for a fight on new ground that is worth offering: laid out by a
// seed, its armies changed until games of machines come out as wished, and played
// again before anybody sees it.
package offer
