import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WorkspaceClock } from '../clock.ts';
import { say, setReaction, takeBack } from '../control/people.ts';
import { Faults } from '../faults.ts';
import { Inspector } from '../inspector.ts';
import { readManifest } from '../manifest.ts';
import { MANIFEST } from '../proof/tiny-app.ts';
import { applyPatch } from '../protocol.ts';
import { addChannel, join, leave } from '../workspace/channels.ts';
import { addUser } from '../workspace/people.ts';
import { newWorld } from '../workspace/world.ts';
import { patchBetween } from './changes.ts';
import { snapshotFor } from './snapshot.ts';

const manifest = readManifest(MANIFEST);
const quiet = () => {};

function freshTable() {
  const clock = new WorkspaceClock();
  const world = newWorld({
    clock,
    manifest,
    origin: () => 'http://127.0.0.1:1',
    tell: quiet,
    touched: quiet,
  });
  const [ann = '', bo = ''] = ['ann', 'bo'].map((name) => addUser(world, { name }).id);
  const open = addChannel(world, { name: 'open', members: [ann, bo] }).id;
  const den = addChannel(world, { name: 'den', private: true, members: [bo] }).id;
  const showing = {
    world,
    inspector: new Inspector(clock, quiet),
    faults: new Faults(quiet),
    mode: 'socket' as const,
    connected: () => false,
    canReset: false,
  };
  return { world, ann, bo, open, den, snapshot: () => snapshotFor(showing, ann) };
}

type Table = ReturnType<typeof freshTable>;
const newest = ({ world }: Table, channel: string) =>
  [...world.posts.get(channel)!.values()].findLast((post) => post.subtype !== 'tombstone' && !post.subtype);

const MOVES: Record<string, (table: Table) => void> = {
  'bo speaks': ({ world, bo, open }) => void say(world, { user: bo, channel: open, text: 'hello' }),
  'bo speaks in the den': ({ world, bo, den }) => void say(world, { user: bo, channel: den, text: 'secret' }),
  'bo replies': (table) => {
    const at = newest(table, table.open);
    if (at) say(table.world, { user: table.bo, channel: table.open, text: 're' }, { thread_ts: at.ts });
  },
  'ann reacts': (table) => {
    const at = newest(table, table.open);
    if (at) setReaction(table.world, true, { user: table.ann, channel: table.open, ts: at.ts, name: 'eyes' });
  },
  'bo takes it back': (table) => {
    const at = newest(table, table.open);
    if (at) takeBack(table.world, table.bo, table.open, at.ts);
  },
  'ann comes and goes': ({ world, ann, den }) =>
    world.channels.get(den)?.members.includes(ann) ? leave(world, den, ann) : join(world, den, ann),
};

it('patches lead from one snapshot to the next, whatever happens, and show no den from outside', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...Object.keys(MOVES)), { maxLength: 25 }), (moves) => {
      const table = freshTable();
      let kept = table.snapshot();
      let seen = kept;
      for (const move of moves) {
        MOVES[move]?.(table);
        const next = table.snapshot();
        const patch = patchBetween(seen, next);
        if (patch !== undefined) kept = applyPatch(kept, JSON.parse(JSON.stringify(patch)));
        seen = next;
        const { clock: _kept, ...left } = kept;
        const { clock: _next, ...right } = next;
        expect(left).toEqual(right);
        const inDen = table.world.channels.get(table.den)?.members.includes(table.ann);
        if (!inDen) expect(JSON.stringify(kept)).not.toContain('secret');
      }
    }),
    { numRuns: 60 },
  );
});
