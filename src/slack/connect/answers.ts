import { webApi } from '@slack/bolt';

/** How a call that did not succeed is to be understood. */
export type Trouble =
  /** Not carried out; this method may be tried again after the time. */
  | { readonly is: 'limited'; readonly afterMs: number }
  /** No answer, or one that does not tell whether the call took effect. */
  | { readonly is: 'unknown'; readonly why: string }
  /** Slack's own error code; not carried out. */
  | { readonly is: 'refused'; readonly code: string };

const limitedCodes = new Set(['ratelimited', 'rate_limited']);
const unknownCodes = new Set([
  'internal_error',
  'fatal_error',
  'service_unavailable',
  'request_timeout',
  'team_added_to_org',
]);
const UNTOLD_LIMIT_MS = 30_000;

/** Reads whatever a Web API call threw. A page of HTML in place of a code counts as no answer. */
export function readTrouble(error: unknown): Trouble {
  if (error instanceof webApi.WebAPIRateLimitedError)
    return { is: 'limited', afterMs: error.retryAfter * 1000 };
  if (error instanceof webApi.WebAPIPlatformError) {
    const code = String(error.data.error);
    if (limitedCodes.has(code)) return { is: 'limited', afterMs: UNTOLD_LIMIT_MS };
    if (unknownCodes.has(code) || !/^[a-z0-9_]+$/i.test(code))
      return { is: 'unknown', why: code.slice(0, 80) };
    return { is: 'refused', code };
  }
  if (error instanceof webApi.WebAPIHTTPError) return { is: 'unknown', why: `HTTP ${error.statusCode}` };
  if (error instanceof webApi.WebAPIRequestError) return { is: 'unknown', why: error.original.message };
  const message = error instanceof Error ? error.message : String(error);
  if (message.startsWith('Retry header')) return { is: 'limited', afterMs: UNTOLD_LIMIT_MS };
  return { is: 'unknown', why: message };
}

/** One short phrase for the log. */
export function phrase(trouble: Trouble): string {
  switch (trouble.is) {
    case 'limited':
      return `rate limited for ${trouble.afterMs} ms`;
    case 'unknown':
      return trouble.why;
    case 'refused':
      return trouble.code;
  }
}
