import type { IncomingMessage } from 'node:http';

/**
 * A page elsewhere on the web can make this machine's browser send requests here, and a name that resolves to
 * 127.0.0.1 can make them look local: so Host must be ours, and Origin, where there is one, too.
 */
export function comesFromHere(request: IncomingMessage, port: number): boolean {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  const { host, origin } = request.headers;
  if (host === undefined || !hosts.includes(host)) return false;
  return origin === undefined || hosts.some((it) => origin === `http://${it}`);
}
