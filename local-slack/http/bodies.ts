import type { IncomingMessage, ServerResponse } from 'node:http';

const LARGEST_BYTES = 20_000_000;

/** @throws Error when the body is larger than 20 MB or breaks off */
export async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > LARGEST_BYTES) throw new Error('body too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Fields of a form, multipart or JSON body; text that is none of these gives none. */
export async function fieldsOf(request: IncomingMessage, body: Buffer): Promise<Record<string, unknown>> {
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('application/json')) return jsonFields(body);
  if (type.startsWith('multipart/form-data')) {
    return Object.fromEntries(await formOf(type, body));
  }
  return Object.fromEntries(new URLSearchParams(body.toString()));
}

/** The bytes of an upload: the file of a form, or the body as it is. */
export async function uploadedBytes(request: IncomingMessage, body: Buffer): Promise<Uint8Array> {
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data')) return body;
  for (const [, value] of await formOf(type, body)) {
    if (typeof value !== 'string') return new Uint8Array(await value.arrayBuffer());
  }
  return body;
}

const formOf = (type: string, body: Buffer): Promise<FormData> =>
  new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();

function jsonFields(body: Buffer): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(body.toString());
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : {};
  } catch {
    return {};
  }
}

export function answerJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  if (response.destroyed) return;
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(JSON.stringify(body));
}

export function answerText(response: ServerResponse, status: number, text: string): void {
  if (response.destroyed) return;
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  response.end(text);
}
