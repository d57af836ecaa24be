/** Slack's short names, `name/alias:character`, in the order of Slack's own picker. */
export const FACES = `
grinning:😀 smiley:😃 smile:😄 grin:😁 laughing/satisfied:😆 sweat_smile:😅 rolling_on_the_floor_laughing:🤣 joy:😂
slightly_smiling_face:🙂 upside_down_face:🙃 wink:😉 blush:😊 innocent:😇 smiling_face_with_3_hearts:🥰 heart_eyes:😍
star-struck:🤩 kissing_heart:😘 kissing:😗 relaxed:☺️ kissing_closed_eyes:😚 yum:😋 stuck_out_tongue:😛
stuck_out_tongue_winking_eye:😜 zany_face:🤪 stuck_out_tongue_closed_eyes:😝 money_mouth_face:🤑 hugging_face:🤗
face_with_hand_over_mouth:🤭 shushing_face:🤫 thinking_face/thinking:🤔 zipper_mouth_face:🤐
face_with_raised_eyebrow:🤨 neutral_face:😐 expressionless:😑 no_mouth:😶 smirk:😏 unamused:😒 face_with_rolling_eyes:🙄
grimacing:😬 lying_face:🤥 relieved:😌 pensive:😔 sleepy:😪 drooling_face:🤤 sleeping:😴 mask:😷
face_with_thermometer:🤒 face_with_head_bandage:🤕 nauseated_face:🤢 face_vomiting:🤮 sneezing_face:🤧 hot_face:🥵
cold_face:🥶 woozy_face:🥴 dizzy_face:😵 exploding_head:🤯 face_with_cowboy_hat:🤠 partying_face:🥳 sunglasses:😎
nerd_face:🤓 face_with_monocle:🧐 confused:😕 worried:😟 slightly_frowning_face:🙁 white_frowning_face:☹️ open_mouth:😮
hushed:😯 astonished:😲 flushed:😳 pleading_face:🥺 frowning:😦 anguished:😧 fearful:😨 cold_sweat:😰
disappointed_relieved:😥 cry:😢 sob:😭 scream:😱 confounded:😖 persevere:😣 disappointed:😞 sweat:😓 weary:😩
tired_face:😫 yawning_face:🥱 triumph:😤 rage:😡 angry:😠 face_with_symbols_on_mouth:🤬 smiling_imp:😈 imp:👿 skull:💀
skull_and_crossbones:☠️ hankey/poop:💩 clown_face:🤡 japanese_ogre:👹 ghost:👻 alien:👽 space_invader:👾 robot_face:🤖
smiley_cat:😺 smile_cat:😸 joy_cat:😹 heart_eyes_cat:😻 scream_cat:🙀 crying_cat_face:😿 pouting_cat:😾 see_no_evil:🙈
hear_no_evil:🙉 speak_no_evil:🙊 kiss:💋 love_letter:💌 cupid:💘 sparkling_heart:💖 heartpulse:💗 two_hearts:💕
broken_heart:💔 heart:❤️ orange_heart:🧡 yellow_heart:💛 green_heart:💚 blue_heart:💙 purple_heart:💜 black_heart:🖤
white_heart:🤍 brown_heart:🤎 100:💯 anger:💢 boom/collision:💥 dizzy:💫 sweat_drops:💦 dash:💨 bomb:💣
speech_balloon:💬 thought_balloon:💭 zzz:💤 wave:👋 raised_back_of_hand:🤚 hand/raised_hand:✋ spock-hand:🖖
ok_hand:👌 pinching_hand:🤏 v:✌️ crossed_fingers:🤞 the_horns:🤘 call_me_hand:🤙 point_left:👈 point_right:👉
point_up_2:👆 point_down:👇 point_up:☝️ +1/thumbsup:👍 -1/thumbsdown:👎 fist:✊ facepunch/punch:👊 clap:👏
raised_hands:🙌 open_hands:👐 palms_up_together:🤲 handshake:🤝 pray:🙏 writing_hand:✍️ nail_care:💅 selfie:🤳
muscle:💪 ear:👂 nose:👃 brain:🧠 eyes:👀 eye:👁️ tongue:👅 lips:👄 baby:👶 child:🧒 boy:👦 girl:👧 adult:🧑 man:👨
woman:👩 older_man:👴 older_woman:👵 person_frowning:🙍 no_good:🙅 ok_woman:🙆 information_desk_person:💁
raising_hand:🙋 bow:🙇 face_palm:🤦 shrug:🤷 cop:👮 sleuth_or_spy:🕵️ guardsman:💂 construction_worker:👷 prince:🤴
princess:👸 angel:👼 santa:🎅 superhero:🦸 mage:🧙 fairy:🧚 vampire:🧛 mermaid:🧜 elf:🧝 zombie:🧟 walking:🚶
runner/running:🏃 dancer:💃 man_dancing:🕺 dancers:👯 busts_in_silhouette:👥 bust_in_silhouette:👤 footprints:👣
`;
