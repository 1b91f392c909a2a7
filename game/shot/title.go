//go:build !js

package shot

import (
	"tenaille/game/saves"
	"tenaille/game/scene"
)

// openTitle leaves the title on the screen. Of a shot that names a match begun,
// as a level after some actions, it has that match to go on with.
func (p *Posed) openTitle() (scene.Scene, error) {
	if p.shot.Of == "" {
		return nil, nil
	}
	m, err := p.match()
	if err != nil {
		return nil, err
	}
	p.Keep(saves.NewKeeper(p.Store, m, saves.NewRecord(p.Store, m)))
	p.Stack.Replace(p.Routes.Title(p.Context))
	return nil, p.Settle()
}
