package diagram

// drawn are the rules with the name of their diagram.
var drawn = map[string]string{
	"GEO-01": "diagonal", "GEO-03": "diagonal", "GEO-18": "diagonal", "SIL-05": "diagonal", "SIL-06": "diagonal", "MOV-01": "diagonal", "MOV-02": "diagonal", "MOV-04": "diagonal",
	"GEO-02": "large", "SIZ-03": "large", "SIZ-01": "large", "SIZ-02": "large", "GEO-13": "large", "SIL-18": "large", "SIL-04": "large",
	"GEO-04": "threat", "GEO-15": "threat", "AOO-02": "threat",
	"GEO-14": "reach", "AOO-04": "reach", "SIL-07": "reach",
	"GEO-05": "ground", "GEO-07": "cover", "GEO-06": "cover", "GEO-08": "corner", "GEO-09": "corner", "GEO-10": "corner", "SIL-02": "corner", "SIL-43": "corner",
	"GEO-11": "blocked", "GEO-12": "blocked", "SIL-01": "blocked", "CFL-05": "blocked", "COV-12": "blocked", "SKI-06": "blocked", "CFL-25": "blocked",
	"GEO-16": "height", "ATK-10": "height", "SIL-11": "height",
	"GEO-17": "light", "SIL-08": "light", "SIL-55": "light", "CFL-11": "light",
	"GEO-19": "area", "SIL-44": "area", "SAV-01": "area", "SAV-02": "area", "SAV-03": "area", "SAV-05": "area", "COV-08": "area", "CFL-34": "area", "ACT-28": "area",
	"ATK-04": "shot", "ATK-05": "shot", "ACT-24": "shot",
	"ATK-08": "prone", "CND-03": "prone", "ACT-21": "prone", "ACT-22": "prone", "MAN-02": "prone", "CFL-32": "prone", "SIL-15": "prone",
	"ATK-12": "hidden", "CND-05": "hidden", "CND-20": "hidden", "CON-11": "hidden", "STL-01": "hidden", "STL-02": "hidden", "STL-03": "hidden", "CON-08": "hidden", "SIL-57": "hidden", "SIL-62": "hidden", "COV-14": "hidden",
	"ATK-14": "squeeze", "CND-08": "squeeze", "MOV-07": "squeeze",
	"ATK-19": "flank", "FLK-01": "flank", "FLK-02": "flank", "FLK-04": "flank", "FLK-05": "flank", "CFL-09": "flank", "CFL-10": "flank", "STK-05": "flank", "FLK-03": "flanklarge",
	"ATK-22": "melee-shot", "SIL-14": "melee-shot", "COV-03": "soft", "COV-07": "soft", "SIL-10": "soft", "GRP-08": "melee-shot",
	"COV-01": "cover", "COV-04": "cover", "COV-06": "cover", "COV-09": "cover", "COV-10": "cover", "COV-13": "cover", "CFL-06": "cover", "CFL-07": "cover", "CFL-23": "cover", "SKI-07": "cover", "SKI-09": "cover", "SIL-03": "cover",
	"COV-02": "corner", "COV-11": "corner", "AOO-14": "corner", "SIL-56": "corner", "SIL-41": "corner",
	"COV-05": "low", "MOV-06": "low", "CFL-08": "low", "CFL-24": "low", "SIL-51": "low", "SIL-52": "low", "SIL-53": "low", "SIZ-04": "low", "SKI-08": "low",
	"CON-01": "veil", "CON-02": "veil", "CON-03": "veil", "CON-04": "veil", "CON-05": "veil", "CON-06": "veil", "CON-07": "veil", "CFL-01": "veil", "CFL-02": "veil", "CFL-03": "veil", "CFL-31": "veil", "SIL-09": "veil", "SIL-13": "veil", "SIL-22": "veil", "SIL-38": "veil",
	"HP-01": "hurt", "HP-06": "heal", "HP-02": "dying", "HP-03": "dying", "HP-04": "dying", "HP-05": "dying", "CND-17": "dying", "ACT-29": "heal", "CFL-18": "dying", "CFL-29": "dying", "LIM-15": "dying",
	"HLP-04": "mercy", "HLP-05": "mercy", "HLP-01": "mercy", "HLP-02": "mercy", "HLP-03": "mercy", "CND-15": "mercy", "ATK-18": "mercy", "DIC-09": "mercy",
	"CND-02": "dazzled", "CND-04": "kneeling", "SIL-24": "kneeling", "CND-06": "net", "MAN-06": "net", "ATK-11": "net", "ACT-32": "net",
	"CND-07": "shaken", "ATK-13": "shaken", "CND-09": "blinded", "CND-11": "cowering", "CND-12": "stunned", "ATK-09": "dazzled",
	"CND-10": "flat", "INI-04": "flat", "SUR-04": "flat", "DEF-03": "flat", "DEF-07": "flat", "AOO-12": "flat",
	"CND-13": "grapple", "GRP-01": "grapple", "GRP-02": "grapple", "GRP-03": "grapple", "CND-14": "pinned", "GRP-07": "pinned", "CFL-20": "pinned",
	"CND-16": "floating", "MOV-14": "floating", "SIL-26": "floating",
	"CND-18": "charge", "ACT-16": "charge", "DIC-07": "charge", "CND-19": "defence", "ACT-13": "defence", "ACT-14": "defence",
	"AOO-01": "provoke", "AOO-05": "provoke", "AOO-08": "provoke", "AOO-09": "provoke", "AOO-10": "provoke", "AOO-11": "provoke", "CFL-16": "provoke", "SIL-19": "provoke", "DIC-05": "provoke",
	"AOO-07": "step", "MOV-10": "step", "SIL-47": "step", "ACT-18": "withdraw", "AOO-06": "distract",
	"MOV-03": "difficult", "MOV-12": "difficult", "MOV-05": "occupied", "MOV-08": "double", "MOV-09": "run", "MOV-11": "crawl", "CFL-27": "double",
	"MAN-04": "push", "SIL-60": "push", "SIL-25": "push", "MAN-05": "overrun", "MAN-03": "melee",
	"ACT-15": "aid", "ACT-30": "door", "SKI-14": "fire", "SIL-37": "fire", "SKI-10": "nearest", "SKI-13": "nearest", "SIL-39": "nearest", "CFL-26": "nearest", "SKI-01": "figures",
}

// chapters are the diagrams of the rules of a chapter that have none of their own.
var chapters = map[string]string{
	"ATK": "melee", "DEF": "melee", "DMG": "hurt", "HP": "hurt", "SAV": "area", "COV": "cover", "CON": "veil", "STL": "hidden", "FLK": "flank",
	"HLP": "mercy", "CND": "shaken", "INI": "figures", "SUR": "figures", "AOO": "provoke", "MOV": "diagonal", "ACT": "melee", "MAN": "push",
	"GRP": "grapple", "LIM": "figures", "SKI": "figures", "GEO": "diagonal", "SIZ": "large", "RST": "figures", "ABL": "melee", "STK": "melee",
}
