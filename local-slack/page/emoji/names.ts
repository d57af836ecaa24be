import { FACES } from './faces.ts';
import { THINGS } from './things.ts';

export interface Emoji {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly character: string;
}

export const EMOJI: readonly Emoji[] = `${FACES}${THINGS}`
  .trim()
  .split(/\s+/)
  .map((entry) => {
    const [names = '', character = ''] = entry.split(':');
    const [name = '', ...aliases] = names.split('/');
    return { name, aliases, character };
  });

const byName = new Map(EMOJI.flatMap((emoji) => [emoji.name, ...emoji.aliases].map((name) => [name, emoji])));
const byCharacter = new Map(EMOJI.map((emoji) => [bare(emoji.character), emoji]));
const custom = new Set<string>();

/** Tells the parser which custom emoji this workspace has. */
export function knowCustomEmoji(names: readonly string[]): void {
  custom.clear();
  for (const name of names) custom.add(name);
}

export function isEmojiName(name: string): boolean {
  return byName.has(name) || custom.has(name);
}

/** Whether it shows a person or a hand, whose skin may be toned. */
export function takesTone(name: string): boolean {
  return /^\p{Emoji_Modifier_Base}/u.test(byName.get(name)?.character ?? '');
}

/** Slack's name of an emoji in a tone, 2 to 6; the plain name where there is none to give. */
export function toned(name: string, tone: number): string {
  return tone > 0 && takesTone(name) ? `${name}::skin-tone-${tone}` : name;
}

export function emojiNamed(name: string): Emoji | undefined {
  return byName.get(name);
}

/** Cuts a text at the emoji characters in it, for hosts whose fonts lack them; a tone stays with its name. */
export function splitAtEmoji(text: string): (string | Emoji)[] {
  return text.split(EMOJI_CHARACTER).flatMap((piece): (string | Emoji)[] => {
    const emoji = byCharacter.get(bare(piece));
    if (!emoji) return piece === '' ? [] : [piece];
    const tone = /[\u{1f3fb}-\u{1f3ff}]/u.exec(piece)?.[0].codePointAt(0) ?? 0;
    return [tone ? { ...emoji, name: `${emoji.name}::skin-tone-${tone - 0x1f3f9}` } : emoji];
  });
}

/** Names and aliases that hold `query`; those that start with it first. */
export function searchEmoji(query: string, most = 60): Emoji[] {
  const wanted = query.toLowerCase().replaceAll(':', '').replaceAll(' ', '_');
  const rank = ({ name, aliases }: Emoji) => {
    if ([name, ...aliases].some((each) => each.startsWith(wanted))) return 0;
    return [name, ...aliases].some((each) => each.includes(wanted)) ? 1 : 2;
  };
  const ranked = EMOJI.map((emoji) => ({ emoji, at: rank(emoji) })).filter(({ at }) => at < 2);
  return ranked
    .sort((one, other) => one.at - other.at)
    .slice(0, most)
    .map(({ emoji }) => emoji);
}

const EMOJI_CHARACTER = /(\p{Emoji_Presentation}\p{Emoji_Modifier}?|\p{Emoji}\ufe0f)/u;

function bare(character: string): string {
  return character.replace(/[\ufe0f\u{1f3fb}-\u{1f3ff}]/gu, '');
}
