import { z } from 'zod';
import type { Checked } from './check.ts';

const idleStep = z.object({ id: z.number() });
const carried = z.object({ event_payload: z.object({ outbox: z.array(z.string()) }) });

/**
 * What could not be said through nobody's fault: who asked has walked out of the channel, or what was to be pinned,
 * marked or answered privately was deleted by its author. Whatever is the bot's own to edit or post has no excuse.
 */
const EXCUSES: Readonly<Record<string, RegExp>> = {
  ephemeral: /^(user_not_in_channel|thread_not_found)$/,
  respond: /^(user_not_in_channel|thread_not_found)$/,
  pin: /^message_not_found$/,
  react: /^message_not_found$/,
};

/** All that was to be said was said, once. */
export function checkSaid(checked: Checked): string[] {
  return [...unsaid(checked), ...twice(checked), ...never(checked)];
}

function unsaid({ outbox }: Checked): string[] {
  const waiting = outbox.filter((row) => row.done_at === null);
  const failed = outbox.filter((row) => row.failed === 1 && !EXCUSES[row.sort]?.test(row.trouble ?? ''));
  return [
    ...waiting.map(({ sort, what, trouble }) => `${sort} ${what ?? ''} is still unsaid: ${trouble ?? ''}`),
    ...failed.map(({ sort, what, trouble }) => `${sort} ${what ?? ''} could not be said: ${trouble ?? ''}`),
  ];
}

/** The outbox rows of each message of the bot's in the channel. */
function rowsShown({ world, people }: Checked): string[][] {
  const all = world.control.seen(people[0] ?? '', world.channel);
  return all.flatMap((message) => {
    if (message.ephemeral || message.user !== world.slack.botUserId) return [];
    const read = carried.safeParse(message.metadata);
    return read.success ? [read.data.event_payload.outbox] : [];
  });
}

function twice(checked: Checked): string[] {
  const rows = rowsShown(checked).flatMap((keys) => keys.map((key) => key.split('.')[0] ?? ''));
  return rows
    .filter((row, at) => rows.indexOf(row) !== at)
    .map((row) => `what outbox row ${row} says was posted twice`);
}

/** Every post that is done is in the channel, but for what had become idle words by the time it was to be said. */
function never(checked: Checked): string[] {
  const { world, outbox } = checked;
  const shown = new Set(rowsShown(checked).flatMap((keys) => keys.map((key) => key.split('.')[0])));
  const posted = outbox.filter((row) => row.sort === 'post' && row.done_at !== null && row.failed === 0);
  const idle = idleRows(world.said());
  return posted
    .filter(({ id, body }) => !shown.has(String(id)) && body.includes(world.channel))
    .filter(({ id, what }) => !(idle.has(id) && MAY_BE_IDLE.test(what ?? '')))
    .map(({ id, what }) => `post ${id} ${what ?? ''} counts as said and is not there`);
}

/** Nobody is told what an amendment would do or that a matter may be resolved once it is, nor of the latter once it no longer holds; nor what dice a day will have once it is over. */
const MAY_BE_IDLE = /^(preview|ripe|commitment)\//;

/** The rows of which the bot wrote down that there was nothing left to say: what held then may no longer hold in the end. */
function idleRows(log: string): ReadonlySet<number> {
  const lines = log.split('\n').filter((line) => line.includes('"msg":"idle by now"'));
  return new Set(lines.map((line) => idleStep.parse(JSON.parse(line)).id));
}
