import { perform } from './acts/perform.ts';
import { Chance } from './chance.ts';
import { check } from './checks/check.ts';
import { Diary } from './diary.ts';
import { STRIKES } from './faults/all.ts';
import type { FaultKind, Planned } from './faults/fault.ts';
import { bodyFor, clashes, isDeath, type Lasting, mustEnd } from './faults/together.ts';
import { type Plan, planRun } from './plan.ts';
import { seat } from './seating.ts';
import { breath, calmed, settled } from './settle.ts';
import { World } from './world.ts';

export interface Outcome {
  readonly plan: Plan;
  readonly acts: ReadonlyMap<string, number>;
  readonly faults: ReadonlyMap<FaultKind, number>;
  /** What is not as it ought to be; none is how it ought to be. */
  readonly wrong: readonly string[];
  /** Where the books and the logs are, if anything is wrong. */
  readonly folder: string;
  readonly tookMs: number;
}

const LONGEST_MS = 900_000;
const CALM_EVERY = 12;
const CALM_MS = 250;
/** Longer than Slack goes on delivering again what nobody acked. */
const REPEATED_MS = 400_000;

/** One run from its seed, from an empty channel to the last check. */
export async function runOnce(seed: number, faults: number): Promise<Outcome> {
  const began = performance.now();
  const plan = planRun(seed, faults);
  const world = await World.open(plan.mode, bodyFor(plan.faults, plan.mode));
  const diary = new Diary();
  const fired = new Map<FaultKind, number>();
  let wrong: string[] = [];
  try {
    wrong = await inTime(async () => {
      const people = await seat(world, plan.people);
      await play({ world, diary, people, plan, fired });
      await comeToRest(world, diary);
      return check({ world, diary, people });
    });
  } catch (error) {
    wrong.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  await world.close(wrong.length > 0).catch((error) => wrong.push(`the run did not close: ${String(error)}`));
  return {
    plan,
    acts: diary.done,
    faults: fired,
    wrong,
    folder: world.folder,
    tookMs: performance.now() - began,
  };
}

/** What never ends would hold up all the runs behind it. */
async function inTime<T>(work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no end within ${LONGEST_MS} ms`)), LONGEST_MS);
  });
  return Promise.race([work(), late]).finally(() => clearTimeout(timer));
}

interface Playing {
  readonly world: World;
  readonly diary: Diary;
  readonly people: readonly string[];
  readonly plan: Plan;
  readonly fired: Map<FaultKind, number>;
}

async function play({ world, diary, people, plan, fired }: Playing): Promise<void> {
  const chance = new Chance(plan.seed, 4);
  let coming: readonly Planned[] = plan.faults;
  let lasting: Lasting[] = [];
  const end = async (over: (one: Lasting) => boolean) => {
    const ended = lasting.filter(over);
    lasting = lasting.filter((one) => !over(one));
    for (const { kind, striking } of ended)
      if (await striking.end()) fired.set(kind, (fired.get(kind) ?? 0) + 1);
    if (!world.life.alive && !lasting.some(({ kind }) => isDeath(kind)))
      await world.revive(bodyFor(coming, plan.mode), reachable(lasting));
  };
  for (const [n, act] of plan.acts.entries()) {
    await end((one) => one.until <= n);
    for (const planned of coming.filter(({ before }) => before <= n)) {
      // What cannot be told apart from what is at work waits until that is over.
      if (lasting.some(({ kind }) => clashes(kind, planned.kind))) continue;
      coming = coming.filter((one) => one !== planned);
      await end(({ kind }) => mustEnd(kind, planned.kind));
      const striking = await STRIKES[planned.kind](world, planned);
      if (striking) lasting.push({ kind: planned.kind, until: n + planned.acts, striking });
    }
    perform({ world, diary, people }, act);
    const { secs = 0, restMs = 0 } = plan.pace[n] ?? {};
    world.control.skip(secs * 1000);
    await breath(restMs);
    if (n % CALM_EVERY === 0 && world.life.alive && lasting.length === 0 && chance.happens(0.8))
      await calmed(world, CALM_MS);
  }
  await end(() => true);
}

const reachable = (lasting: readonly Lasting[]) => !lasting.some(({ kind }) => kind === 'offline');

/** Nothing goes wrong any more: what was missed is found, and what is to be said is said. */
async function comeToRest(world: World, diary: Diary): Promise<void> {
  world.slack.faults.clear();
  await diary.answered();
  await settled(world);
  world.control.skip(REPEATED_MS);
  await settled(world);
  await world.life.stop();
  await world.reviveAware();
  await settled(world);
}
