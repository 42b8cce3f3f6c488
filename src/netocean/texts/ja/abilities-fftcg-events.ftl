### Final Fantasy TCG: how events are written.

## Helpers, used by the messages below

ability-fftcg--next =
    { $form ->
        [next] 次に
       *[when] { "" }
    }
ability-fftcg--filter-or-card =
    { $filter-form ->
        [some] { $filter }
       *[none] カード
    }
ability-fftcg--cause =
    { $whose ->
        [opponent] 相手の{ $object }
        [any] いずれかの{ $object }
       *[me] 自分の{ $object }
    }
ability-fftcg--from =
    { $place-word ->
        [none] フィールドから
        [anywhere] いずれかの領域から
       *[deck] { $place }から
    }
ability-fftcg--to-forward =
    { $filter-form ->
        [some] { $filter }に
       *[none] フォワードに
    }

ability-fftcg--from-source =
    { $filter-form ->
        [some] { $filter }の
       *[none] { "" }
    }
ability-fftcg--due-to =
    { $object-form ->
        [none] { "" }
       *[some] { ability-fftcg--cause }によって
    }
ability-fftcg--nth-point =
    { $amount-form ->
        [none] ダメージを1点
       *[number] { $amount }点目のダメージを
    }

## Verbs: what has happened, or is about to be replaced

ability-fftcg--came =
    { $form ->
        [instead] 出る場合
        [next] 出るとき
       *[when] 出たとき
    }
ability-fftcg--left =
    { $form ->
        [instead] 離れる場合
        [next] 離れるとき
       *[when] 離れたとき
    }
ability-fftcg--was-put =
    { $form ->
        [instead] 置かれる場合
        [next] 置かれるとき
       *[when] 置かれたとき
    }
ability-fftcg--was-done =
    { $form ->
        [instead] される場合
        [next] されるとき
       *[when] されたとき
    }
ability-fftcg--went-back =
    { $form ->
        [instead] 戻る場合
        [next] 戻るとき
       *[when] 戻ったとき
    }
ability-fftcg--was-removed =
    { $form ->
        [instead] 除外される場合
        [next] 除外されるとき
       *[when] 除外されたとき
    }
ability-fftcg--did =
    { $form ->
        [instead] する場合
        [next] するとき
       *[when] したとき
    }
ability-fftcg--declared =
    { $form ->
        [instead] 宣言する場合
        [next] 宣言するとき
       *[when] 宣言したとき
    }
ability-fftcg--was-not-done =
    { $form ->
        [instead] されない場合
        [next] されないとき
       *[when] されなかったとき
    }
ability-fftcg--gave =
    { $form ->
        [instead] 与える場合
        [next] 与えるとき
       *[when] 与えたとき
    }
ability-fftcg--took =
    { $form ->
        [instead] 受ける場合
        [next] 受けるとき
       *[when] 受けたとき
    }
ability-fftcg--was-chosen =
    { $form ->
        [instead] 選ばれる場合
        [next] 選ばれるとき
       *[when] 選ばれたとき
    }
ability-fftcg--used =
    { $form ->
        [instead] 使う場合
        [next] 使うとき
       *[when] 使ったとき
    }
ability-fftcg--threw =
    { $form ->
        [instead] 捨てる場合
        [next] 捨てるとき
       *[when] 捨てたとき
    }
ability-fftcg--was-thrown =
    { $form ->
        [instead] 捨てられる場合
        [next] 捨てられるとき
       *[when] 捨てられたとき
    }
ability-fftcg--drew =
    { $form ->
        [instead] 引く場合
        [next] 引くとき
       *[when] 引いたとき
    }
ability-fftcg--became =
    { $form ->
        [instead] なる場合
        [next] なるとき
       *[when] なったとき
    }
ability-fftcg--was-taken =
    { $form ->
        [instead] 取り除かれる場合
        [next] 取り除かれるとき
       *[when] 取り除かれたとき
    }
ability-fftcg--gained =
    { $form ->
        [instead] 得る場合
        [next] 得るとき
       *[when] 得たとき
    }
ability-fftcg--paid =
    { $form ->
        [instead] 支払う場合
        [next] 支払うとき
       *[when] 支払ったとき
    }
ability-fftcg--removed =
    { $form ->
        [instead] 除外する場合
        [next] 除外するとき
       *[when] 除外したとき
    }
ability-fftcg--was-added =
    { $form ->
        [instead] 加わる場合
        [next] 加わるとき
       *[when] 加わったとき
    }
ability-fftcg--lost =
    { $form ->
        [instead] 失う場合
        [next] 失うとき
       *[when] 失ったとき
    }

## Events

ability-fftcg-event-enters = { ability-fftcg--next }{ $things }が{ $how }フィールドに{ ability-fftcg--came }
    .more = { $how }フィールドに{ ability-fftcg--came }
ability-fftcg-event-leaves = { ability-fftcg--next }{ $things }がフィールドを{ ability-fftcg--left }
    .more = フィールドを{ ability-fftcg--left }
ability-fftcg-event-to-deck = { ability-fftcg--next }{ $things }がフィールドからオーナーのデッキに{ ability-fftcg--was-put }
    .more = フィールドからオーナーのデッキに{ ability-fftcg--was-put }
ability-fftcg-event-put = { ability-fftcg--next }{ $things }が{ ability-fftcg--from }ブレイクゾーンに{ ability-fftcg--was-put }
    .more = { ability-fftcg--from }ブレイクゾーンに{ ability-fftcg--was-put }
ability-fftcg-event-broken = { ability-fftcg--next }{ $things }がブレイク{ ability-fftcg--was-done }
    .more = ブレイク{ ability-fftcg--was-done }
ability-fftcg-event-broken-by = { ability-fftcg--next }{ $things }が{ ability-fftcg--cause }によってブレイク{ ability-fftcg--was-done }
    .more = { ability-fftcg--cause }によってブレイク{ ability-fftcg--was-done }
ability-fftcg-event-put-by = { ability-fftcg--next }{ $things }が{ ability-fftcg--cause }によってフィールドからブレイクゾーンに{ ability-fftcg--was-put }
    .more = { ability-fftcg--cause }によってフィールドからブレイクゾーンに{ ability-fftcg--was-put }
ability-fftcg-event-returned = { ability-fftcg--next }{ $things }がフィールドからオーナーの手札に{ ability-fftcg--went-back }
    .more = フィールドからオーナーの手札に{ ability-fftcg--went-back }
ability-fftcg--removed-from =
    { $place-word ->
        [none] { "" }
        [anywhere] { "" }
       *[deck] { $place }から
    }
ability-fftcg-event-removed = { ability-fftcg--next }{ $things }が{ ability-fftcg--removed-from }ゲームから{ ability-fftcg--was-removed }
    .more = { ability-fftcg--removed-from }ゲームから{ ability-fftcg--was-removed }
ability-fftcg-event-attacks = { ability-fftcg--next }{ $things }がアタック{ ability-fftcg--did }
    .more = アタック{ ability-fftcg--did }
ability-fftcg--nth =
    { $amount-form ->
        [none] { "" }
       *[number] ターンの{ $amount }回目に
    }
ability-fftcg-event-attack-declared = { ability-fftcg--next }{ ability-fftcg--anybody }が{ ability-fftcg--nth }アタックを{ ability-fftcg--declared }
ability-fftcg--party =
    { $filter-form ->
        [some] { $filter }と
       *[none] { "" }
    }{ $amount-form ->
        [none] { "" }
       *[number] { $amount }体以上で
    }パーティを組んで
ability-fftcg-event-party-attacks = { ability-fftcg--next }{ $things }が{ ability-fftcg--party }アタック{ ability-fftcg--did }
    .more = { ability-fftcg--party }アタック{ ability-fftcg--did }
ability-fftcg--blocked-one =
    { $filter-form ->
        [some] { $filter }を
       *[none] { "" }
    }
ability-fftcg-event-blocks = { ability-fftcg--next }{ $things }が{ ability-fftcg--blocked-one }ブロック{ ability-fftcg--did }
    .more = { ability-fftcg--blocked-one }ブロック{ ability-fftcg--did }
    .other = ブロックされたフォワード
ability-fftcg--by-blocker =
    { $filter-form ->
        [some] { $filter }に
       *[none] { "" }
    }
ability-fftcg-event-is-blocked = { ability-fftcg--next }{ $things }が{ ability-fftcg--by-blocker }ブロック{ ability-fftcg--was-done }
    .more = { ability-fftcg--by-blocker }ブロック{ ability-fftcg--was-done }
    .other = ブロックしたフォワード
ability-fftcg-event-unblocked = { ability-fftcg--next }{ $things }がブロック{ ability-fftcg--was-not-done }
    .more = ブロック{ ability-fftcg--was-not-done }
ability-fftcg-event-damages = { ability-fftcg--next }{ $things }が{ ability-fftcg--to-forward }ダメージを{ ability-fftcg--gave }
    .other = そのダメージを受けたフォワード
ability-fftcg-event-battle-damages = { ability-fftcg--next }{ $things }が{ ability-fftcg--to-forward }バトルのダメージを{ ability-fftcg--gave }
    .other = そのダメージを受けたフォワード
ability-fftcg-event-damages-player = { ability-fftcg--next }{ $things }が相手にダメージを{ ability-fftcg--gave }
    .more = 相手にダメージを{ ability-fftcg--gave }
ability-fftcg--damage-source =
    { $filter-form ->
        [some] { $filter }から
       *[none] { "" }
    }
ability-fftcg-event-is-damaged = { ability-fftcg--next }{ $things }が{ ability-fftcg--damage-source }ダメージを{ ability-fftcg--took }
    .more = { ability-fftcg--damage-source }ダメージを{ ability-fftcg--took }
    .other = そのダメージの発生源
ability-fftcg-event-is-damaged-by = { ability-fftcg--next }{ $things }が{ ability-fftcg--from-source }{ ability-fftcg--cause }によってダメージを{ ability-fftcg--took }
    .more = { ability-fftcg--from-source }{ ability-fftcg--cause }によってダメージを{ ability-fftcg--took }
    .other = そのダメージの発生源
    .off = yes
ability-fftcg-event-takes-point = { ability-fftcg--next }{ ability-fftcg--anybody }が{ ability-fftcg--nth-point }{ ability-fftcg--took }
ability-fftcg--victim =
    { $filter-form ->
        [some] { $filter }
       *[none] フォワード
    }
ability-fftcg-event-breaks = { ability-fftcg--next }このターンに{ $things }からダメージを受けた{ ability-fftcg--victim }がブレイク{ ability-fftcg--was-done }
    .other = ブレイクされたフォワード
ability-fftcg-event-chosen = { ability-fftcg--next }{ $things }が{ ability-fftcg--from-source }{ ability-fftcg--cause }に{ ability-fftcg--was-chosen }
    .more = { ability-fftcg--from-source }{ ability-fftcg--cause }に{ ability-fftcg--was-chosen }
    .other = その召喚獣かアビリティ
ability-fftcg-event-cast = { ability-fftcg--next }{ ability-fftcg--anybody }が{ $how }{ ability-fftcg--filter-or-card }をキャスト{ ability-fftcg--did }
    .off = yes
ability-fftcg-event-cast-nth = { ability-fftcg--next }{ ability-fftcg--anybody }がターンに{ $amount }回目の{ ability-fftcg--filter-or-card }をキャスト{ ability-fftcg--did }
    .off = yes
ability-fftcg--used-of =
    { $filter-form ->
        [some] { $filter }の
       *[none] { "" }
    }{ $object }
ability-fftcg-event-used = { ability-fftcg--next }{ ability-fftcg--anybody }が{ ability-fftcg--used-of }を{ ability-fftcg--used }
ability-fftcg-event-ex-used = { ability-fftcg--next }{ ability-fftcg--anybody }がEXバーストを{ ability-fftcg--used }
ability-fftcg-event-discarded = { ability-fftcg--next }{ ability-fftcg--anybody }が{ ability-fftcg--filter-or-card }を{ ability-fftcg--threw }
    .off = yes
ability-fftcg--discarder =
    { $whose2 ->
        [opponent] 相手の{ $object }
        [any] いずれかの{ $object }
       *[me] 自分の{ $object }
    }
ability-fftcg-event-discarded-by = { ability-fftcg--next }{ ability-fftcg--holder }手札の{ ability-fftcg--filter-or-card }が{ ability-fftcg--discarder }によって{ ability-fftcg--was-thrown }
    .off = yes
ability-fftcg-event-draws = { ability-fftcg--next }{ ability-fftcg--anybody }がカードを{ ability-fftcg--drew }
ability-fftcg-event-milled = { ability-fftcg--next }{ ability-fftcg--filter-or-card }が{ ability-fftcg--holder }デッキからブレイクゾーンに{ ability-fftcg--was-put }
    .off = yes
ability-fftcg-event-searched = { ability-fftcg--next }{ ability-fftcg--anybody }がサーチ{ ability-fftcg--did }
ability-fftcg-event-leaves-break = { ability-fftcg--next }{ ability-fftcg--filter-or-card }が{ ability-fftcg--holder }ブレイクゾーンを{ ability-fftcg--left }
    .off = yes
ability-fftcg-event-dulled = { ability-fftcg--next }{ $things }が{ ability-fftcg--due-to }ダルに{ ability-fftcg--became }
    .more = { ability-fftcg--due-to }ダルに{ ability-fftcg--became }
ability-fftcg-event-activated = { ability-fftcg--next }{ $things }が{ ability-fftcg--due-to }アクティブに{ ability-fftcg--became }
    .more = { ability-fftcg--due-to }アクティブに{ ability-fftcg--became }
ability-fftcg-event-frozen = { ability-fftcg--next }{ $things }が凍結{ ability-fftcg--did }
    .more = 凍結{ ability-fftcg--did }
ability-fftcg-event-counter-placed = { ability-fftcg--next }{ $things }に{ $counter }カウンターが{ ability-fftcg--was-put }
ability-fftcg-event-counter-taken = { ability-fftcg--next }{ $things }から{ $counter }カウンターが{ ability-fftcg--was-taken }
ability-fftcg-event-last-counter = { ability-fftcg--next }{ $things }から最後の{ $counter }カウンターが{ ability-fftcg--was-taken }
ability-fftcg-event-crystal-gained = { ability-fftcg--next }{ ability-fftcg--anybody }がクリスタルを{ ability-fftcg--gained }
ability-fftcg-event-crystal-paid = { ability-fftcg--next }{ ability-fftcg--anybody }がクリスタルを{ ability-fftcg--paid }
ability-fftcg-event-warped = { ability-fftcg--next }{ ability-fftcg--anybody }がデジョンで{ ability-fftcg--filter-or-card }を{ ability-fftcg--removed }
    .off = yes
ability-fftcg--into-name =
    { $name-form ->
        [none] { "" }
       *[some] カード名「{ $name }」に
    }
ability-fftcg-event-primes = { ability-fftcg--next }{ $things }が{ ability-fftcg--into-name }プライミング{ ability-fftcg--did }
    .more = { ability-fftcg--into-name }プライミング{ ability-fftcg--did }
ability-fftcg-event-priming = { ability-fftcg--next }{ $things }がプライミングを開始{ ability-fftcg--did }
    .more = プライミングを開始{ ability-fftcg--did }
ability-fftcg-event-found = { ability-fftcg--next }{ $things }がサーチによって手札に{ ability-fftcg--was-added }
    .more = サーチによって手札に{ ability-fftcg--was-added }
ability-fftcg-event-to-damage = { ability-fftcg--next }{ ability-fftcg--filter-or-card }が{ ability-fftcg--holder }ダメージゾーンに{ ability-fftcg--was-put }
    .off = yes
ability-fftcg-event-begins =
    { $form ->
        [later]
            { $whose ->
                [opponent] 相手の次の
                [any] 次の
               *[me] 自分の次の
            }
       *[when]
            { $whose ->
                [opponent] 相手の
                [any] 各プレイヤーの
               *[me] 自分の
            }
    }{ $phase }開始時
ability-fftcg-event-end-of-turn =
    { $form ->
        [later]
            { $whose ->
                [opponent] 相手のターン終了時
                [any] ターン終了時
               *[me] 自分のターン終了時
            }
       *[when]
            { $whose ->
                [opponent] 相手のターン終了時
                [any] 各ターン終了時
               *[me] 自分のターン終了時
            }
    }
ability-fftcg-event-state = そうなったとき
    .state = { $condition }とき
ability-fftcg--added-from =
    { $place-word ->
        [none] ブレイクゾーン
       *[break] { $place }
    }
ability-fftcg-event-added = { ability-fftcg--next }カードが{ ability-fftcg--added-from }から{ ability-fftcg--holder }手札に{ ability-fftcg--was-added }
ability-fftcg-event-is-discarded = { ability-fftcg--next }{ $things }が{ ability-fftcg--cause }によって{ ability-fftcg--was-thrown }
    .more = { ability-fftcg--cause }によって{ ability-fftcg--was-thrown }
ability-fftcg-event-is-added = { ability-fftcg--next }{ $things }が{ $place }から手札に{ ability-fftcg--was-added }
    .more = { $place }から手札に{ ability-fftcg--was-added }
ability-fftcg-event-party-damages-player = { ability-fftcg--next }{ ability-fftcg--holder }パーティがプレイヤーにダメージを{ ability-fftcg--gave }
ability-fftcg-event-leaves-by = { ability-fftcg--next }{ $things }が{ ability-fftcg--cause }によってフィールドを{ ability-fftcg--left }
    .more = { ability-fftcg--cause }によってフィールドを{ ability-fftcg--left }
ability-fftcg-event-to-break = { ability-fftcg--next }{ ability-fftcg--filter-or-card }がいずれかの領域から{ ability-fftcg--holder }ブレイクゾーンに{ ability-fftcg--was-put }
    .off = yes
ability-fftcg-event-player-damaged = { ability-fftcg--next }{ ability-fftcg--anybody }がダメージを{ ability-fftcg--took }
ability-fftcg-event-power-lost = { ability-fftcg--next }{ $things }がパワーを{ ability-fftcg--lost }
    .more = パワーを{ ability-fftcg--lost }
ability-fftcg-event-paid-cp = { ability-fftcg--next }{ $things }がCPを生み出すためにダルに{ ability-fftcg--became }
