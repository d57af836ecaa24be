import { matters } from '../../../src/game/matters.ts';
import type { Sealed } from '../../../src/store/types.ts';
import type { Checked } from './check.ts';

/** Of these a delivery brings about one at most. */
const ACTS = ['ActionTaken', 'MatterSubmitted', 'VoteCast', 'MatterResolved', 'DiceRolled'] as const;

const named = (event: Sealed) => ACTS.find((type) => type === event.fact.type);

/** No act lost and none doubled: what people did, what was delivered, what was ruled and what happened agree. */
export function checkHeard(checked: Checked): string[] {
  return [...settled(checked), ...once(checked), ...messages(checked), ...commands(checked)];
}

function settled({ inbox }: Checked): string[] {
  const open = inbox.filter((row) => row.settled_at === null);
  return open.map(({ id }) => `delivery ${id} was never ruled on`);
}

function once({ inbox, events }: Checked): string[] {
  const lawful = new Map(inbox.map(({ id, ruling }) => [id, lawfulness(ruling)]));
  const seen = new Map<string, number>();
  for (const event of events) {
    const what = named(event);
    if (what === undefined || event.cause === null) continue;
    const key = `${what} by ${event.cause}`;
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  const doubled = [...seen].filter(([, n]) => n > 1).map(([key, n]) => `${key} happened ${n} times`);
  const refused = events
    .filter(
      (event) => named(event) !== undefined && event.cause !== null && lawful.get(event.cause) === false,
    )
    .map((event) => `event ${event.seq} came of ${event.cause}, which was refused`);
  return [...doubled, ...refused, ...posts(events)];
}

/** An entry is submitted once, whatever it was heard by. */
function posts(events: readonly Sealed[]): string[] {
  const at = new Map<unknown, number>();
  for (const { fact, changes } of events) {
    if (fact.type !== 'MatterSubmitted') continue;
    const post = changes.find(({ path }) => path === `matter/${fact.matter}/post`)?.to;
    at.set(post, (at.get(post) ?? 0) + 1);
  }
  return [...at]
    .filter(([, n]) => n > 1)
    .map(([post, n]) => `the post ${String(post)} was submitted ${n} times`);
}

export function lawfulness(ruling: string | null): boolean | null {
  const read = JSON.parse(ruling ?? 'null') as { lawful?: boolean } | null;
  return read?.lawful ?? null;
}

/** Every message that still stands as it was written was heard, and every entry among them became a matter or was refused. */
function messages({ world, diary, inbox, game }: Checked): string[] {
  const rulings = new Map(inbox.map(({ id, ruling }) => [id, ruling]));
  const all = new Map(matters(game).map((at) => [at.post, at]));
  // In threads of what is no matter, or no more, nobody looks for what was missed.
  const isLookedFor = (thread: string | null) => thread === null || all.get(thread)?.state === 'pending';
  return diary.said.flatMap(({ ts, text, thread, entry, edits, deleted }) => {
    if (deleted || edits > 0 || !isLookedFor(thread)) return [];
    const ruling = rulings.get(`said:${world.channel}:${ts}`);
    if (ruling === undefined) return [`the message ${ts} "${text.slice(0, 40)}" was never heard`];
    if (entry === null || lawfulness(ruling) !== true || all.has(ts)) return [];
    return [`the entry ${ts} was lawful and is no matter`];
  });
}

interface CommandBody {
  readonly user_id?: string;
  readonly command?: string;
  readonly text?: string;
}

const keyOf = ({ user_id, command, text = '' }: CommandBody) => `${user_id} ${command} ${text}`.trim();

/** A command that was acked is on record once; one that was not, once or never. */
function commands({ world, diary, inbox }: Checked): string[] {
  const tally = (keys: readonly string[]) => {
    const counts = new Map<string, number>();
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    return counts;
  };
  const typed = diary.asked.filter(({ by }) => by === 'command');
  const keyed = (asked: (typeof typed)[number]) => `${asked.who} ${asked.words}`;
  const [all, acked] = [tally(typed.map(keyed)), tally(typed.filter((one) => one.acked).map(keyed))];
  const swallowed = tally(world.swallowed.map((body) => keyOf(body as CommandBody)));
  const heard = tally(
    inbox.filter(({ sort }) => sort === 'command').map(({ body }) => keyOf(JSON.parse(body) as CommandBody)),
  );
  return [...all].flatMap(([key, n]) => {
    const least = (acked.get(key) ?? 0) - (swallowed.get(key) ?? 0);
    const kept = heard.get(key) ?? 0;
    return kept >= least && kept <= n
      ? []
      : [`"${key}" was typed ${n} times, acked ${least}, and heard ${kept} times`];
  });
}
