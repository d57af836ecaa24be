/** Slack will not have us: one sentence for the person who starts the bot, no stack. */
export class SlackRefused extends Error {
  override readonly name = 'SlackRefused';
}

const botTokenAdvice: Readonly<Record<string, string>> = {
  invalid_auth: 'copy the Bot User OAuth Token (xoxb-…) from “OAuth & Permissions” of your app',
  not_authed: 'set it to the Bot User OAuth Token (xoxb-…) from “OAuth & Permissions” of your app',
  account_inactive: 'the app was removed from the workspace; install it again',
  token_revoked: 'the app was removed from the workspace; install it again',
  token_expired: 'install the app again and copy its new token',
};

/** The sentence for a refused bot token, or null when the code says nothing about the token. */
export function botTokenSentence(code: string): string | null {
  const advice = botTokenAdvice[code];
  return advice === undefined ? null : `Slack refused SLACK_BOT_TOKEN (${code}): ${advice}.`;
}

const appTokenCodes = new Set([
  'invalid_auth',
  'not_authed',
  'account_inactive',
  'token_revoked',
  'token_expired',
  'not_allowed_token_type',
  'missing_scope',
  'no_permission',
]);

/** The sentence for a refused app-level token, or null when the code says nothing about the token. */
export function appTokenSentence(code: string): string | null {
  if (!appTokenCodes.has(code)) return null;
  return `Slack refused SLACK_APP_TOKEN (${code}): create an app-level token (xapp-…) with connections:write under “Basic Information” of your app.`;
}
