import { keepable, recognise } from '../../../src/slack/connect/delivery.ts';
import { messagesShape } from '../../../src/slack/connect/look/seen.ts';
import { readSubmission } from '../../../src/slack/forms/submission.ts';
import { readClick } from '../../../src/slack/hear/click.ts';
import { readMessage } from '../../../src/slack/hear/event.ts';
import type { Door } from '../door.ts';
import { payloads as real } from '../payloads.ts';
import { changed, type Json } from '../values.ts';

const HANDLED = { delivery: 'd', receivedAt: 1 };

export const payloads: Door = {
  name: 'Slack payloads',
  share: 18,
  make: (luck) => changed(luck.of(real), luck),
  read: (input) => {
    recognise(input);
    JSON.stringify(keepable(input));
    const event = part(input, 'event') ?? input;
    const heard = readMessage(event);
    if (heard?.is === 'deleted') timed(heard.at ?? 0);
    const pressed = readClick(input, HANDLED);
    timed(pressed?.view?.at ?? 0);
    if (pressed?.view === null) timed(pressed.click.at);
    messagesShape.safeParse({ messages: [event, part(event, 'message') ?? null] });
    submitted(part(input, 'view') ?? null);
    return [];
  },
};

/** What Bolt would hand on of a form that was sent. */
function submitted(view: Json): void {
  const values = part(part(view, 'state') ?? null, 'values') ?? {};
  const metadata = part(view, 'private_metadata') ?? '';
  const privateMetadata = typeof metadata === 'string' ? metadata : '';
  const sent = readSubmission({ person: 'U0ANA', values, privateMetadata, viewId: 'V0', cause: 'd', at: 1 });
  sent.filled.text('title');
  sent.filled.chosen();
}

function part(value: Json, key: string): Json | undefined {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return undefined;
  return Object.hasOwn(value, key) ? (value as Readonly<Record<string, Json>>)[key] : undefined;
}

/** A moment that is none would stand in the log for ever. */
function timed(ms: number): void {
  if (!Number.isSafeInteger(ms)) throw new Error(`${ms} is no moment`);
}
