package battle

import (
	"tenaille/game/command"
	"tenaille/game/desk"
	"tenaille/game/notice"
	"tenaille/game/plan"
	"tenaille/game/sound"
	"tenaille/render/hud/head"
	"tenaille/render/hud/slip"
	"tenaille/rules"
)

// buttons are the parts of the panels that are there once, by their ids, and what a
// click on each does.
var buttons = map[string]func(*battle){
	"menu":       openPause,
	head.StudyID: openStudy,
	desk.WhyID:   why,
	"ruleset":    openOptions,

	"end_turn":        endTurn,
	"undo":            func(b *battle) { b.command.Undo() },
	command.ConfirmID: func(b *battle) { b.command.Confirm() },
	command.PlanID:    func(b *battle) { b.command.Act() },
	"draft.close":     (*battle).back,
	"action.more":     func(b *battle) { b.command.Choose(plan.MoreChoice(b.turn.E)) },
	desk.MoreID:       func(b *battle) { b.desk.ThensPage++ },
	"palette.close":   closePalette,

	"aoo.take":    func(b *battle) { b.session.Answer(rules.Take) },
	"aoo.decline": func(b *battle) { b.session.Answer(rules.Decline) },
	"aoo.always":  alwaysTake,

	"toggle.threat": func(b *battle) { b.table.Threat = !b.table.Threat },
	"toggle.lines":  turnLines,
	desk.GaugeID:    endGauge,
	"toggle.grid":   func(b *battle) { b.table.Grid = !b.table.Grid },
	"toggle.whatif": func(b *battle) { b.command.ToggleWhatIf() },
	"toggle.advice": func(b *battle) { b.command.Counsel.Ask() },
	"toggle.speed":  faster,
	"minimap":       func(b *battle) { b.small.Click(b.Devices.Pointer(), b.desk.PanelStyle.Scale()) },

	"toggle.plans": func(b *battle) { b.command.Plans.Toggle() },
	desk.NextID:    func(b *battle) { b.command.Plans.Next() },
	desk.CarryID:   func(b *battle) { b.command.Plans.CarryOut() },
	desk.DropID:    func(b *battle) { b.command.Plans.Drop() },
	desk.LeaveID:   func(b *battle) { b.command.Plans.Leave() },

	"toggle.help":   func(b *battle) { b.desk.Help = !b.desk.Help },
	"help.close":    closeHelp,
	"help.veil":     closeHelp,
	"help.next":     func(b *battle) { b.desk.HelpPage++ },
	"help.previous": func(b *battle) { b.desk.HelpPage-- },

	"toggle.log":   func(b *battle) { b.command.LogOpen = !b.command.LogOpen },
	"log.filter":   func(b *battle) { b.command.NextFilter(1) },
	"log.older":    func(b *battle) { b.command.ScrollLog(4) },
	"log.newer":    func(b *battle) { b.command.ScrollLog(-4) },
	desk.DiceID:    turnDice,
	slip.FoldID:    func(b *battle) { b.desk.SlipOpen = !b.desk.SlipOpen },
	desk.SinceID:   film,
	desk.WatchID:   film,
	desk.SkipID:    closeFilm,
	desk.NoSinceID: closeFilm,
}

func openPause(b *battle) {
	b.Sound.Play(sound.Select)
	if r := b.session.Recording; r != nil {
		r.Stop()
		b.Stack.Push(b.Routes.Pause(b.Context, b.terms, r.Replay))
		return
	}
	b.Stack.Push(b.Routes.Pause(b.Context, b.terms, nil))
}

// openStudy opens the bench of a match that is studied, or the table of one over a server.
func openStudy(b *battle) {
	if b.terms.Live != nil {
		b.Sound.Play(sound.Select)
		tableOf(b)
		return
	}
	if b.study.Match() == nil {
		return
	}
	b.Sound.Play(sound.Select)
	b.study.Take(b.command.Looked)
	b.Stack.Push(b.Routes.Study(b.Context, b.study))
}

func openOptions(b *battle) {
	b.Sound.Play(sound.Select)
	b.Stack.Push(b.Routes.Options(b.Context, b.Options(), ""))
}

// endTurn ends the turn; of a match that is over, the wait for its result.
func endTurn(b *battle) {
	if b.end.Ticks > 0 {
		b.end.Ticks = atEnd
		return
	}
	b.command.EndTurn()
}

func closePalette(b *battle) {
	b.command.Menu = false
	b.command.Plot()
}

func alwaysTake(b *battle) {
	b.Settings.AlwaysOpportunity = true
	b.SaveSettings()
	b.session.Answer(rules.Take)
}

func turnLines(b *battle) {
	b.command.Gauge.Turn(&b.table.Lines)
	b.command.SetMode(plan.FreeMode)
}

func endGauge(b *battle) {
	b.command.Gauge = plan.Gauge{}
	b.command.Plot()
}

// paceTicks is how long the speed that was chosen is told.
const paceTicks = 90

func faster(b *battle) {
	if b.play.Filming() > 0 {
		b.session.FilmFaster()
		return
	}
	b.Settings.Speed = map[int]int{1: 2, 2: 4, 4: 1}[b.Settings.Speed]
	b.SaveSettings()
	if b.session.Recording == nil { // there a button shows it
		b.notices.Toast = notice.Note{Text: b.T("%[1]s: %[2]s", b.T("Animation speed"), "×"+b.Number(b.Settings.Speed)), Ticks: paceTicks}
	}
}

func closeHelp(b *battle) { b.desk.Help = false }

func turnDice(b *battle) {
	b.Settings.LogDice = !b.Settings.LogDice
	b.SaveSettings()
}

func film(b *battle) {
	b.command.LogOpen = b.command.LogOpen && !b.desk.Layout.Compact // there it hides the map
	b.session.Film()
}

func closeFilm(b *battle) { b.session.CloseFilm() }
