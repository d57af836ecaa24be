import { type Matter, matter } from '../../game/matters.ts';
import type { Fact, Game, GameEvent } from '../../game/types.ts';
import { searchLog } from '../../referee/past.ts';
import type { Store } from '../../store/store.ts';
import type { Sealed } from '../../store/types.ts';
import type { Desk } from '../desk.ts';
import type { Told } from '../views/asked/event.ts';
import type { LawBook } from '../views/asked/law-book.ts';
import { voteSections } from '../views/asked/votes.ts';

const MOST = 200;
const NEAR = 6;

const OF_MATTERS: readonly Fact['type'][] = [
  'MatterSubmitted',
  'AmendmentAttached',
  'VoteCast',
  'VoteAsked',
  'VoteWithdrawn',
  'SignalVoided',
  'VoteArrivedLate',
  'MatterResolved',
  'MatterRipened',
  'EntryEdited',
  'EntryDeleted',
  'DutyDischarged',
  'HandRecorded',
  'EventStruck',
];

/** What happened to a matter, oldest first. */
export async function matterEvents(store: Store, game: Game, id: string): Promise<Sealed[]> {
  const { found } = await searchLog(store, game.id, (event) => isAbout(event, id), {
    types: OF_MATTERS,
    most: MOST,
    until: ({ fact }) => fact.type === 'MatterSubmitted' && fact.matter === id,
  });
  return [...found].reverse();
}

function isAbout({ fact, under }: GameEvent, id: string): boolean {
  if (fact.type === 'MatterResolved' && fact.closed.includes(id)) return true;
  return 'matter' in fact ? fact.matter === id : under.matter === id;
}

/** An event with all that it hangs together with. */
export async function toldOf(desk: Desk, game: Game, event: Sealed, book: LawBook): Promise<Told> {
  const { store } = desk;
  const { version, rule } = event.under;
  const basis = rule === undefined ? null : book.basis(version, rule);
  const [enacted] = basis?.title.is === 'matter' ? await store.log.these(game.id, [basis.event]) : [];
  const linked = [...(await links(store, game, event)), ...(await strikes(store, game, event))];
  const along = (await near(store, game, event)).filter(({ seq }) => !linked.some((one) => one.seq === seq));
  const subject = event.fact.type === 'MatterResolved' ? matter(game, event.fact.matter) : null;
  return {
    event,
    book,
    enacted: enacted ?? null,
    chain: [...linked, ...along].sort((a, b) => a.seq - b.seq),
    votes: subject === null ? [] : voteSections(game, subject, await voided(store, game, subject)),
  };
}

/** Signals that did not count, with why. */
async function voided(store: Store, game: Game, { id }: Matter): Promise<readonly Sealed[]> {
  const { found } = await searchLog(
    store,
    game.id,
    ({ fact }) => 'matter' in fact && fact.matter === id && fact.type === 'SignalVoided',
    {
      types: ['SignalVoided', 'MatterSubmitted'],
      most: MOST,
      until: ({ fact }) => fact.type === 'MatterSubmitted' && fact.matter === id,
    },
  );
  return found;
}

/** What was recorded by the same delivery. */
async function near(store: Store, game: Game, { seq, cause }: Sealed): Promise<readonly Sealed[]> {
  if (cause === null) return [];
  const around = await store.log.between(game.id, Math.max(0, seq - NEAR), seq + NEAR, 2 * NEAR);
  return around.filter((event) => event.cause === cause && event.seq !== seq);
}

/** What struck it. */
async function strikes(store: Store, { id, table }: Game, { seq }: Sealed): Promise<readonly Sealed[]> {
  const by = table.get(`game/struck/${seq}`);
  return typeof by === 'number' ? store.log.these(id, [by]) : [];
}

/** What it came of: the entry of its matter, the claim of its act, the record it contests. */
async function links(store: Store, game: Game, { seq, fact, under }: Sealed): Promise<readonly Sealed[]> {
  if (fact.type === 'EventStruck') return store.log.these(game.id, [fact.struck]);
  if (fact.type === 'RecordContested') return store.log.these(game.id, [fact.record]);
  const claim = 'claim' in fact ? fact.claim : undefined;
  if (claim !== undefined)
    return before(store, game, seq, {
      types: ['ClaimOpened', 'ClaimConfirmed'],
      fits: (f) => 'claim' in f && f.claim === claim,
    });
  const id = 'matter' in fact ? fact.matter : under.matter;
  if (id === undefined || fact.type === 'MatterSubmitted') return [];
  return before(store, game, seq, {
    types: ['MatterSubmitted', 'AmendmentAttached'],
    fits: (f) => 'matter' in f && f.matter === id,
  });
}

async function before(
  store: Store,
  game: Game,
  seq: number,
  { types, fits }: { types: readonly Fact['type'][]; fits: (fact: Fact) => boolean },
): Promise<readonly Sealed[]> {
  const { found } = await searchLog(store, game.id, ({ fact }) => fits(fact), {
    types,
    before: seq,
    most: NEAR,
    until: ({ fact }) => (fact.type === 'MatterSubmitted' || fact.type === 'ClaimOpened') && fits(fact),
  });
  return found;
}
