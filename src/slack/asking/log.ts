import { keysUnder } from '../../game/cells.ts';
import type { Game } from '../../game/types.ts';
import { searchLog } from '../../referee/past.ts';
import type { Saying } from '../../ruleset/types.ts';
import type { Sealed } from '../../store/types.ts';
import type { Desk } from '../desk.ts';
import { type LogFilter, readLogFilter } from '../read/log-filter.ts';
import { readerOf } from '../reader.ts';
import { answerMessages } from '../render/surfaces/answer.ts';
import type { AnswerView } from '../render/views.ts';
import { eventLine } from '../views/asked/event.ts';
import { LawBook } from '../views/asked/law-book.ts';
import type { Inquire, Inquiry } from './inquiry.ts';
import { wantedOf } from './log-fits.ts';
import { momentOf } from './moments.ts';
import { plainly } from './plain.ts';

const HOW =
  'Write `/nomic log`, with any of: @name, P7, CHAR, an action, votes, entries, resolutions, acts, dice, law, people, records, claims, due; `since yesterday`, `until 09:00`, `before E400`, and how many.';

/** The log, newest first: by person, matter, thing, action, sort of event and time, twenty at a time. */
export const log: Inquire = async (desk, inquiry, telling) => {
  const { game, words } = inquiry;
  const filter = withPeople(desk, game, readLogFilter(words));
  const wanted = wantedOf(game, filter);
  if (wanted.is === 'unknown') {
    const hint = wanted.meant === null ? '' : ` Did you mean ${wanted.meant}?`;
    return plainly(desk, game, [`Nothing in the log goes by "${wanted.word.slice(0, 40)}".${hint}`], [HOW]);
  }
  const span = await spanOf(desk, game, filter);
  if ('refused' in span) return plainly(desk, game, span.refused);
  const { found } = await searchLog(
    desk.store,
    game.id,
    (event) => event.seq > span.after && wanted.fits(event),
    {
      before: span.before,
      most: filter.count + 1,
      until: ({ seq }) => seq <= span.after + 1,
    },
  );
  const view = await logView(desk, inquiry, found.slice(0, filter.count), found.length > filter.count);
  return { messages: answerMessages(view, telling, readerOf(desk, game)), name: 'log' };
};

/** A name that means nothing else may be a person's, as typed without the @. */
function withPeople(desk: Desk, game: Game, filter: LogFilter): LogFilter {
  const wanted = wantedOf(game, filter);
  if (wanted.is === 'wanted') return filter;
  const word = wanted.word.toLowerCase();
  const meant = keysUnder(game.table, 'is/player').filter(
    (person) => desk.names.of(person).toLowerCase() === word,
  );
  if (meant.length === 0) return filter;
  const names = filter.names.filter((name) => name !== wanted.word);
  return withPeople(desk, game, { ...filter, names, people: [...filter.people, ...meant] });
}

type Span = { readonly after: number; readonly before: number } | { readonly refused: Saying };

/** From the first event since a moment to the last one before another. */
async function spanOf(desk: Desk, game: Game, { since, until, before }: LogFilter): Promise<Span> {
  const now = desk.clock.now();
  const from = since === null ? null : await momentOf(desk.store, game, since, now);
  const to = until === null ? null : await momentOf(desk.store, game, until, now);
  if (from?.is === 'refused' && !from.early) return { refused: from.saying };
  if (to?.is === 'refused') return { refused: to.saying };
  const named = since !== null && /^[^\d]?\d+$/.test(since.trim());
  const end = Math.min(before ?? Number.MAX_SAFE_INTEGER, to === null ? Number.MAX_SAFE_INTEGER : to.seq + 1);
  const after = from?.is !== 'found' ? 0 : named ? from.seq - 1 : from.seq;
  return { after, before: end };
}

async function logView(
  desk: Desk,
  { game, at, text }: Inquiry,
  events: readonly Sealed[],
  more: boolean,
): Promise<AnswerView> {
  const book = await LawBook.open(desk.store, game, new Set(events.map(({ under }) => under.version)));
  const oldest = events.at(-1)?.seq;
  const older = more && oldest !== undefined ? oldest : null;
  return {
    verdict: null,
    question: [events.length === 0 ? 'Nothing in the log fits' : 'Log, newest first'],
    as: null,
    at,
    version: game.law.version,
    sections: [{ title: null, lines: events.map((event) => eventLine(game, event, book)) }],
    notes: [
      ...(older === null
        ? []
        : [[`Older: \`/nomic ${beforeEvent(`log ${text}`, older).replaceAll('`', '')}\`.`]]),
      ['One event whole: `/nomic why E` and its number.'],
    ],
    more: '/nomic log',
    ...(older === null ? {} : { older }),
  };
}

/** The same words of the log, asked of what was before an event. */
export function beforeEvent(words: string, seq: number): string {
  return `${words.replace(/\s*\bbefore\s+e?#?\d+\b/gi, '').trim()} before E${seq}`;
}
