import { type Matter, matters } from '../../../src/game/matters.ts';
import { players } from '../../../src/game/people.ts';
import { tally } from '../../../src/game/tally.ts';
import { words } from '../../words.ts';
import type { Checked } from './check.ts';

/** What Slack shows is what the books say: the board, the cards, the pins, and which message mirrors what. */
export async function checkSeen(checked: Checked): Promise<string[]> {
  return [...board(checked), ...cards(checked), ...pins(checked), ...(await mirrors(checked))];
}

const grouped = (n: number) => n.toLocaleString('en-US');

function board(checked: Checked): string[] {
  const { world, game } = checked;
  const pinned = world.control
    .pins(world.channel)
    .filter((message) => message.user === world.slack.botUserId && words(message).includes('Ruleset'));
  const own = pinned.filter((message) => !words(message).includes('· closed'));
  if (own.length !== 1) return [`${own.length} boards are pinned`];
  const shown = own[0]?.text ?? '';
  const ought = [
    ...players(game.table).flatMap((who) =>
      numberAt(checked, `player/${who}/cash`).map((n) => `cash ${grouped(n)}`),
    ),
    ...[...game.table.keys()]
      .flatMap((path) => /^is\/stock\/(\w+)$/.exec(path)?.[1] ?? [])
      .flatMap((key) =>
        numberAt(checked, `stock/${key}/price`).map((n) => `Stock ${key}, price ${grouped(n)}`),
      ),
    `r${game.law.version}`,
    ...matters(game).flatMap(({ id, state }) => (state === 'pending' ? [id] : [])),
  ];
  return ought
    .filter((part) => !shown.includes(part))
    .map((part) => `the board does not say "${part}": ${shown}`);
}

function numberAt({ game }: Checked, path: string): number[] {
  const cell = game.table.get(path);
  return typeof cell === 'number' ? [cell] : [];
}

/** The messages that say they are the card of a matter, by the outbox row they came of. */
function cardsOf({ outbox, world, people }: Checked, at: Matter): string[] {
  const rows = outbox
    .filter(({ what, sort }) => what === `card/${at.id}` && sort !== 'pin')
    .map(({ id }) => `"${id}.`);
  return world.control.seen(people[0] ?? '', world.channel).flatMap((message) => {
    if (message.ephemeral || message.user !== world.slack.botUserId) return [];
    const carried = JSON.stringify(message.metadata ?? {});
    return rows.some((row) => carried.includes(row)) ? [words(message)] : [];
  });
}

function cards(checked: Checked): string[] {
  return matters(checked.game).flatMap((at) => {
    const shown = cardsOf(checked, at);
    if (shown.length !== 1) return [`${shown.length} cards are there for ${at.id}`];
    const missing = says(checked, at).filter((part) => !shown[0]?.includes(part));
    return missing.map((part) => `the card of ${at.id} does not say "${part}": ${shown[0]}`);
  });
}

function says({ game }: Checked, at: Matter): string[] {
  if (at.state !== 'pending') return [at.state === 'closed' ? 'closed' : at.state.toUpperCase()];
  const { for: yes, against: no } = tally(game, at);
  return [`FOR ${yes.length}`, `AGAINST ${no.length}`];
}

/** FN-M5: the board and every pending matter, by its post or, that being gone, by its card; nothing else. */
function pins({ world, game, people }: Checked): string[] {
  const pinned = new Set(world.control.pins(world.channel).map(({ ts }) => ts));
  const there = new Set(world.control.seen(people[0] ?? '', world.channel).map(({ ts }) => ts));
  return matters(game).flatMap((at) => {
    const isWanted = at.state === 'pending' && game.law.program.duties.has('pin_pending_matters');
    const wanted = there.has(at.post) && !at.deleted ? at.post : null;
    if (wanted === null || pinned.has(wanted) === isWanted) return [];
    return [`${at.id}, ${at.state}, is ${isWanted ? 'not ' : ''}pinned`];
  });
}

/** Every message that mirrors something is there, and is the bot's. */
async function mirrors({ store, world, game, people }: Checked): Promise<string[]> {
  const seen = new Map(
    world.control.seen(people[0] ?? '', world.channel).map((message) => [message.ts, message]),
  );
  const posts = await store.posts.all(game.id);
  return posts.flatMap(({ what, ts }) =>
    seen.get(ts)?.user === world.slack.botUserId
      ? []
      : [`${what} is said to stand at ${ts}, where nothing of the bot's is`],
  );
}
