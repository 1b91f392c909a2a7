//go:build !js

package cli

import (
	"errors"
	"fmt"
	"image"
	"io"
	"strconv"
	"strings"

	"github.com/alecthomas/kong"

	"tenaille/game/ai"
	"tenaille/game/match"
	"tenaille/game/solve"
	"tenaille/game/text"
	"tenaille/levels"
)

// command is a line of the command line: its name, what it does, and its flags, a
// pointer to a struct of them that can Run.
type command struct {
	name, help string
	flags      any
	tags       []string // more that the library is told of it
}

// commands are all there are, in the order in which the help lists them.
func commands(screen Screen) []command {
	return append([]command{
		{"play", "Play the game in a window (the default).", &Play{start: screen.Play}, []string{`default:"withargs"`}},
		{"open", "Open a link of the game in the window: a match, a position, a puzzle, an army or a set-up.", &openLink{start: screen.Play}, nil},
		{"link", "Print the link of a recorded match, a position or a puzzle, or its QR code.", &linkCommand{}, nil},
		{"simulate", "Let machines play each other and print who wins.", &simulate{}, nil},
		{"referee", "Answer the questions of position files, or check their expected answers.", &referee{}, nil},
		{"odds", "Print exactly what a plan of several actions comes to, by walking it through every throw.", &oddsCommand{}, nil},
		{"ladder", "Let every level of the machine play the one below on all maps, and print how much stronger it is.", &ladder{}, nil},
		{"scenarios", "Let machines play the scenarios, and print how often the first side wins each.", &scenarios{}, nil},
		{"campaign", "Let machines play the campaign to its end, and print how hard each battle is.", &campaignCommand{}, nil},
		{"tune", "Let a machine with other settings play itself as it is, and print whether that is better.", &tune{}, nil},
		{"fit", "Learn from games of machines by what a position shows who wins, and print the weights.", &fit{}, nil},
		{"balance", "Play bands of equal points against each other and print what each kind of creature is worth.", &balance{}, nil},
		{"think", "Print the turn that a machine would play in a position, with its dice.", &think{}, nil},
		{"solve", "Prove the best first action of positions with a puzzle, and what a machine loses against it.", &solveCommand{}, nil},
		{"verify", "Play replays again and name the first line that differs.", &verify{}, nil},
		{"rules", "Print the rules a ruleset enforces, each with its test.", &rulesList{}, nil},
		{"census", "Let machines play on all maps and count how often each rule decides; fails while a rule is never met.", &censusCommand{}, nil},
		{"serve", "Offer the browser version on localhost.", &serve{}, nil},
		{"shot", "Draw a position, a level or a replay as the game shows it, into a picture.", &Shot{take: screen.Take, film: screen.Film}, nil},
		{"version", "Print the version of the program.", &version{}, nil},
	}, online()...)
}

// Screen is what the commands need that show something.
type Screen struct {
	// Play plays the game in a window until the player has left it.
	Play func(Play) error
	// Take draws a picture.
	Take func(Shot) (*image.RGBA, error)
	// Film draws a replay as it plays on, as an animated PNG.
	Film func(Shot, io.Writer) error
	// Names lists the screens that can be drawn.
	Names []string
}

// streams is where a command prints.
type streams struct {
	out, err io.Writer
}

// complain prints an error on one line, whatever of a file or an argument it holds.
func (s streams) complain(err error) {
	fmt.Fprintln(s.err, "tenaille:", levels.Complaint(err.Error()))
}

// silent is an error whose cause has been printed already.
type silent struct{}

func (silent) Error() string { return "" }

// leave carries an exit code out of the help flag.
type leave int

// Run carries out the command in args and returns the exit code. Answers go to out; complaints are one line on err.
func Run(args []string, out, errs io.Writer, screen Screen) (code int) {
	defer func() {
		if r := recover(); r != nil {
			l, ok := r.(leave)
			if !ok {
				panic(r)
			}
			code = int(l)
		}
	}()
	options := []kong.Option{
		kong.Name("tenaille"),
		kong.Description("Tenaille: a skirmish of flanks and reach, turn by turn."),
		kong.Vars{"players": strings.Join(ai.Names(), ", ") + "; with a temper: " + ai.WithTemper("captain", "bold") + " (" + strings.Join(ai.Tempers()[1:], ", ") + ")", "most": strconv.Itoa(solve.Most), "settings": "Of soldier: " + strings.Join(ai.Settings("soldier"), ", ") + "; of captain: " + strings.Join(ai.Settings("captain"), ", "), "screens": strings.Join(screen.Names, ", "), "fogs": strings.Join(match.Fogs, ", "), "languages": strings.Join(text.Codes(), ","), "offered": strings.Join(text.Codes(), " or ")},
		kong.Writers(out, errs),
		kong.Exit(func(code int) { panic(leave(code)) }),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true}),
	}
	for _, c := range commands(screen) {
		options = append(options, kong.DynamicCommand(c.name, c.help, "", c.flags, c.tags...))
	}
	parser, err := kong.New(&struct{}{}, options...)
	if err != nil {
		streams{out, errs}.complain(err)
		return 1
	}
	if len(args) > 0 && args[0] == "help" {
		args = append(args[1:len(args):len(args)], "--help")
	}
	args = bound(args)
	ctx, err := parser.Parse(args)
	if err != nil {
		streams{out, errs}.complain(fmt.Errorf("%w%s", err, choices(err)))
		return 1
	}
	if err := ctx.Run(streams{out, errs}); err != nil {
		if !errors.Is(err, silent{}) {
			streams{out, errs}.complain(err)
		}
		return 1
	}
	return 0
}

// bound ties a negative number to the flag before it, so that the command and
// not the library says what is wrong with it.
func bound(args []string) []string {
	var list []string
	for i, a := range args {
		if _, err := strconv.Atoi(a); err == nil && strings.HasPrefix(a, "-") && i > 0 && strings.HasPrefix(args[i-1], "--") && !strings.Contains(args[i-1], "=") {
			list[len(list)-1] += "=" + a
			continue
		}
		list = append(list, a)
	}
	return list
}

// choices lists what exists where something unknown was named: the library
// itself falls silent as soon as there is a default command.
func choices(err error) string {
	var parse *kong.ParseError
	if !errors.As(err, &parse) || parse.Context == nil {
		return ""
	}
	var names []string
	switch node := parse.Context.Selected(); {
	case strings.Contains(err.Error(), "unknown flag"):
		where := parse.Context.Model.Node
		if node != nil {
			where = node
		} else if where.DefaultCmd != nil {
			where = where.DefaultCmd
		}
		for _, group := range where.AllFlags(true) {
			for _, f := range group {
				names = append(names, "--"+f.Name)
			}
		}
		return "; flags of " + where.Name + ": " + strings.Join(names, " ")
	case strings.Contains(err.Error(), "unexpected argument"):
		for _, n := range parse.Context.Model.Children {
			if !n.Hidden {
				names = append(names, n.Name)
			}
		}
		return "; commands: " + strings.Join(names, " ")
	}
	return ""
}
