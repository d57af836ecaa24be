import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Faults } from '../faults.ts';
import type { Inspector } from '../inspector.ts';
import { type CallRules, carryOut, type Outcome } from '../web-api/call.ts';
import { answerJson, bodyOf, fieldsOf } from './bodies.ts';

/** One call of the Web API, as it was made and answered. */
export interface LoggedCall {
  method: string;
  args: Record<string, unknown>;
  answer: Record<string, unknown>;
  status: number;
  /** Workspace time, ms. */
  at: number;
}

export interface ApiDoor {
  rules: CallRules;
  faults: Faults;
  inspector: Inspector;
  calls: LoggedCall[];
  /** Says a method is not modelled where somebody will read it. */
  warn: (text: string) => void;
}

/** A workspace played in for days must not remember every call. */
const MOST_CALLS = 20_000;

const JSON_FIELDS = new Set(['blocks', 'attachments', 'view', 'metadata', 'files']);

interface Incoming {
  name: string;
  args: Record<string, unknown>;
  token: string | undefined;
}

/** `POST /api/<method>`: form or JSON, token in header or body. */
export async function answerCall(
  door: ApiDoor,
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const from = performance.now();
  const call = await incoming(name, request);
  const { rules, faults, inspector } = door;
  const delay = faults.strikes('delay', name);
  if (delay?.ms !== undefined) await new Promise((resolve) => setTimeout(resolve, delay.ms));
  await faults.tell('before', { method: name, args: call.args });
  const refused = faults.strikes('status', name);
  const outcome =
    refused === undefined
      ? await carryOut(rules, call)
      : failing(refused.status ?? 500, refused.retryAfterSecs);
  const { answer, status } = outcome;
  const lost = refused === undefined ? faults.strikes('loseAnswer', name) : undefined;
  const fault = refused?.says ?? lost?.says;
  if (door.calls.length >= MOST_CALLS) door.calls.splice(0, MOST_CALLS / 2);
  door.calls.push({ method: name, args: call.args, answer, status, at: rules.desk.world.clock.now() });
  const ms = Math.round(performance.now() - from);
  inspector.note({
    kind: 'call',
    method: name,
    args: call.args,
    answer,
    status,
    ms,
    ...(fault === undefined ? {} : { fault }),
  });
  if (answer.error === 'unknown_method') door.warn(`${name} is not modelled by local-slack`);
  await faults.tell('after', { method: name, args: call.args, answer });
  const late = faults.strikes('lateAnswer', name);
  if (late?.ms !== undefined) await new Promise((resolve) => setTimeout(resolve, late.ms));
  if (lost?.how === 'timeout') return;
  if (lost !== undefined) answerJson(response, 500, { ok: false, error: 'internal_error' });
  else respond(door, response, outcome);
}

async function incoming(name: string, request: IncomingMessage): Promise<Incoming> {
  const { token: inBody, ...args } = readable(await fieldsOf(request, await bodyOf(request)));
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  return { name, args, token: bearer ?? (typeof inBody === 'string' ? inBody : undefined) };
}

/** Forms carry blocks and views as JSON text; logs and hooks show what it says. */
function readable(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, JSON_FIELDS.has(key) ? parsed(value) : value]),
  );
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function failing(status: number, retryAfterSecs?: number): Outcome {
  const error = status === 429 ? 'ratelimited' : 'internal_error';
  const wait = retryAfterSecs ?? (status === 429 ? 1 : undefined);
  return { status, answer: { ok: false, error }, ...(wait === undefined ? {} : { retryAfterSecs: wait }) };
}

function respond(
  { rules }: ApiDoor,
  response: ServerResponse,
  { status, answer, retryAfterSecs }: Outcome,
): void {
  const wait = retryAfterSecs === undefined ? {} : { 'retry-after': String(retryAfterSecs) };
  const scopes = { 'x-oauth-scopes': [...rules.desk.world.manifest.scopes].join(',') };
  answerJson(response, status, answer, { ...scopes, ...wait });
}
