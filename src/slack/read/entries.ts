import { withoutCode } from './amendment/codeblocks.ts';
import { type Announcement, readAnnouncement } from './announcements.ts';
import { type Language, type Opening, openingOf } from './language.ts';
import { type Miss, type MissReason, nearMiss } from './misses.ts';
import { normalise, plain } from './normalise.ts';
import { afterOpening, bodyAfter, saysSomething, titleOf } from './openings.ts';

/** Where a post stands. `thread` also when it was sent to the channel as well; `direct` for a direct message. */
export interface Where {
  readonly thread: boolean;
  readonly byBot: boolean;
  readonly direct?: boolean;
}

/**
 * What a post is. `body` is what follows the opening, as typed; `also` names a kind whose opening stands on a
 * later line, which is body text all the same.
 */
export type Entry =
  | {
      readonly is: 'matter';
      readonly kind: string;
      readonly title: string;
      readonly body: string;
      readonly also: string | null;
    }
  | { readonly is: 'news'; readonly body: string }
  | { readonly is: 'ascension'; readonly body: string }
  | Announcement
  | Miss
  | { readonly is: 'ignored' }
  | { readonly is: 'nothing' };

function miss(opening: Opening, reason: MissReason): Miss {
  return { is: 'miss', what: opening.what, reason, begins: opening.opens, opens: opening.opens };
}

/** Joining is announced in the channel, where the others see it. */
function spokenAside(announced: Announcement, aside: 'thread' | 'direct'): Entry {
  if (announced.is === 'wish') return { is: 'nothing' };
  return miss(openingOf(announced.is, announced.is.toUpperCase()), aside);
}

function laterOpening(folded: string, language: Language): string | null {
  const lines = withoutCode(folded).trim().split('\n').slice(1);
  for (const line of lines) {
    const opening = language.openings.find((one) => afterOpening(line, one) !== null);
    if (opening !== undefined) return opening.what;
  }
  return null;
}

function opened(text: string, folded: string, opening: Opening, language: Language): Entry {
  const typed = bodyAfter(plain(text), opening);
  const { what } = opening;
  if (what === 'news' || what === 'ascension') return { is: what, body: typed };
  const title = titleOf(withoutCode(typed)) || titleOf(typed);
  return { is: 'matter', kind: what, title, body: typed, also: laterOpening(folded, language) };
}

function slashTyped(folded: string, { commands }: Language): Miss | null {
  const command = /^\s*\/([a-z][a-z-]{0,30})(?!\S)/.exec(folded)?.[1];
  if (command === undefined || !commands.includes(command)) return null;
  return { is: 'miss', what: command, reason: 'slash', begins: `/${command}`, opens: `/${command}` };
}

/**
 * Reads a message posted in a game channel (or in a thread of it, or to the referee directly). `text` is Slack's
 * own; nothing here throws. Whether the person may do it is for the game to say.
 */
export function readEntry(text: string, where: Where, language: Language): Entry {
  if (where.byBot) return { is: 'ignored' };
  const folded = normalise(text);
  const slash = slashTyped(folded, language);
  if (slash !== null) return slash;
  const aside = where.direct ? 'direct' : where.thread ? 'thread' : null;
  const opening = language.openings.find((one) => afterOpening(folded, one) !== null);
  if (opening !== undefined) {
    if (!saysSomething(afterOpening(folded, opening) ?? '')) return miss(opening, 'empty');
    return aside === null ? opened(text, folded, opening, language) : miss(opening, aside);
  }
  const announced = readAnnouncement(folded, language);
  if (announced !== null) return aside === null ? announced : spokenAside(announced, aside);
  return (aside === null ? nearMiss(folded, language.openings) : null) ?? { is: 'nothing' };
}

/** An answer to "Does everyone wish to continue?", in any case, as a whole reply. */
export function readWish(text: string): 'continue' | 'stop' | null {
  const whole = normalise(text).trim();
  if (whole.length > 40) return null;
  const said = whole
    .replace(/[*_~]/g, '')
    .replace(/[.!]+$/, '')
    .toLowerCase();
  return said === 'continue' || said === 'stop' ? said : null;
}
