import { expect, test } from 'vitest';
import { cite } from '../../../game/cite.ts';
import { matter } from '../../../game/matters.ts';
import type { GameEvent } from '../../../game/types.ts';
import { seated, type Table } from '../../../referee/trial/table.ts';
import { adjust, buy, carrying, demote, enact, leave, propose, vote } from '../../../referee/trial/words.ts';
import { readAct } from '../../asking/read-act.ts';
import { callingOf } from '../../read/calling.ts';
import { splitWords } from '../../read/words.ts';
import { answerMessages } from '../../render/surfaces/answer.ts';
import { unescapedIn } from '../../render/testing/markup.ts';
import { picture } from '../../render/testing/picture.ts';
import { complaintsAbout } from '../../render/testing/validate.ts';
import type { AnswerView, Reader } from '../../render/views.ts';
import { versionsIn } from '../law-history.ts';
import type { Scene } from '../scene.ts';
import { canView } from './can.ts';
import { eventLine, eventView } from './event.ts';
import { LawBook } from './law-book.ts';
import { pendingView } from './pending.ts';
import { voteSections } from './votes.ts';

const PEOPLE = ['ann', 'bo', 'cy', 'dee', 'eve'];
const ALONE = { share: 'C1|Ev1', askedBy: null };
const table = () => seated({ people: PEOPLE }).spins((sides) => sides);

function readerOf({ game }: Table): Reader {
  return {
    name: (person) => person,
    title: (id) => matter(game, id)?.title ?? '',
    link: () => null,
    cite: (rule, par) => cite(game.law, rule, par),
    noun: (word) => word,
  };
}

function sceneOf({ game, now }: Table): Scene {
  return { game, at: now, head: '', commitment: null, away: new Set(), unclear: () => [] };
}

/** What is seen, and that the text says it too, whole and within Slack's limits. */
function shown(game: Table, view: AnswerView): string {
  const messages = answerMessages(view, ALONE, readerOf(game));
  expect(messages.flatMap(complaintsAbout)).toEqual([]);
  expect(messages.flatMap(unescapedIn)).toEqual([]);
  return messages.map(picture).join('\n');
}

const call = callingOf(PEOPLE, (name) => name);

function asks(game: Table, by: string, words: string, not = false): string {
  const read = readAct({ game: game.game, by, at: game.now, words: splitWords(words), call });
  if (read.is === 'unclear') return read.saying.join('');
  const { question, act } = read;
  return shown(game, canView(sceneOf(game), { question, act, by, not, more: '/nomic can' }));
}

const bookOf = ({ log }: Table) => new LawBook(versionsIn(log));

function whyEvent(game: Table, event: GameEvent, chain: readonly GameEvent[] = []): string {
  const enacted = game.log.findLast(({ fact }) => fact.type === 'MatterResolved') ?? null;
  const told = { event, book: bookOf(game), chain, enacted, votes: [] };
  return shown(game, eventView(game.game, told, { question: [`Why E${event.seq}`], at: game.now }));
}

test('FN-S3 · can: no, the sum, the rule and its sentence, what holds, and how many would be lawful', () => {
  const seen = asks(table(), 'bo', 'buy 20000 CCC?');
  expect(seen).toContain('*No.* buy 20,000 CCC (asked as bo, ');
  expect(seen).toContain(
    '✗ 20,000 × 100 = 2,000,000; bo has 1,000,000, enough for 10,000 of CCC. 10,000 ≥ 20,000 is false',
  );
  expect(seen).toContain('· rule 2.4.1\n✓ bo is a');
  expect(seen).toContain('✓ CCC is a stock · rule 2.3');
  expect(seen).toContain('*The rule*\n– "At any time a');
  expect(seen).toContain(
    'It would be yes for 10,000 or fewer, or for AAA or BBB, or at a price of 50 or less, or with cash of 2,000,000. A question, not an act: nothing was done.',
  );
  expect(seen).toContain('[ Share ]');
  expect(asks(table(), 'bo', 'I buy 50 CCC')).toContain('*Yes.* buy 50 CCC (asked as bo');
});

test('FN-S6 · can and why not: when it opens, and that dice are not foretold', () => {
  const game = table();
  expect(asks(game, 'bo', 'adjust')).toMatch(
    /\*Yes\.\* adjust .*[\s\S]*What the dice would bring about nobody can say/,
  );
  game.does('bo', adjust);
  const seen = asks(game, 'cy', 'adjust', true);
  expect(seen).toContain('*Why not: adjust*');
  expect(seen).toMatch(/✗ bo has done this already; it is possible again in 1 hour · rule 2\.5\.2/);
  expect(seen).toMatch(/It would be yes from .*11:00 UTC, if nothing else changes\./);
});

test.each([
  ['vote P1 FOR', '*Yes.* vote FOR on P1'],
  ['veto P1', '*No.* vote VETO on P1'],
  ['enact P1', '*No.* enact P1'],
  ['resolve P1 fail', '*No.* fail P1'],
  ['propose', '*Yes.* submit a Proposal'],
  ['call for judgement', '*Yes.* submit a Call for Judgement'],
  ['declare victory', '*Yes.* submit a Declaration of Victory'],
  ['observe', '*Yes.* become an observer'],
  ['join', '*No.* join the game'],
  ['news CCC', '*Yes.* make a News Post about CCC'],
  ['roll 1d6', '*Yes.* roll 1D6'],
  ['sell all AAA', '*No.* sell 1 AAA'],
  ['accept', '*No.* accept the office'],
  ['done P1', '*No.* mark P1 as carried out'],
  ['confirm K1', '*No.* confirm K1'],
  ['act buy CCC 5', '*Yes.* buy CCC 5'],
  ['make-observer <@dee>', '*No.* make observer'],
  ['demote Dee', '*No.* make dee an observer'],
  ['buy', 'Say of what: `/nomic can buy 50 AAA`.'],
  ['by 5 CCC', 'I know no act called "by". Did you mean `/nomic can buy`?'],
  ['', 'Ask about an act: '],
])('can %s', (words, answer) => {
  expect(asks(table().does('bo', propose()), 'bo', words)).toContain(answer);
});

test('what people typed stays words in every answer', () => {
  const game = table().does('bo', propose('<!channel> *&amp; `x`'));
  for (const words of [
    'buy "<!here>"',
    'act <!channel> *',
    'demote @everyone',
    'vote <@U1> FOR',
    'buy 5 A|B>',
  ])
    expect(asks(game, 'bo', words)).not.toMatch(/<!|<@/);
  game.votes('P1', { for: 'bo cy' });
  const subject = matter(game.game, 'P1')!;
  shown(game, pendingView(sceneOf(game), subject, { events: game.log, book: bookOf(game) }));
});

test('FN-V8 · FN-R2 · why a matter is pending: conditions with facts and rules, votes counted and not, with reasons', () => {
  const game = table().does('bo', propose('Trends')).votes('P1', { for: 'bo cy', against: 'dee' });
  game.does('eve', vote('P1', 'deferential', 'reply:1'), leave);
  game.hears('eve', vote('P1', 'for', 'reaction:2'));
  game.does('dee', vote('P1', 'for', 'reaction:3')).does('dee', vote('P1', 'against', 'reaction:4'));
  game.hoursPass(5);
  const subject = matter(game.game, 'P1')!;
  const events = game.log.filter(({ fact }) => 'matter' in fact && fact.matter === 'P1');
  const seen = shown(game, pendingView(sceneOf(game), subject, { events, book: bookOf(game) }));
  expect(seen).toContain('*Why P1 is still pending*');
  expect(seen).toContain('✗ Enough FOR to enact it: 2 of 4, no: 1 more FOR enacts · rule 1.6.2');
  expect(seen).toContain('✗ Enough AGAINST to fail it: 1 of 4, no: 1 more AGAINST fails · rule 1.6.3');
  expect(seen).toContain('✗ Open for 5 hours of 18 hours; its time is up');
  expect(seen).toContain('– Vetoed or self-killed: no · rule 1.5.3');
  expect(seen).toContain('✓ Nothing older has to be resolved first · rule 1.6.4');
  expect(seen).toMatch(/\*Counted votes\*\n`E\d+` .* bo FOR \(button\)/);
  expect(seen).toMatch(
    /\*Not counted\*[\s\S]*eve FOR \(reaction\): eve is an observer, so this is not a vote/,
  );
  expect(seen).toMatch(/eve DEFERENTIAL \(reply\): who gave it does not play now/);
  expect(seen).toMatch(/dee FOR \(reaction\): a later one took its place/);
  expect(seen).toMatch(/\*How it came here\*\n`E\d+` .* bo submitted P1 · rule 1\.4 .*, r1/);
});

test('FN-L1 · why an event: its rule and version, the matter that enacted that rule with its votes, dice with their faces', () => {
  const game = table()
    .does('bo', carrying(propose('Faster'), '- { set_parameter: adjust_wait, to: 30m }'))
    .votes('P1', { for: 'ann bo cy' })
    .does('ann', enact('P1'))
    .does('cy', adjust);
  const seen = whyEvent(game, game.last);
  expect(seen).toMatch(
    /`E\d+` .* cy: adjust \(AAA \+2, BBB \+9, CCC \+35\) · rule 2\.5 Adjusting the Markets, r2/,
  );
  expect(seen).toContain('/roll 1D5-3 AAA    [5] - 3 = +2\n   10 → 12');
  expect(seen).toMatch(
    /The rule has stood so since r2, by P1 \(FOR 3, AGAINST 0\), resolved by ann, .*E\d+\./,
  );
  expect(seen).toContain('FOR ann, bo, cy; AGAINST nobody.');
  expect(seen).toContain('`/nomic as-of E');
  const resolved = game.log.findLast(({ fact }) => fact.type === 'MatterResolved')!;
  const enactment = whyEvent(
    game,
    resolved,
    game.log.filter(({ fact }) => fact.type === 'MatterSubmitted'),
  );
  expect(enactment).toMatch(/ann enacted P1 \(More than half FOR; FOR 3, AGAINST 0 of 5\): r1 → r2/);
  expect(enactment).toMatch(/\*What belongs to it\*\n`E\d+` .* bo submitted P1 with an amendment/);
});

test('FN-L1 · a renaming is told as one, not as the end of everything that bears the name', () => {
  const game = table()
    .does('bo', carrying(propose('Firms'), '- { rename: stock, to: company, plural: companies }'))
    .votes('P1', { for: 'ann bo cy' })
    .does('ann', enact('P1'));
  const seen = whyEvent(game, game.log.findLast(({ fact }) => fact.type === 'MatterResolved')!);
  expect(seen).toContain('The kind stock is called company from here on.');
  expect(seen).not.toMatch(/is gone|is new|unset/);
});

test('FN-L1 · every event has words and the rule of its own time', () => {
  const game = table()
    .does('bo', buy(3, 'AAA'), propose())
    .votes('P1', { for: 'bo', deferential: 'cy', veto: 'ann' })
    .hoursPass(50)
    .does('ann', demote('eve'));
  const lines = game.log.map((event) => eventLine(game.game, event, bookOf(game)));
  expect(lines.every(({ saying }) => saying.length > 0)).toBe(true);
  const words = lines.map(({ saying }) =>
    saying.map((part) => (typeof part === 'string' ? part : Object.values(part)[0])).join(''),
  );
  expect(words).toEqual(
    expect.arrayContaining([
      'founded the game',
      ': buy 3 AAA',
      'submitted P1',
      'voted VETO on P1 (button): vetoed',
      ': make observer eve',
    ]),
  );
});

test('the votes of a closed matter are those it was resolved on', () => {
  const game = table()
    .does('bo', propose())
    .votes('P1', { for: 'ann bo', deferential: 'cy' })
    .does('ann', enact('P1'));
  game.does('bo', leave);
  const [counted] = voteSections(game.game, matter(game.game, 'P1')!, game.log);
  expect(counted?.lines.map(({ event, saying }) => `${event?.by} ${saying[0]}`)).toEqual([
    'ann FOR (button)',
    'bo FOR (button)',
    'cy DEFERENTIAL (button)',
  ]);
});
