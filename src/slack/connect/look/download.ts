/** Where the Web API is, and the token it takes. */
export interface Keys {
  readonly apiUrl: string;
  readonly token: string;
}

/** `shut`: Slack shows a page to sign in instead. `elsewhere`: an address that the token must not be told. */
export type Bytes =
  | { readonly is: 'bytes'; readonly bytes: Uint8Array }
  | { readonly is: 'large'; readonly bytes: number }
  | { readonly is: 'shut' | 'silent' | 'elsewhere' };

/** Fetches a file of the workspace with the app's token, reading no more than `most` bytes of it. */
export async function download(
  url: string,
  { apiUrl, token }: Keys,
  { most, signal }: { readonly most: number; readonly signal: AbortSignal },
): Promise<Bytes> {
  if (!isSlacks(url, apiUrl)) return { is: 'elsewhere' };
  try {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(url, { headers, redirect: 'manual', signal });
    // Without the scope Slack sends no error but its page to sign in, at once or by a redirect.
    if (answer.status >= 300 && answer.status < 500) return { is: 'shut' };
    if (!answer.ok || answer.body === null) return { is: 'silent' };
    if (answer.headers.get('content-type')?.startsWith('text/html')) return { is: 'shut' };
    return await upTo(most, answer.body);
  } catch {
    return { is: 'silent' };
  }
}

async function upTo(most: number, body: ReadableStream<Uint8Array>): Promise<Bytes> {
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > most) {
      await reader.cancel();
      return { is: 'large', bytes: size };
    }
    parts.push(next.value);
  }
  return { is: 'bytes', bytes: Buffer.concat(parts) };
}

const SLACK = /(?:^|\.)slack(?:-gov)?\.com$/;

/** The token goes to Slack alone: to its file servers, or to the very place where the Web API is. */
function isSlacks(url: string, apiUrl: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, origin, username } = new URL(url);
  if (username !== '') return false;
  return origin === new URL(apiUrl).origin || (protocol === 'https:' && SLACK.test(hostname));
}
