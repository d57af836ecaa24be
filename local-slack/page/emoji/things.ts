/** The second half of the names: animals, food, objects, symbols. */
export const THINGS = `
monkey_face:🐵 dog:🐶 wolf:🐺 fox_face:🦊 raccoon:🦝 cat:🐱 lion_face:🦁 tiger:🐯 horse:🐴 unicorn_face:🦄 zebra_face:🦓
cow:🐮 pig:🐷 ram:🐏 sheep:🐑 goat:🐐 camel:🐫 giraffe_face:🦒 elephant:🐘 mouse:🐭 hamster:🐹 rabbit:🐰 hedgehog:🦔 bat:🦇
bear:🐻 koala:🐨 panda_face:🐼 sloth:🦥 otter:🦦 turkey:🦃 chicken:🐔 hatching_chick:🐣 bird:🐦 penguin:🐧 eagle:🦅
duck:🦆 owl:🦉 frog:🐸 crocodile:🐊 turtle:🐢 snake:🐍 dragon_face:🐲 dragon:🐉 sauropod:🦕 t-rex:🦖 whale:🐳 dolphin:🐬
fish:🐟 blowfish:🐡 shark:🦈 octopus:🐙 snail:🐌 butterfly:🦋 bug:🐛 ant:🐜 bee/honeybee:🐝 beetle/ladybug:🐞 spider:🕷️
bouquet:💐 cherry_blossom:🌸 rose:🌹 sunflower:🌻 tulip:🌷 seedling:🌱 evergreen_tree:🌲 deciduous_tree:🌳 palm_tree:🌴
cactus:🌵 herb:🌿 shamrock:☘️ four_leaf_clover:🍀 maple_leaf:🍁 fallen_leaf:🍂 grapes:🍇 melon:🍈 watermelon:🍉
tangerine:🍊 lemon:🍋 banana:🍌 pineapple:🍍 mango:🥭 apple:🍎 green_apple:🍏 pear:🍐 peach:🍑 cherries:🍒 strawberry:🍓
kiwifruit:🥝 tomato:🍅 coconut:🥥 avocado:🥑 eggplant:🍆 potato:🥔 carrot:🥕 corn:🌽 hot_pepper:🌶️ cucumber:🥒 broccoli:🥦
garlic:🧄 onion:🧅 mushroom:🍄 peanuts:🥜 bread:🍞 croissant:🥐 pretzel:🥨 bagel:🥯 pancakes:🥞 cheese_wedge:🧀
hamburger:🍔 fries:🍟 pizza:🍕 hotdog:🌭 sandwich:🥪 taco:🌮 egg:🥚 fried_egg/cooking:🍳 popcorn:🍿 rice:🍚 ramen:🍜
spaghetti:🍝 sushi:🍣 icecream:🍦 doughnut:🍩 cookie:🍪 birthday:🎂 cake:🍰 chocolate_bar:🍫 candy:🍬 honey_pot:🍯
coffee:☕ tea:🍵 champagne:🍾 wine_glass:🍷 cocktail:🍸 tropical_drink:🍹 beer:🍺 beers:🍻 clinking_glasses:🥂
earth_africa:🌍 earth_americas:🌎 earth_asia:🌏 world_map:🗺️ mountain:⛰️ volcano:🌋 desert_island:🏝️ stadium:🏟️
house:🏠 office:🏢 bank:🏦 factory:🏭 european_castle:🏰 ferris_wheel:🎡 steam_locomotive:🚂 bullettrain_front:🚅
railway_car:🚃 bus:🚌 ambulance:🚑 fire_engine:🚒 police_car:🚓 taxi:🚕 car:🚗 truck:🚚 tractor:🚜 bike:🚲 fuelpump:⛽
rotating_light:🚨 traffic_light:🚥 construction:🚧 anchor:⚓ boat/sailboat:⛵ speedboat:🚤 ship:🚢 airplane:✈️
helicopter:🚁 rocket:🚀 flying_saucer:🛸 hourglass:⌛ hourglass_flowing_sand:⏳ watch:⌚ alarm_clock:⏰ stopwatch:⏱️
clock12:🕛 clock1:🕐 clock3:🕒 clock6:🕕 clock9:🕘 new_moon:🌑 full_moon:🌕 crescent_moon:🌙 thermometer:🌡️ sunny:☀️
star:⭐ star2:🌟 stars:🌠 cloud:☁️ partly_sunny:⛅ rainbow:🌈 umbrella:☂️ zap:⚡ snowflake:❄️ snowman:⛄ comet:☄️ fire:🔥
droplet:💧 ocean:🌊 jack_o_lantern:🎃 christmas_tree:🎄 fireworks:🎆 sparkler:🎇 firecracker:🧨 sparkles:✨ balloon:🎈
tada:🎉 confetti_ball:🎊 ribbon:🎀 gift:🎁 ticket:🎫 medal:🎖️ trophy:🏆 sports_medal:🏅 first_place_medal:🥇
second_place_medal:🥈 third_place_medal:🥉 soccer:⚽ baseball:⚾ basketball:🏀 football:🏈 tennis:🎾 bowling:🎳
dart:🎯 8ball:🎱 crystal_ball:🔮 video_game:🎮 joystick:🕹️ slot_machine:🎰 game_die:🎲 jigsaw:🧩 chess_pawn:♟️
black_joker:🃏 spades:♠️ hearts:♥️ diamonds:♦️ clubs:♣️ performing_arts:🎭 art:🎨 thread:🧵 eyeglasses:👓 necktie:👔
shirt/tshirt:👕 dress:👗 crown:👑 womans_hat:👒 tophat:🎩 mortar_board:🎓 helmet_with_white_cross:⛑️ ring:💍 gem:💎 mute:🔇
loud_sound:🔊 loudspeaker:📢 mega:📣 bell:🔔 no_bell:🔕 musical_note:🎵 notes:🎶 microphone:🎤 headphones:🎧 radio:📻
saxophone:🎷 guitar:🎸 trumpet:🎺 violin:🎻 drum_with_drumsticks:🥁 iphone:📱 phone/telephone:☎️ battery:🔋
computer:💻 printer:🖨️ keyboard:⌨️ floppy_disk:💾 cd:💿 abacus:🧮 movie_camera:🎥 clapper:🎬 tv:📺 camera:📷 mag:🔍
candle:🕯️ bulb:💡 flashlight:🔦 notebook:📓 closed_book:📕 book/open_book:📖 green_book:📗 books:📚 ledger:📒 scroll:📜
page_facing_up:📄 newspaper:📰 bookmark:🔖 label:🏷️ moneybag:💰 yen:💴 dollar:💵 euro:💶 pound:💷 money_with_wings:💸
credit_card:💳 receipt:🧾 chart:💹 email/envelope:✉️ e-mail:📧 incoming_envelope:📨 package:📦 mailbox:📫
ballot_box_with_ballot:🗳️ pencil2:✏️ black_nib:✒️ memo/pencil:📝 briefcase:💼 file_folder:📁 date:📅 calendar:📆
card_index:📇 chart_with_upwards_trend:📈 chart_with_downwards_trend:📉 bar_chart:📊 clipboard:📋 pushpin:📌
round_pushpin:📍 paperclip:📎 straight_ruler:📏 scissors:✂️ wastebasket:🗑️ lock:🔒 unlock:🔓 key:🔑 hammer:🔨 axe:🪓
pick:⛏️ crossed_swords:⚔️ gun:🔫 bow_and_arrow:🏹 shield:🛡️ wrench:🔧 nut_and_bolt:🔩 gear:⚙️ scales:⚖️ link:🔗
chains:⛓️ toolbox:🧰 magnet:🧲 test_tube:🧪 microscope:🔬 telescope:🔭 satellite_antenna:📡 syringe:💉 pill:💊 door:🚪
bed:🛏️ couch_and_lamp:🛋️ toilet:🚽 shower:🚿 soap:🧼 shopping_trolley:🛒 coffin:⚰️ moyai:🗿 warning:⚠️
no_entry:⛔ no_entry_sign:🚫 no_smoking:🚭 radioactive_sign:☢️ arrow_up:⬆️ arrow_right:➡️ arrow_down:⬇️ arrow_left:⬅️
arrows_counterclockwise:🔄 back:🔙 soon:🔜 top:🔝 yin_yang:☯️ peace_symbol:☮️ twisted_rightwards_arrows:🔀 repeat:🔁
arrow_forward:▶️ fast_forward:⏩ double_vertical_bar:⏸️ infinity:♾️ recycle:♻️ trident:🔱 o:⭕ white_check_mark:✅
ballot_box_with_check:☑️ heavy_check_mark:✔️ x:❌ negative_squared_cross_mark:❎ heavy_plus_sign:➕ heavy_minus_sign:➖
heavy_division_sign:➗ bangbang:‼️ question:❓ grey_question:❔ exclamation/heavy_exclamation_mark:❗ zero:0️⃣ one:1️⃣ two:2️⃣
three:3️⃣ four:4️⃣ five:5️⃣ six:6️⃣ seven:7️⃣ eight:8️⃣ nine:9️⃣ keycap_ten:🔟 abc:🔤 ab:🆎 cool:🆒 free:🆓 new:🆕 ok:🆗
sos:🆘 up:🆙 vs:🆚 red_circle:🔴 large_orange_circle:🟠 large_yellow_circle:🟡 large_green_circle:🟢
large_blue_circle:🔵 large_purple_circle:🟣 black_circle:⚫ white_circle:⚪ large_red_square:🟥 large_green_square:🟩
large_blue_square:🟦 black_large_square:⬛ white_large_square:⬜ small_red_triangle:🔺 small_red_triangle_down:🔻
large_orange_diamond:🔶 large_blue_diamond:🔷 checkered_flag:🏁 triangular_flag_on_post:🚩 crossed_flags:🎌
waving_black_flag:🏴 waving_white_flag:🏳️ rainbow-flag:🏳️‍🌈 pirate_flag:🏴‍☠️
`;
