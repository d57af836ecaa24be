import { createHmac } from 'node:crypto';
import type { Workspace } from '../local-slack/index.ts';
import type { Table } from './table.ts';

/** A call of the Web API in the bot's own name, as an earlier version of it would have made it. */
export async function asBot(
  slack: Workspace,
  method: string,
  args: object,
): Promise<Record<string, unknown>> {
  const answer = await fetch(`${slack.apiUrl}${method}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${slack.botToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(args),
  });
  const said = (await answer.json()) as Record<string, unknown>;
  if (said.ok !== true) throw new Error(`${method}: ${String(said.error)}`);
  return said;
}

/** A message of the bot's with one button, whatever its id and value; its ts. */
export async function forgedButton(table: Table, action: string, value: string): Promise<string> {
  const button = { type: 'button', action_id: action, value, text: { type: 'plain_text', text: 'Press' } };
  const blocks = [{ type: 'actions', elements: [button] }];
  const { ts } = await asBot(table.slack, 'chat.postMessage', {
    channel: table.channel,
    text: 'Old',
    blocks,
  });
  return String(ts);
}

/** What is wrong with a delivery. */
export interface Forged {
  readonly secret?: string;
  /** How long ago it was signed, seconds. */
  readonly ageS?: number;
  readonly unsigned?: boolean;
}

/** Delivers a body over signed HTTP, as Slack would; the status of the answer. */
export async function deliver(table: Table, body: object, forged: Forged = {}): Promise<number> {
  const text = JSON.stringify(body);
  const time = String(Math.floor(Date.now() / 1000) - (forged.ageS ?? 0));
  const mac = createHmac('sha256', forged.secret ?? table.slack.signingSecret)
    .update(`v0:${time}:${text}`)
    .digest('hex');
  const answer = await fetch(table.requestUrl ?? '', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-slack-request-timestamp': time,
      ...(forged.unsigned ? {} : { 'x-slack-signature': `v0=${mac}` }),
    },
    body: text,
  });
  await answer.text();
  return answer.status;
}
