import { isKeyed, type Patch, type Snapshot } from '../protocol.ts';

/** What turns one snapshot into the next; undefined when nothing does. The clock alone is no change. */
export function patchBetween(old: Snapshot, next: Snapshot): Patch | undefined {
  const patch: Record<string, unknown> = {};
  for (const part of Object.keys(next) as (keyof Snapshot)[]) {
    if (part === 'clock') continue;
    if (isKeyed(part)) {
      const changes = keyedChanges(old[part], next[part]);
      if (Object.keys(changes).length > 0) patch[part] = changes;
    } else if (JSON.stringify(old[part]) !== JSON.stringify(next[part])) {
      patch[part] = next[part];
    }
  }
  if (old.clock.offsetMs !== next.clock.offsetMs || Object.keys(patch).length > 0) patch.clock = next.clock;
  return Object.keys(patch).length > 0 ? (patch as Patch) : undefined;
}

function keyedChanges(old: Record<string, unknown>, next: Record<string, unknown>): Record<string, unknown> {
  const changes: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(next)) if (old[key] !== value) changes[key] = value;
  for (const key of Object.keys(old)) if (!(key in next)) changes[key] = null;
  return changes;
}
