import { webApi } from '@slack/bolt';
import { expect, test } from 'vitest';
import { readTrouble } from './answers.ts';

test.each([
  ['a 429', new webApi.WebAPIRateLimitedError(7), { is: 'limited', afterMs: 7000 }],
  ['a refusal', platform('channel_not_found'), { is: 'refused', code: 'channel_not_found' }],
  ['a fault of Slack', platform('internal_error'), { is: 'unknown', why: 'internal_error' }],
  ['a page of HTML', platform('<html>busy</html>'), { is: 'unknown', why: '<html>busy</html>' }],
  ['a 500', new webApi.WebAPIHTTPError(500, 'oops', {}, ''), { is: 'unknown', why: 'HTTP 500' }],
  [
    'a cut line',
    new webApi.WebAPIRequestError(new Error('ECONNRESET')),
    { is: 'unknown', why: 'ECONNRESET' },
  ],
  ['a 429 with no time', new Error('Retry header did not contain …'), { is: 'limited', afterMs: 30_000 }],
])('%s is understood', (_, error, trouble) => {
  expect(readTrouble(error)).toEqual(trouble);
});

function platform(error: string) {
  return new webApi.WebAPIPlatformError({ ok: false, error });
}
