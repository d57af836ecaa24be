import type { Ground } from '../../ruleset/types.ts';
import { cutPlain } from '../render/budget.ts';
import { plain } from '../render/mrkdwn.ts';
import { joined } from '../render/phrase.ts';
import { groundWords } from '../render/surfaces/refusal.ts';
import type { Reader } from '../render/views.ts';

const MOST = 600;

/** Grounds as the plain words that stand under a field, each with its rule. */
export function complaint(grounds: readonly Ground[], reader: Reader): string {
  const words = grounds.map((ground) => groundWords(ground));
  return cutPlain(plain(joined(words, ' '), reader), MOST);
}
