package rules

// Definition is a rule of the book that decides nothing by itself: it names,
// lists or points to what another rule decides.
type Definition struct {
	Rule, By Cite
	Why      string // what it defines, as the index prints it
}

// Definitions returns the rules that another one carries, each with that rule.
func Definitions() []Definition {
	return []Definition{
		{RST02, RST03, "options beat defaults, which NewOptions resolves"},
		{ABL02, CND06, "the Dexterity that states lower"},
		{ATK06, ATK07, "where circumstances apply: the rows of attack and defence"},
		{DEF10, DEF01, "DEF is AC; DEP is limited's"},
		{DMG02, ATK21, "an unarmed strike is a weapon of the sheet"},
		{HLP03, ATK19, "the helpless are open to sneak attacks"},
		{STK04, DEF06, "which bonuses touch attacks keep"},
		{STK05, CON05, "what is carried never adds"},
		{CON01, CON04, "what concealment is"},
		{CON06, CON05, "the degrees"},
		{CON10, GEO17, "light and vision"},
		{CON11, STL03, "locating who is not seen"},
		{COV14, STL01, "cover to hide behind"},
		{CND05, CON07, "the invisible are unseen"},
		{CND13, GRP03, "grappling"},
		{CND17, HP02, "disabled, dying, stable, dead"},
		{CND18, ACT16, "charging and running"},
		{CND19, ACT13, "total defence, fighting defensively"},
		{CND20, STL01, "hidden"},
		{INI05, DEF09, "uncanny dodge"},
		{AOO01, AOO08, "what an attack of opportunity is"},
		{AOO02, GEO15, "threatened squares"},
		{AOO04, GEO14, "reach"},
		{AOO09, AOO08, "at the full bonus: the frame of an opportunity has no iterative penalty"},
		{AOO14, COV11, "cover and total concealment"},
		{MOV08, ACT01, "two moves of one turn"},
		{MOV13, ACT01, "a move leaves the standard action"},
		{MOV14, CND16, "zero gravity"},
		{ACT02, ACT01, "standard actions"},
		{ACT03, ACT01, "move actions"},
		{ACT04, ACT01, "full-round actions"},
		{ACT07, MOV10, "what is no action"},
		{SAV03, SAV01, "the difficulty is the effect's data"},
		{DIC05, AOO10, "opportunities first, in descending initiative"},
		{DIC07, ACT16, "the dice of a charge"},
		{HP09, SKI05, "a figure without hit points is off the board"},
		{LIM11, ATK02, "an attack of limited is one of d20; against DEP by LIM-12"},
		{LIM13, RST01, "what limited does not change is d20's: it is made from a copy of it"},
		{DIC15, SKI17, "a die of each side for a phase, one d20 for an attack"},
		{DIC09, HLP04, "the dice of a coup de grâce"},
	}
}
