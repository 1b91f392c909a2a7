package combat

import "tenaille/rules"

// crawlRows are the rows of crawling.
func crawlRows(t *tables) {
	t.verbs[rules.Crawl] = rules.VerbRow{Cost: rules.MoveAction, Provokes: rules.ProvokesBySquares, Cite: rules.MOV11, Check: checkCrawl, List: listSteps(rules.Crawl), Start: startMove}
}

// checkCrawl: prone, one square (MOV-11).
func checkCrawl(e *rules.Encounter, a *rules.Action) rules.Refusal {
	switch {
	case !e.Facts.Has(a.By, rules.Prone) || a.Path.Len() != 1:
		return rules.Refuse(rules.MOV11)
	case e.Facts.Has(a.By, rules.Anchored):
		return rules.Refuse(rules.CND06)
	}
	if stepped(e, a.By) {
		return rules.Refuse(rules.MOV10)
	}
	return Along(e, a.By, &a.Path, rules.MaxPath, false).Refusal
}
