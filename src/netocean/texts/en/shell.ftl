### What stands around every page.

## Before all other words are there

shell-first-name = Net Ocean
shell-first-loading = One moment …
shell-first-offline = The server does not answer. Is it running, and are you connected?
shell-first-again = Try again
shell-first-reload = Load the page anew
shell-first-language-en = English
shell-first-language-zh-hans = 简体中文
shell-first-language-zh-hant = 繁體中文
shell-first-language-ja = 日本語

## The head and its menu

shell-name = Net Ocean
shell-title = { $page } · Net Ocean
shell-skip = Skip to the page
shell-menu = Menu
shell-pages = Pages
shell-language = Language
shell-theme = Appearance
shell-theme-system = System
shell-theme-light = Light
shell-theme-dark = Dark
shell-theme-contrast = High contrast
shell-sound = Sound
shell-sound-on = Sound is on
shell-sound-off = Sound is off
shell-close = Close

## The pages

shell-start = Start
shell-table = Table
shell-games = Games
shell-game-colosseum = Hyper Colosseum
shell-game-alpha = Digimon α
shell-game-appmon = Appmon
shell-game-fftcg = Final Fantasy TCG
shell-join = Join a friend
shell-decks = Decks
shell-deck = Deck
shell-cards = Cards
shell-card = Card
shell-workshop = Workshop
shell-own-pack = Workshop
shell-rules = Rules
shell-rule = Rule
shell-replay = Replay
shell-replay-table = Replay
shell-replay-report = Report
shell-settings = Settings
shell-notice = Notice
shell-unknown = There is nothing here
shell-unknown-words = This address leads nowhere. Perhaps a part of the link was lost.

## Settings

shell-settings-words = Language
shell-settings-look = Look and pace
shell-settings-kept = Settings are kept in this browser only.
shell-card-language = Language of card names
shell-card-language-same = Like the page
shell-card-language-about = Names that have no form in this language are shown in another one, and marked.
shell-motion = Motion
shell-motion-system = System
shell-motion-full = Cards fly
shell-motion-still = Cards stand still
shell-pace = Pace of the opponent
shell-pace-slow = Slow
shell-pace-normal = Normal
shell-pace-fast = Fast
shell-pace-about = How long you see what the opponent did before it goes on.

## The connection

shell-lost = The connection is lost. Trying again …
shell-lost-kept = Nothing is lost: the table waits for you.
shell-back = Connected again.
shell-slow-way = This network blocks live connections, so everything takes a little longer.

## What can go wrong

shell-not-kept = This browser keeps nothing for this page (private window, or storage full). Settings, decks and seats last until you close it.
shell-error-offline = The server does not answer. Please check your connection and try again.
shell-error-server = The server could not do that ({ $status }). Please try again; if it stays so, load the page anew.
shell-error-version = The server speaks a newer version than this page. Please load the page anew.
shell-fault = Something went wrong here
shell-fault-words = That was a mistake of this page, not yours. Your game is safe on the server. Try again, or load the page anew.
shell-page-missing = This part of the page could not be loaded. Load the page anew; your game is safe.

## Notice

shell-unofficial = An unofficial work of fans.
shell-notice-unofficial = This is an unofficial work of fans. Net Ocean is not made, endorsed or supported by the owners of the games it plays, and nothing in it is for sale.
shell-notice-trademarks = Trademarks
shell-notice-trademarks-about = Digimon, Digital Monster and the names of Digimon belong to Bandai, Toei Animation and Akiyoshi Hongo. They are used here only to say which game and which card is meant.
shell-notice-not-included = What is not included
shell-notice-not-included-about = No card art, no scans, no printed card text, no logos. Cards are drawn by us from facts such as name, number, type and power. What a card does is written anew, in our own words, and so are the rules.
shell-notice-facts = Where the facts come from
shell-notice-facts-about = From primers and pages by fans in several languages, rulings of organised play, transcriptions of the Japanese cards on public wikis, and open programs that hold card tables. Where sources disagree or are missing, the doubt is kept and shown with the card or the rule: [?] stands where the project had to decide.
shell-notice-names = Names of cards
shell-notice-names-about = Some names have no printed source in a language. They are marked as unsure wherever a card is shown in full.
shell-notice-marks = What the marks of cards mean
shell-notice-mark-verified = Verified
shell-notice-mark-verified-about = Every fact needed to play the card comes from a transcription of the Japanese card.
shell-notice-mark-provisional = Provisional
shell-notice-mark-provisional-about = It plays; doubtful facts are marked on the card and in the deck check.
shell-notice-mark-incomplete = Incomplete
shell-notice-mark-incomplete-about = Something needed to play it is unknown, so no deck may hold it.
shell-notice-mark-practice = Practice card
shell-notice-mark-practice-about = Invented for this project, to play mechanics whose real cards are not known; always shown as such.
shell-notice-tell-us = If you know better, for instance because you own the card, please tell us: one photograph of a card settles more than a hundred guesses.
