import type { Logger, webApi } from '@slack/bolt';
import { z } from 'zod';
import { phrase, readTrouble } from './answers.ts';
import { backoffMs, pause } from './backoff.ts';
import { botTokenSentence, SlackRefused } from './refused.ts';

const authTest = z.object({
  team_id: z.string(),
  team: z.string().default(''),
  url: z.string().default(''),
  user_id: z.string(),
  bot_id: z.string().optional(),
});

/** Who the bot is in the workspace it was installed in. */
export interface Identity {
  readonly team: string;
  readonly teamName: string;
  readonly teamUrl: string;
  readonly botId: string;
  readonly botUserId: string;
}

/**
 * Asks Slack who we are, for as long as Slack does not answer.
 * @throws SlackRefused when the token itself is refused.
 */
export async function identify(
  client: webApi.WebClient,
  log: Logger,
  signal?: AbortSignal,
): Promise<Identity> {
  for (let failures = 1; ; failures += 1) {
    try {
      return readIdentity(await client.auth.test());
    } catch (error) {
      if (error instanceof SlackRefused) throw error;
      const trouble = readTrouble(error);
      if (trouble.is === 'refused') {
        throw new SlackRefused(
          botTokenSentence(trouble.code) ?? `Slack refused to say who the bot is (${trouble.code}).`,
        );
      }
      log.warn(`Slack does not answer auth.test (${phrase(trouble)}); trying again.`);
      const waitMs = trouble.is === 'limited' ? trouble.afterMs : backoffMs(failures);
      await pause(waitMs, signal);
      if (signal?.aborted) throw new SlackRefused('Stopped before Slack answered.');
    }
  }
}

/** A token's prefix has shown that it is a bot's; where no `bot_id` is named the user's own id serves. */
function readIdentity(answer: unknown): Identity {
  const read = authTest.safeParse(answer);
  if (!read.success) {
    throw new SlackRefused('SLACK_API_URL is no Slack: its auth.test names no team_id and user_id.');
  }
  const { team_id: team, team: teamName, url: teamUrl, user_id: botUserId, bot_id } = read.data;
  return { team, teamName, teamUrl, botId: bot_id ?? botUserId, botUserId };
}
