import type { Fuse } from '../bot/asks.ts';
import type { World } from '../world.ts';
import type { Planned, Strike, Striking } from './fault.ts';

/** A place to die at, by the number that chance gave. */
const PLACES = ['step', 'statement', 'commit', 'call', 'answer'] as const;

/** Arms the bot that runs now; struck when that life is over. Long enough without a death, it dies where it is. */
async function arm(world: World, fuse: Fuse): Promise<Striking> {
  const { life } = world;
  await life.tell({ fuse });
  return {
    end: async () => {
      if (life.alive) life.kill();
      await life.gone();
      return true;
    },
  };
}

/** Dies while Slack carries its nth call out, or has just done so, so that nobody hears the answer. */
function atCall(world: World, planned: Planned, moment: 'before' | 'after'): Striking {
  const { life } = world;
  let left = planned.nth;
  const disarm = world.slack.faults.onCall('*', moment, async () => {
    left -= 1;
    if (left !== 0) return;
    life.kill();
    await life.gone();
  });
  return {
    end: async () => {
      disarm();
      if (life.alive) life.kill();
      await life.gone();
      return true;
    },
  };
}

const dies: Strike = (world, planned) => {
  if (!world.life.alive) return null;
  const place = PLACES[Math.floor(planned.part * PLACES.length)] ?? 'step';
  if (place === 'call') return atCall(world, planned, 'before');
  if (place === 'answer') return atCall(world, planned, 'after');
  return arm(world, { at: place, nth: place === 'statement' ? planned.nth * 4 : planned.nth });
};

/** What it runs in is dropped where it stands; over Socket Mode that is a thread. */
export const drop: Strike = (world, planned) =>
  world.life.body === 'thread' || world.mode === 'http' ? dies(world, planned) : null;

/** Before it can be killed the bot must run in a process of its own. */
export const kill: Strike = async (world, planned) => {
  if (!world.life.alive) return null;
  if (world.life.body === 'thread') {
    await world.life.stop();
    await world.revive('process');
  }
  return dies(world, planned);
};

/** Power goes in the midst of a commit: the next life finds a log that ends in the middle of it. */
export const tear: Strike = async (world, planned) => {
  const { life } = world;
  if (!life.alive) return null;
  const torn = { to: world.nextBooks, part: planned.part };
  // Soon: few acts may come before the power is back, and what did not strike proves nothing.
  await life.tell({ fuse: { at: 'commit', nth: 1 + (planned.nth % 6), torn } });
  return {
    end: async () => {
      const died = !life.alive;
      await life.tell({ fuse: null });
      if (died) world.adopt();
      return died;
    },
  };
};
