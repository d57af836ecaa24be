import { WebSocket } from 'ws';
import { type Workspace, waitFor } from '../index.ts';
import type { Body } from './tiny-app.ts';

/** A bare Socket Mode client, to see what is on the wire and to fail to ack. */
export interface RawSocket {
  heard: Body[];
  envelopes: () => Body[];
  ack: (envelopeId: string, payload?: unknown) => void;
  close: () => void;
  closed: () => boolean;
}

export async function callApi(
  ws: Workspace,
  method: string,
  args: Record<string, string> = {},
  token = ws.botToken,
): Promise<Body> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(ws.apiUrl + method, {
    method: 'POST',
    headers,
    body: new URLSearchParams(args),
  });
  return (await response.json()) as Body;
}

export async function openSocket(ws: Workspace, acks: boolean): Promise<RawSocket> {
  const { url } = await callApi(ws, 'apps.connections.open', {}, ws.appToken);
  const socket = new WebSocket(url);
  const heard: Body[] = [];
  const ack = (envelope_id: string, payload?: unknown) =>
    socket.send(JSON.stringify({ envelope_id, payload }));
  let closed = false;
  socket.on('close', () => {
    closed = true;
  });
  socket.on('message', (data) => {
    const said = JSON.parse(String(data));
    heard.push(said);
    if (acks && said.envelope_id !== undefined) ack(said.envelope_id);
  });
  await waitFor(() => heard.length > 0, { say: 'no hello' });
  const envelopes = () => heard.filter((it) => it.envelope_id !== undefined);
  return { heard, envelopes, ack, close: () => socket.terminate(), closed: () => closed };
}
