# Was der Browser auf der Startseite und in den Einstellungen sagt, also überall.

home-title = Setz dich an die Tafelrunde.
home-blurb = Fünf deutsche Spiele. Ein Klick, und du sitzt am Tisch: gegen gute Bots – oder mit Freunden, die nur einen Link brauchen. Ohne Anmeldung.
skip-to-content = Zum Inhalt
no-such-page = Diese Seite gibt es nicht.
to-home = Zur Startseite
server-away = Der Server ist gerade nicht zu erreichen. Wir versuchen es weiter.
games = Spiele
new-game = Neues Spiel
play = Spielen
play-game = { $game } spielen
play-now-game = { $game } sofort spielen, { $seats ->
    [2] zu zweit mit einem Bot
    [3] zu dritt mit zwei Bots
    [4] zu viert mit drei Bots
    [5] zu fünft mit vier Bots
    [6] zu sechst mit fünf Bots
   *[other] mit Bots auf allen anderen Plätzen
}
laying-table = Tisch wird gedeckt …
with-friends = Mit Freunden
with-friends-game = Mit Freunden: { $game }
rules-of-game = Regeln: { $game }
how-many-at-table = Wie viele am Tisch
people = Personen
company = { $many ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
    [6] zu sechst
   *[other] zu { $many }
}
rules = Regeln
tables-wait = { $many ->
    [one] Ein Tisch wartet auf dich
    [2] Zwei Tische warten auf dich
    [3] Drei Tische warten auf dich
   *[other] { $many } Tische warten auf dich
}
tables-in-all = { $many } Tische insgesamt
your-tables = Deine Tische
more-tables = { $many ->
    [one] Ein weiterer Tisch
   *[other] Weitere Tische ({ $many })
}
game-with = { $game } mit { $names }
play-on-here = Weiterspielen
have-a-look = Ansehen
watch-it = zuschauen
hours-left = { $hours ->
    [0] keine Stunde mehr
    [one] noch eine Stunde
   *[other] noch { $hours } Stunden
}
still-days = noch { $days } Tage
show-all = Alle zeigen ({ $many })
code-or-link = Code oder Link
code-example = von Freunden
no-such-table = Diesen Tisch gibt es nicht.
name-and-colour = Name und Farbe
what-is-your-name = Wie heißt du?
how-it-works = Wie es geht
how-1 = Spiel anklicken: Bots sitzen schon da.
how-2 = Freunde? Link schicken – sie übernehmen einen Platz, auch mitten im Spiel.
how-3 = Am Brett leuchtet, was geht. Geht etwas nicht, erfährst du, warum.
open-for-all = Tisch für alle öffnen
open-tables = Offene Tische
running-tables = Hier wird gespielt
finished-tables = Zu Ende gespielt
no-tables-open = Gerade sucht niemand Mitspieler.
no-tables-running = Gerade läuft kein Spiel zum Zuschauen.
no-tables-finished = Noch kein Spiel zu Ende gespielt.
open-seats = { $many ->
    [one] ein Platz frei
   *[other] { $many } Plätze frei
}
status-waiting = wartet
status-seeding = beginnt
status-playing = läuft
status-over = beendet
status-closed = geschlossen

settings = Einstellungen
setting-language = Sprache
setting-name = Mein Name
setting-colour = Meine Farbe
setting-theme = Aussehen
setting-sound = Töne
setting-motion = Bewegung
install = Als App installieren
setting-shortcuts = Züge per Taste wählen
setting-explain = Erklärungen unter der Maus
setting-chances = Chancen beim Würfeln zeigen
theme-system = wie das Gerät
theme-light = hell
theme-dark = dunkel
colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-purple = Lila
colour-orange = Orange
colour-teal = Türkis
colour-brown = Braun
save = Speichern
account = Konto
account-help = Nicht nötig. Mit einem Konto sitzt du auch von einem anderen Gerät aus an deinem Platz.
account-name = Kontoname
account-of = Konto: { $name }
password = Passwort
log-in = Anmelden
log-out = Abmelden
create-account = Konto anlegen

seat-bot = Bot ({ $level })
seat-bot-temper = Bot ({ $level }, { $temper })

sit-down = Hinsetzen
invite = Einladen
invite-here-only = Der Link gilt nur auf diesem Gerät. Mit „make play“ oder „tafelrunde serve --lan“ können auch Handys im Heimnetz mitspielen.
copied = Kopiert

place = { $place }. Platz

waiting-for = Am Zug: { $names }
page-failed = Hier ist etwas schiefgegangen.
reload = Seite neu laden

your-move = Dein Zug
motion-calm = ruhig
motion-normal = normal
motion-quick = schnell
motion-off = aus

tv-title = Auf dem Fernseher spielen
tv-about = Der Fernseher ist der Tisch, jedes Handy eine Hand.
home-code = Code vom Fernseher?
home-code-help = Vier Zeichen eintippen und mitspielen
again-asked = { $name } möchte noch einmal.
again-answer = Antworten

# Das erste Spiel, Schritt für Schritt
learn = Lernen
learn-minutes = Schritt für Schritt, etwa { $minutes } Minuten
learn-game = { $game } lernen, etwa { $minutes } Minuten

move-device = Weiter auf einem anderen Gerät
move-scan = Scanne den Code mit dem anderen Gerät.
move-qr = QR-Code zum Weiterspielen auf einem anderen Gerät
move-left = Gilt einmal, noch { $seconds } Sekunden.
move-copy = Link kopieren
move-both = Du bleibst auch auf diesem Gerät angemeldet und kannst beide benutzen.
move-over = Dieser Code gilt nicht mehr.
move-new = Neuer Code

# Das Spiel des Tages
day-title = Das Spiel des Tages
day-tear = Abreißen
day-play-on = Weiterspielen
day-look = Ansehen
day-been-here = { $many ->
        [one] { $people } hat schon gespielt.
       *[other] { $people } haben schon gespielt.
    }
day-others = { $many ->
        [one] jemand anders
       *[other] { $many } andere
    }
day-streak = { $days } Tage in Folge
