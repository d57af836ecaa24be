import type { Server } from 'node:http';
import { HTTPReceiver, type Logger } from '@slack/bolt';
import type { Line, LineEvents } from './line.ts';
import { within } from './within.ts';

const CLOSE_WITHIN_MS = 2000;

export interface HttpSettings {
  readonly signingSecret: string;
  readonly port: number;
  readonly host: string;
  readonly log: Logger;
}

/** Signed HTTP at /slack/events. Signatures are checked against system time, whatever the rehearsal clock says. */
export function openHttp(settings: HttpSettings, events: LineEvents): Line {
  const { signingSecret, port, host, log } = settings;
  const receiver = new HTTPReceiver({ signingSecret, logger: log, endpoints: ['/slack/events'] });
  let server: Server | null = null;
  return {
    receiver,
    start: async () => {
      server = (await receiver.start({ port, host })) as Server;
      events.connected(false);
    },
    restart: () => undefined,
    stop: async () => {
      if (server === null) return;
      const closed = receiver.stop();
      server.closeIdleConnections();
      await within(closed, CLOSE_WITHIN_MS);
      server.closeAllConnections();
      server = null;
    },
  };
}
