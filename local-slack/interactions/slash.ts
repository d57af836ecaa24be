import type { PostOffice } from '../delivery/post-office.ts';
import { channelOf } from '../workspace/channels.ts';
import { slackbotSays } from '../workspace/ephemerals.ts';
import { userOf } from '../workspace/people.ts';
import { typedCommand } from '../workspace/typed-text.ts';
import { Refusal, type World } from '../workspace/world.ts';
import { channelName } from './payloads.ts';
import { type ResponseUrls, reply, sayReply } from './response-urls.ts';
import type { Triggers } from './triggers.ts';

/** What interactions work with. */
export interface Counter {
  world: World;
  office: PostOffice;
  triggers: Triggers;
  responseUrls: ResponseUrls;
}

export interface Typed {
  user: string;
  channel: string;
  command: string;
  text: string;
  thread_ts?: string;
}

export interface SlashOutcome {
  acked: boolean;
  /** Slack's word for what went wrong. */
  error?: 'operation_timeout' | 'dispatch_failed' | 'unknown_command' | 'not_in_threads';
}

/** A slash command, as far as the app's ack. What goes wrong is said to the person by Slackbot. */
export async function slash(counter: Counter, typed: Typed): Promise<SlashOutcome> {
  const { world } = counter;
  const declared = world.manifest.commands.find((it) => it.command === typed.command);
  const fail = (error: NonNullable<SlashOutcome['error']>, says: string): SlashOutcome => {
    slackbotSays(world, typed.channel, typed.user, says);
    return { acked: false, error };
  };
  if (typed.thread_ts !== undefined) {
    return fail('not_in_threads', `${typed.command} is not supported in threads. Sorry!`);
  }
  if (declared === undefined) return fail('unknown_command', `${typed.command} is not a valid command.`);
  const answer = await counter.office.ask(
    'slash_commands',
    slashPayload(counter, typed, declared.should_escape),
  );
  if (answer.acked) {
    sayAck(world, typed, answer.answer);
    return { acked: true };
  }
  const error = answer.why === 'timed_out' ? 'operation_timeout' : 'dispatch_failed';
  return fail(error, `${typed.command} failed with the error "${error}"`);
}

function slashPayload(counter: Counter, typed: Typed, shouldEscape: boolean): Record<string, unknown> {
  const { world, triggers, responseUrls } = counter;
  const { user, channel: id, command } = typed;
  const channel = channelOf(world, id);
  if (!channel.members.includes(user)) throw new Refusal('not_in_channel');
  return {
    token: 'verification-token',
    team_id: world.team.id,
    team_domain: world.team.domain,
    channel_id: id,
    channel_name: channelName(world, id),
    user_id: user,
    user_name: userOf(world, user).name,
    command,
    text: typedCommand(world, typed.text, shouldEscape).trim(),
    api_app_id: world.app.id,
    is_enterprise_install: 'false',
    response_url: responseUrls.mint({ user, channel: id }, 'commands'),
    trigger_id: triggers.mint(user),
  };
}

/** An ack may carry the first answer, as text or as a message. */
function sayAck(world: World, typed: Typed, answer: unknown): void {
  if (answer === undefined || answer === '' || answer === null) return;
  const body = reply.safeParse(typeof answer === 'string' ? { text: answer } : answer);
  if (body.success && (body.data.text || body.data.blocks)) sayReply(world, typed, body.data);
}
