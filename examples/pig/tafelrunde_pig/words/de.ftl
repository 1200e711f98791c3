game-title = Pig
game-blurb = Würfle, so oft du dich traust. Eine 1 kostet alles, was im Topf ist.
game-hook = Noch ein Wurf oder lieber aufhören?
game-time = 5 Min.
game-difficulty = leicht

minute-goal = Sammle als Erster { $target } Punkte.
minute-turn = Würfle, so oft du willst. 2 bis 6 kommen in den Topf, doch eine 1 leert ihn und beendet deinen Zug. Hör auf, und der Topf gehört dir.
minute-end = Du gewinnst, sobald du mit dem Topf zusammen { $target } Punkte hast.

option-target = Punkte zum Sieg
option-target-help = So viele Punkte, den Topf mitgezählt, gewinnen.

action-roll = Würfeln
effect-roll = bei einer 1 sind die { $points } Punkte im Topf verloren
action-hold = Aufhören und { $points } Punkte behalten
effect-hold = zusammen { $total } Punkte

log-die = { $player } würfelt { $die }: { $points } Punkte im Topf.
    .you = Du würfelst { $die }: { $points } Punkte im Topf.
log-pig = { $points ->
    [0] { $player } würfelt { $die }.
   *[other] { $player } würfelt { $die } und verliert { $points } Punkte.
}
    .you = { $points ->
        [0] Du würfelst { $die }.
       *[other] Du würfelst { $die } und verlierst { $points } Punkte.
    }
log-hold = { $player } hört auf und behält { $points } Punkte: zusammen { $total }.
    .you = Du hörst auf und behältst { $points } Punkte: zusammen { $total }.
log-won = { $player } gewinnt.
    .you = Du gewinnst.

refusal-empty-pot = Im Topf ist nichts zu holen.

section-turn = Am Zug
section-points = Punkte
fact-target = Zum Sieg nötig
fact-turn = An der Reihe
fact-pot = Im Topf
points = { $points }
