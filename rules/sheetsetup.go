package rules

// Sheet states one combatant: what its player would write on paper, and
// where it starts.
type Sheet struct {
	ID        int            `json:"id"`
	Kind      string         `json:"kind,omitempty"` // art, portrait and translated name
	Name      string         `json:"name,omitempty"`
	Side      string         `json:"side"`
	PC        bool           `json:"pc,omitempty"`
	At        [2]int         `json:"at"`
	Size      string         `json:"size,omitempty"`
	Long      bool           `json:"long,omitempty"`
	Abilities AbilitiesSetup `json:"abilities"`
	BAB       int            `json:"bab"`
	HitDice   int            `json:"hit_dice,omitempty"` // absent is bab, at least 1 (DMG-11)
	HP        int            `json:"hp"`
	MaxHP     int            `json:"max_hp"`
	Speed     int            `json:"speed"`
	// Race, or BaseSpeed in squares, is what the speed follows from with the
	// armour, in place of Speed (MOV-01).
	Race      string           `json:"race,omitempty"`
	BaseSpeed int              `json:"base_speed,omitempty"`
	Saves     SavesSetup       `json:"saves"`
	Armor     *ArmorSetup      `json:"armor,omitempty"`
	Shield    int              `json:"shield,omitempty"`
	ShieldOn  *bool            `json:"shield_ready,omitempty"` // false is loosed, absent true (ACT-23)
	Natural   int              `json:"natural,omitempty"`
	OnShield  int              `json:"shield_enhancement,omitempty"`  // added to Shield (DEF-04)
	OnNatural int              `json:"natural_enhancement,omitempty"` // added to Natural (DEF-04)
	Deflect   int              `json:"deflection,omitempty"`
	Dodge     int              `json:"dodge,omitempty"`
	Weapons   []WeaponSetup    `json:"weapons,omitempty"`
	Feats     []string         `json:"feats,omitempty"`
	Traits    []string         `json:"traits,omitempty"`
	Sneak     int              `json:"sneak_dice,omitempty"`
	Vision    *VisionSetup     `json:"vision,omitempty"`
	Skills    SkillsSetup      `json:"skills"`
	Conceal   int              `json:"personal_concealment,omitempty"`
	Height    int              `json:"height,omitempty"`
	Reach     *int             `json:"reach,omitempty"`
	Rogue     int              `json:"rogue_level,omitempty"`
	State     []ConditionSetup `json:"conditions,omitempty"`
	Init      *int             `json:"init,omitempty"`
	Per       *int             `json:"per,omitempty"`
	DEPBonus  int              `json:"dep_bonus,omitempty"`
	Stealth   *int             `json:"stealth_bonus,omitempty"`
	Attack    int              `json:"attack,omitempty"`
	Defence   int              `json:"defence,omitempty"`
	Damage    int              `json:"damage,omitempty"`
	Melee     bool             `json:"melee_attack,omitempty"`
	Space     int              `json:"space,omitempty"`
	Skirmish  *SkirmishSetup   `json:"skirmish,omitempty"`
	Points    int              `json:"points,omitempty"`
	Carried   []string         `json:"carried,omitempty"`
	Powers    []PowerSetup     `json:"powers,omitempty"`
	// Lowered is the damage to the scores that it starts with, until it is healed
	// (DMG-11).
	Lowered AbilitiesSetup `json:"ability_damage,omitzero"`
}

// AbilitiesSetup states the six ability scores (ABL-01).
type AbilitiesSetup struct {
	Str int `json:"str"`
	Dex int `json:"dex"`
	Con int `json:"con"`
	Int int `json:"int"`
	Wis int `json:"wis"`
	Cha int `json:"cha"`
}

// SavesSetup states the base saving throws (SAV-02).
type SavesSetup struct {
	Fort int `json:"fort"`
	Ref  int `json:"ref"`
	Will int `json:"will"`
}

// ArmorSetup states worn armour; Category is light, medium or heavy.
type ArmorSetup struct {
	Bonus    int    `json:"bonus"`
	MaxDex   int    `json:"max_dex"`
	Category string `json:"category"`
	// Enhancement is what it adds to the bonus (DEF-04).
	Enhancement int `json:"enhancement,omitempty"`
}

// VisionSetup states special sight; Darkvision is a range in squares.
type VisionSetup struct {
	LowLight   bool `json:"low_light,omitempty"`
	Darkvision int  `json:"darkvision,omitempty"`
}

// SkillsSetup states the skill ranks and modifiers that the rules read.
type SkillsSetup struct {
	HideRanks    int `json:"hide_ranks"`
	Perception   int `json:"perception"`
	Heal         int `json:"heal"`
	EscapeArtist int `json:"escape_artist_ranks"`
}

// ConditionSetup states one condition of CND-01 at the start.
type ConditionSetup struct {
	ID     string `json:"id"`
	With   []int  `json:"with,omitempty"`
	By     int    `json:"by,omitempty"`
	Rounds int    `json:"rounds,omitempty"`
	DC     int    `json:"dc,omitempty"`
}

// WeaponSetup states one weapon of a sheet.
type WeaponSetup struct {
	Name        string `json:"name"`
	Kind        string `json:"kind"` // melee, ranged or thrown
	Hand        string `json:"hand,omitempty"`
	Damage      string `json:"damage"`
	Threat      int    `json:"threat,omitempty"`
	Multiplier  int    `json:"multiplier,omitempty"`
	Multipliers []int  `json:"multipliers,omitempty"` // of the situation, on every hit (DMG-07)
	Reach       string `json:"reach,omitempty"`
	Increment   int    `json:"increment,omitempty"` // squares
	Family      string `json:"family,omitempty"`
	Rating      int    `json:"rating,omitempty"`
	TwoHanded   bool   `json:"two_handed_grip,omitempty"`
	OffHand     bool   `json:"off_hand,omitempty"`
	Extra       string `json:"extra,omitempty"`
	Piercing    bool   `json:"piercing,omitempty"`
	UsableProne bool   `json:"usable_prone,omitempty"`
	Trip        bool   `json:"trip,omitempty"`
	Natural     bool   `json:"natural,omitempty"`
	Unarmed     bool   `json:"unarmed,omitempty"`
	Touch       bool   `json:"touch,omitempty"`
	Enhancement int    `json:"enhancement,omitempty"`
	Loaded      *bool  `json:"loaded,omitempty"`
	Ready       *bool  `json:"ready,omitempty"`
	Load        string `json:"load,omitempty"` // move or full, crossbows
	// Saps is the ability damage of a hit (DMG-11).
	Saps *SapSetup `json:"ability_damage,omitempty"`
	// Feats are those that its bearer has for this weapon (SIL-49).
	Feats []string `json:"feats,omitempty"`
}

// SkirmishSetup states a figure's card for the skirmish ruleset (SKI-01).
type SkirmishSetup struct {
	Attack  int  `json:"attack"`
	Defence int  `json:"defence"`
	Damage  int  `json:"damage"`
	HP      int  `json:"hp"`
	Speed   int  `json:"speed,omitempty"`
	Space   int  `json:"space,omitempty"`
	Melee   bool `json:"melee_attack,omitempty"`
	Points  int  `json:"points,omitempty"`
}

// PowerSetup states one special ability (ACT-28).
type PowerSetup struct {
	ID   string `json:"id"`
	Cost string `json:"cost"`
	// Limited is its price in a ruleset with prices of that name, L, M or A,
	// where it is not the same (ACT-10).
	Limited   string     `json:"limited,omitempty"`
	Range     int        `json:"range,omitempty"`
	Attack    string     `json:"attack,omitempty"`
	Against   string     `json:"against,omitempty"`
	Damage    string     `json:"damage,omitempty"`
	Save      *SaveSetup `json:"save,omitempty"`
	Condition string     `json:"condition,omitempty"`
	Rounds    int        `json:"rounds,omitempty"`
	Area      *AreaSetup `json:"area,omitempty"`
	Provokes  *bool      `json:"provokes,omitempty"`
	PerMatch  int        `json:"per_match,omitempty"`
	// Heal is what it restores, as dice; Cures are the conditions it ends.
	Heal  string   `json:"heal,omitempty"`
	Cures []string `json:"cures,omitempty"`
	// Fades ends its condition when its bearer attacks (CND-05).
	Fades bool `json:"fades,omitempty"`
	// Anchors holds whoever is entangled by it to the spot (CND-06).
	Anchors bool `json:"anchors,omitempty"`
	// Grappled lets it be used in a grapple (GRP-05).
	Grappled bool `json:"grappled,omitempty"`
	// Seconds is a duration in seconds, in place of rounds (LIM-01).
	Seconds int `json:"seconds,omitempty"`
	// Move makes the ability a move of Range squares, one move when that is 0
	// (LIM-07, LIM-10).
	Move bool `json:"move,omitempty"`
	// Saps is its ability damage, Restores what it gives back of such (DMG-11).
	Saps     *SapSetup     `json:"ability_damage,omitempty"`
	Restores *RestoreSetup `json:"restores,omitempty"`
}

// SaveSetup states the saving throw an ability allows.
type SaveSetup struct {
	Kind    string `json:"kind"`
	DC      int    `json:"dc"`
	Success string `json:"success"`
}

// AreaSetup states the area of an ability (GEO-19).
type AreaSetup struct {
	Kind   string `json:"kind"`
	Radius int    `json:"radius,omitempty"`
	Length int    `json:"length,omitempty"`
}
