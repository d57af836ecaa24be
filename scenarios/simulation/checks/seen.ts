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

function cards(checked: Checked): string[] {
  const { world } = checked;
  return matters(checked.game).flatMap((at) => {
    const own = world.control
      .thread(world.channel, at.post)
      .filter((message) => message.ts !== at.post && message.user === world.slack.botUserId)
      .filter(
        (message) => new RegExp(`^\\W*${at.id}\\b`).test(words(message)) && isCard(checked, at, message.ts),
      );
    if (own.length !== 1) return [`${own.length} cards are there for ${at.id}`];
    const shown = own.map(words).join('');
    return says(checked, at).flatMap((part) =>
      shown.includes(part) ? [] : [`the card of ${at.id} does not say "${part}": ${shown}`],
    );
  });
}

function isCard({ outbox, world }: Checked, at: Matter, ts: string): boolean {
  const message = world.control.thread(world.channel, at.post).find((one) => one.ts === ts);
  const keys = JSON.stringify(message && 'metadata' in message ? message.metadata : {});
  return outbox.some(({ id, what }) => what === `card/${at.id}` && keys.includes(`"${id}.`));
}

function says({ game }: Checked, at: Matter): string[] {
  if (at.state !== 'pending') return [at.state === 'closed' ? 'closed' : at.state.toUpperCase()];
  const count = tally(game, at);
  const [yes, no] = [
    count.for.length + followed(count, 'for'),
    count.against.length + followed(count, 'against'),
  ];
  return [`FOR ${yes}`, `AGAINST ${no}`];
}

function followed(_count: ReturnType<typeof tally>, _side: 'for' | 'against'): number {
  return 0;
}

/** FN-M5: the board and every pending matter, by its post or, that being gone, by its card; nothing else. */
function pins({ world, game, people }: Checked): string[] {
  const pinned = new Set(world.control.pins(world.channel).map(({ ts }) => ts));
  const there = new Set(world.control.seen(people[0] ?? '', world.channel).map(({ ts }) => ts));
  return matters(game).flatMap((at) => {
    const isWanted = at.state === 'pending' && game.law.program.duties.has('pin_pending_matters');
    if (!there.has(at.post) || pinned.has(at.post) === isWanted) return [];
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
