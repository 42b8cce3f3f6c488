### デックの編集。

## The page of decks

editor-title = デック
editor-own = 自分のデック
editor-own-about = このブラウザに保存されます。持ち出すときはファイルにしてください。
editor-own-none = 自分のデックはまだありません。空のデックから作るか、用意されたデックをコピーするか、リストを読み込んでください。
editor-ready = 用意されたデック
editor-new = 新しいデック
editor-new-name = 新しいデック
editor-import = リストを読み込む
editor-copy = コピーして直す
editor-copy-name = { $name }（コピー）
editor-duplicate = 複製
editor-rename = デックの名前
editor-delete = 削除
editor-deleted = 「{ $name }」を削除しました。
editor-undo = 元に戻す
editor-play = このデックで遊ぶ
editor-back = デックの一覧

## Keeping

editor-kept = ブラウザに保存済み
editor-unkept = 保存されていません
editor-storage-full = ブラウザに空きがないか、保存が許可されていません。このページを開いている間は残っているので、ファイルに保存してください。
editor-gone = ここにデックはありません。削除されたか、別のブラウザに保存されています。
editor-read-only = 用意されたデックです。直すにはコピーしてください。

## Editing

editor-cards = デックのカード
editor-empty = デックは空です。カードをタップすると入ります。
editor-pool = すべてのカード
editor-tab-deck = デック
editor-tab-cards = カード
editor-add = { $card }を1枚入れる
editor-remove = { $card }を1枚抜く
editor-look = { $card }を見る
editor-copies = { $card }：{ $copies }枚
editor-count-plain = { $count }枚
editor-group = { $group } · { $count }
editor-group-other = そのほかのカード
editor-in-deck = デックに{ $copies }枚
editor-added = { $card }：デックに{ $copies }枚
editor-removed = { $card }：デックから抜けました

## Faults

editor-checking = 確かめています…
editor-legal = このデックは使えます（{ $preset }）。
editor-faults = 使えない理由が{ $count }つあります（{ $preset }）：
editor-check-failed = 今はルールを確かめられません。デックはそのままです。
editor-check-again = もう一度確かめる
editor-checked-by = 確かめるルール
editor-format = フォーマット

## Lists in and out

editor-import-title = リストを読み込む
editor-import-about = 1行に1種類：「3 St-1」「3x アグモン」「St-1 x3」など。名前はどの言語でもかまいません。
editor-import-text = リスト
editor-import-file = ファイルを開く
editor-import-drop = またはここにドロップ
editor-import-read = 読み取る
editor-import-preview = 読み取れたもの
editor-import-none = 何も読み取れませんでした。
editor-import-problems = 読み取れない行が{ $count }行あります
editor-import-problems-about = 一部だけが勝手に入ることはありません。直して読み直すか、読み取れた分だけを入れてください。
editor-import-take = このデックを入れる
editor-import-take-found = 読み取れた分だけ入れる
editor-import-mend = リストに戻る
editor-import-name = 名前
editor-import-too-large = デックのリストにしては大きすぎるファイルです。
editor-import-no-text = このファイルはテキストではありません。
editor-export = テキストにする
editor-export-title = デックのテキスト
editor-export-copy = コピー
editor-export-copied = コピーしました。
editor-export-copy-failed = ここではコピーできません。選択してあるので、手動でコピーしてください。
editor-export-file = ファイルに保存
editor-cancel = やめる
