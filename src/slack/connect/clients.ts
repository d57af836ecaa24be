import { type Logger, webApi } from '@slack/bolt';

const CALL_TIMEOUT_MS = 10_000;

/**
 * Options for one client. Always a new object: Bolt and the socket client write into what they are given.
 * No retries inside the SDK, which would send posts twice and stall every method for one 429.
 */
export function clientOptions(apiUrl: string, log: Logger): webApi.WebClientOptions {
  return {
    slackApiUrl: apiUrl,
    timeout: CALL_TIMEOUT_MS,
    retryConfig: { retries: 0 },
    rejectRateLimitedCalls: true,
    allowAbsoluteUrls: false,
    logger: log,
  };
}

export function newClient(botToken: string, apiUrl: string, log: Logger): webApi.WebClient {
  return new webApi.WebClient(botToken, clientOptions(apiUrl, log));
}
