/**
 * Emoji characters and the names Slack gives them. Slack's own clients send names already, so this is for people
 * who paste a character, and for slash commands. One that is missing here is only not recognised as a vote.
 */
const NAMES: Readonly<Record<string, string>> = {
  '👍': '+1',
  '👎': '-1',
  '✅': 'white_check_mark',
  '✔': 'heavy_check_mark',
  '☑': 'ballot_box_with_check',
  '❌': 'x',
  '❎': 'negative_squared_cross_mark',
  '✖': 'heavy_multiplication_x',
  '👑': 'crown',
  '⛔': 'no_entry',
  '🚫': 'no_entry_sign',
  '🛑': 'octagonal_sign',
  '⭕': 'o',
  '🆗': 'ok',
  '➕': 'heavy_plus_sign',
  '➖': 'heavy_minus_sign',
  '❓': 'question',
  '❗': 'exclamation',
  '👌': 'ok_hand',
  '✋': 'hand',
  '🙌': 'raised_hands',
  '👏': 'clap',
  '🙏': 'pray',
  '👋': 'wave',
  '🤷': 'shrug',
  '👀': 'eyes',
  '🎉': 'tada',
  '🔥': 'fire',
  '❤': 'heart',
  '💯': '100',
  '🚀': 'rocket',
  '⭐': 'star',
  '📜': 'scroll',
  '🎲': 'game_die',
  '⚖': 'scales',
  '🗳': 'ballot_box_with_ballot',
  '📈': 'chart_with_upwards_trend',
  '📉': 'chart_with_downwards_trend',
  '🟢': 'large_green_circle',
  '🔴': 'red_circle',
  '⬆': 'arrow_up',
  '⬇': 'arrow_down',
  '➡': 'arrow_right',
};

/** Names that need not be asked for. */
export const KNOWN_EMOJI: ReadonlySet<string> = new Set(Object.values(NAMES));

const CHARACTERS = new RegExp(Object.keys(NAMES).join('|'), 'gu');

/** Puts `:name:` for every emoji character of the table; the others stay as they are. */
export function nameEmoji(text: string): string {
  return text.replace(CHARACTERS, (character) => `:${NAMES[character]}:`);
}
