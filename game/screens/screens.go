package screens

import (
	"tenaille/game/scene"
	"tenaille/game/screens/campaign"
	"tenaille/game/screens/editor"
	"tenaille/game/screens/linked"
	"tenaille/game/screens/matches"
	"tenaille/game/screens/menu"
	"tenaille/game/screens/post"
	"tenaille/game/screens/result"
	"tenaille/game/screens/rulebook"
	"tenaille/game/screens/scenarios"
	"tenaille/game/screens/settings"
	"tenaille/game/screens/setup"
)

// All are the routes to the screens of this package.
func All() scene.Routes {
	return scene.Routes{
		Title: menu.NewTitle, Setup: setup.New, Army: setup.NewArmy, Deploy: setup.NewDeploy,
		Pause: menu.NewPause, Study: menu.NewStudy, Result: result.New, Matches: matches.New, Editor: editor.New, Stories: scene.Stories{Scenarios: scenarios.NewAt, Campaign: campaign.New, Mail: post.New}, Rules: rulebook.NewRules, Options: rulebook.NewOptions, Settings: settings.New,
		Sheets: scene.Sheets{Keypad: setup.NewKeypad, Room: matches.NewRoom, PlayOn: menu.NewPlayOn, Link: linked.New, Why: menu.NewWhy, Yield: menu.NewYield, Answer: scenarios.NewAnswer, Compose: scenarios.NewCompose},
	}
}
