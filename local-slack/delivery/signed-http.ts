import { createHmac } from 'node:crypto';
import { Agent, fetch } from 'undici';
import type { Faults } from '../faults.ts';
import type { Carrier, Parcel, Reply } from './carrier.ts';

export interface SignedHttpParts {
  signingSecret: string;
  requestUrl: () => string | undefined;
  faults: Faults;
  offline: () => boolean;
  ackWithinMs: number;
}

/** Slack's side of the HTTP receiver: signed POSTs to the app's request URL. */
export class SignedHttp implements Carrier {
  readonly keepsOrder = false;
  readonly #parts: SignedHttpParts;
  // No kept-alive connections: they would hold an app that wants to stop.
  readonly #dispatcher = new Agent({ pipelining: 0 });

  constructor(parts: SignedHttpParts) {
    this.#parts = parts;
  }

  connected(): boolean {
    return this.#parts.requestUrl() !== undefined && !this.#parts.offline();
  }

  async send(parcel: Parcel): Promise<Reply> {
    if (!this.connected()) return { acked: false, why: 'unreachable' };
    const isEvent = parcel.type === 'events_api';
    const body = isEvent ? JSON.stringify(parcel.payload) : formOf(parcel);
    const repeat = isEvent && parcel.attempt > 0 ? repeatHeaders(parcel) : {};
    const contentType = isEvent ? 'application/json' : 'application/x-www-form-urlencoded';
    const from = performance.now();
    const reply = await this.#posted(body, { 'content-type': contentType, ...repeat });
    if (!reply.acked) return reply;
    if (this.#parts.faults.strikes('dropAck', '*') !== undefined) return { acked: false, why: 'timed_out' };
    return { ...reply, ms: Math.round(performance.now() - from) };
  }

  /** Whether the request URL answers Slack's challenge. */
  async answersChallenge(): Promise<boolean> {
    const challenge = 'are-you-there';
    const body = JSON.stringify({ token: 'verification-token', challenge, type: 'url_verification' });
    const reply = await this.#posted(body, { 'content-type': 'application/json' });
    if (!reply.acked) return false;
    const said = reply.answer as { challenge?: unknown } | string | undefined;
    return said === challenge || (typeof said === 'object' && said?.challenge === challenge);
  }

  stop(): void {
    void this.#dispatcher.destroy();
  }

  async #posted(body: string, headers: Record<string, string>): Promise<Reply> {
    const url = this.#parts.requestUrl();
    if (url === undefined) return { acked: false, why: 'unreachable' };
    // Signatures are made with system time: the workspace clock may be days ahead.
    const time = String(Math.floor(Date.now() / 1000));
    const mac = createHmac('sha256', this.#parts.signingSecret).update(`v0:${time}:${body}`).digest('hex');
    const signed = { 'x-slack-request-timestamp': time, 'x-slack-signature': `v0=${mac}` };
    const signal = AbortSignal.timeout(this.#parts.ackWithinMs);
    try {
      const sent = {
        method: 'POST',
        body,
        headers: { ...headers, ...signed },
        signal,
        dispatcher: this.#dispatcher,
      };
      const response = await fetch(url, sent);
      const text = await response.text();
      if (!response.ok) return { acked: false, why: 'refused' };
      return { acked: true, answer: answerIn(text), ms: 0 };
    } catch {
      return { acked: false, why: signal.aborted ? 'timed_out' : 'unreachable' };
    }
  }
}

function formOf(parcel: Parcel): string {
  if (parcel.type === 'interactive')
    return new URLSearchParams({ payload: JSON.stringify(parcel.payload) }).toString();
  const fields = Object.entries(parcel.payload).map(([key, value]) => [key, String(value)]);
  return new URLSearchParams(fields).toString();
}

const repeatHeaders = (parcel: Parcel) => ({
  'x-slack-retry-num': String(parcel.attempt),
  'x-slack-retry-reason': parcel.reason === 'timeout' ? 'http_timeout' : parcel.reason,
});

function answerIn(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
