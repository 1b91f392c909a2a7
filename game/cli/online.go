//go:build !js && !slim

package cli

// online are the commands of matches and games on other machines, which the slim program
// has not.
func online() []command {
	return []command{
		{"host", "Start a server on which people play each other, and print the link for friends.", &hosting{}, nil},
		{"worker", "Play games for simulations on other machines, by way of a server.", &worker{}, nil},
	}
}
