import type { App } from '@slack/bolt';
import { orApology } from './apology.ts';
import type { Click } from './buttons/click.ts';
import { buttonList } from './buttons/list.ts';
import { outdated } from './buttons/place.ts';
import { placed } from './commands/direct.ts';
import { commandList } from './commands/list.ts';
import { handledIn } from './connect/inbox.ts';
import type { Desk } from './desk.ts';
import { changeForm, submitForm } from './forms/submit.ts';
import { hearJoined, hearLeft, hearUnarchived } from './hear/channel.ts';
import { readClick } from './hear/click.ts';
import { hearMessage } from './hear/messages.ts';
import { hearRenamed, hearUserChange } from './hear/names.ts';
import { hearUnpinned } from './hear/pins.ts';
import { hearReaction } from './hear/reactions.ts';
import { hearHomeOpened } from './home/opened.ts';
import { inPace, isVote } from './pace.ts';
import { hearRemoved, hearRevoked } from './removed.ts';
import { CALLBACK_IDS } from './render/ids.ts';

const handlers: Readonly<Record<string, (desk: Desk, click: Click) => Promise<void>>> = buttonList;

/** Every door of Slack's, with who answers it. A listener awaits its work: then its delivery is settled. */
export function listen(app: App, desk: Desk): void {
  listenToEvents(app, desk);
  for (const [name, run] of Object.entries(commandList)) {
    app.command(name, async ({ command, ack, context }) => {
      await ack();
      const { delivery, receivedAt } = handledIn(context);
      const asker = {
        person: command.user_id,
        channel: command.channel_id,
        responseUrl: command.response_url,
      };
      const { channel_id: channel, text = '', trigger_id: triggerId = '' } = command;
      await orApology(desk, asker.responseUrl, async () => {
        if (!isVote(`${name} ${text}`) && !(await inPace(desk, asker))) return;
        const asked = { asker, channel, text, triggerId, cause: delivery, at: receivedAt };
        const typed = await placed(desk, asked, name);
        if (typed) await run(desk, typed);
      });
    });
  }
  app.action(/.*/, async ({ body, ack, context }) => {
    await ack();
    const read = readClick(body, handledIn(context));
    if (read === null) return;
    if (read.view !== null) return changeForm(desk, read.view);
    const { action, asker } = read.click;
    await orApology(desk, asker.responseUrl, async () => {
      if (!isVote(action) && !(await inPace(desk, asker))) return;
      const run = Object.hasOwn(handlers, action) ? handlers[action] : undefined;
      await (run ?? outdated)(desk, read.click);
    });
  });
  for (const id of CALLBACK_IDS) listenToForm(app, desk, id);
}

function listenToForm(app: App, desk: Desk, id: string): void {
  app.view(id, async ({ body, view, ack, context }) => {
    const { delivery, receivedAt } = handledIn(context);
    const answer = await submitForm(desk, {
      callbackId: id,
      person: body.user.id,
      values: view.state?.values ?? {},
      privateMetadata: view.private_metadata ?? '',
      viewId: view.id,
      cause: delivery,
      at: receivedAt,
    });
    if ('errors' in answer) await ack({ response_action: 'errors', errors: { ...answer.errors } });
    else if ('push' in answer) await ack({ response_action: 'push', view: answer.push });
    else if ('update' in answer) await ack({ response_action: 'update', view: answer.update });
    else await ack({ response_action: 'clear' });
  });
}

function listenToEvents(app: App, desk: Desk): void {
  app.event('message', ({ event }) => hearMessage(desk, event));
  for (const name of ['reaction_added', 'reaction_removed'] as const) {
    app.event(name, ({ event, context }) => hearReaction(desk, event, handledIn(context).delivery));
  }
  app.event('app_home_opened', ({ event }) => hearHomeOpened(desk, event));
  app.event('member_joined_channel', ({ event }) => hearJoined(desk, event));
  app.event('member_left_channel', ({ event }) => hearLeft(desk, event));
  app.event('pin_removed', ({ event }) => hearUnpinned(desk, event));
  app.event('user_change', ({ event }) => hearUserChange(desk, event));
  for (const name of ['channel_unarchive', 'group_unarchive'] as const) {
    app.event(name, ({ event }) => hearUnarchived(desk, event));
  }
  for (const name of ['channel_rename', 'group_rename'] as const) {
    app.event(name, async ({ event }) => hearRenamed(desk, event));
  }
  app.event('app_uninstalled', () => hearRemoved(desk));
  app.event('tokens_revoked', ({ event }) => hearRevoked(desk, event));
  app.event('emoji_changed', async () => {
    desk.room.aliases = await desk.look.emojiAliases();
  });
}
