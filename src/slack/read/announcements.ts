import type { Language } from './language.ts';

/** A whole post that says who somebody wants to be, or whether they wish to play on. */
export type Announcement =
  | { readonly is: 'join' }
  | { readonly is: 'observe' }
  | { readonly is: 'wish'; readonly wish: 'continue' | 'stop' };

const WORDS: Readonly<Record<string, Announcement>> = {
  JOIN: { is: 'join' },
  OBSERVE: { is: 'observe' },
  CONTINUE: { is: 'wish', wish: 'continue' },
  STOP: { is: 'wish', wish: 'stop' },
};

const BECOME = ['become', 'intend to become', 'wish to become'];

function become(noun: string): readonly string[] {
  const named = noun.toLowerCase();
  return BECOME.flatMap((verb) => [`i ${verb} a ${named}`, `i ${verb} an ${named}`]);
}

/**
 * Reads the whole of a post, less its end punctuation: one word in capitals, or "I (hereby) join", "I become an
 * observer" in any case and with the nouns of the ruleset. Questions and longer sentences announce nothing.
 */
export function readAnnouncement(folded: string, { player, observer }: Language): Announcement | null {
  if (folded.length > 200) return null;
  const said = folded
    .replace(/[*_~]/g, '')
    .trim()
    .replace(/[.!]+$/, '')
    .trim();
  const word = Object.hasOwn(WORDS, said) ? WORDS[said] : undefined;
  if (word !== undefined) return word;
  const sentence = said
    .toLowerCase()
    .replace(/ +/g, ' ')
    .replace(/^i hereby /, 'i ');
  const joining = ['i join', 'i join in', 'i join the game', 'i join this game', 'i join the round'];
  if ([...joining, ...become(player)].includes(sentence)) return { is: 'join' };
  if (['i observe', ...become(observer)].includes(sentence)) return { is: 'observe' };
  return null;
}
