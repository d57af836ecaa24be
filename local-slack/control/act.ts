import type { Inspector } from '../inspector.ts';
import type { Action, ActionResult, FaultAction } from '../protocol.ts';
import { Refusal } from '../workspace/world.ts';
import type { Control } from './control.ts';
import type { FaultControl } from './faults.ts';
import { says } from './says.ts';

export interface ActParts {
  control: Control;
  faults: FaultControl;
  inspector: Inspector;
  clearFault: (id?: number) => void;
  /** Begins the workspace anew, after this answer has gone out. */
  reset?: (() => void) | undefined;
}

type Done = Omit<Extract<ActionResult, { ok: true }>, 'ok'>;

/** Does what the page asks, and says in words what cannot be done. */
export async function act(parts: ActParts, action: Action): Promise<ActionResult> {
  try {
    const done = await perform(parts, action);
    return 'failed' in done
      ? { ok: false, error: done.failed, says: says(done.failed) }
      : { ok: true, ...done };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ok: false, error: error.code, says: says(error.code) };
  }
}

const nothing = (_done?: unknown): Done => ({});

async function perform(parts: ActParts, action: Action): Promise<Done | { failed: string }> {
  const { control } = parts;
  switch (action.type) {
    case 'say': {
      const { user, channel, text, type: _t, ...options } = action;
      return { ts: control.say(user, channel, text, options) };
    }
    case 'edit':
      return nothing(control.edit(action.user, action.channel, action.ts, action.text));
    case 'delete':
      return nothing(control.remove(action.user, action.channel, action.ts));
    case 'react':
    case 'unreact':
      return nothing(control[action.type](action.user, action.channel, action.ts, action.name));
    case 'pin':
    case 'unpin':
      return nothing(control[action.type](action.user, action.channel, action.ts));
    case 'dismissEphemeral':
      return nothing(control.dismissEphemeral(action.user, action.channel, action.ts));
    case 'slash':
    case 'click':
    case 'submit':
    case 'closeView':
    case 'openHome':
      return interact(control, action);
    case 'skipClock':
      return nothing(control.skip(action.ms));
    case 'reset':
      if (parts.reset === undefined) throw new Refusal('cannot_reset');
      return nothing(parts.reset());
    case 'fault':
      return fault(parts, action.fault);
    default:
      return arrange(control, action);
  }
}

type Interaction = Extract<Action, { type: 'slash' | 'click' | 'submit' | 'closeView' | 'openHome' }>;

async function interact(control: Control, action: Interaction): Promise<Done | { failed: string }> {
  switch (action.type) {
    case 'slash': {
      const { user, channel, thread_ts } = action;
      const where = thread_ts === undefined ? channel : { channel, thread_ts };
      const { acked, error } = await control.slash(user, where, action.command, action.text);
      return error === undefined ? { acked } : { failed: error };
    }
    case 'click': {
      const { user, target, actionId, value, blockId, values } = action;
      const chosen = {
        ...(value === undefined ? {} : { value }),
        ...(blockId === undefined ? {} : { blockId }),
        ...(values === undefined ? {} : { values }),
      };
      return control.click(user, target, actionId, chosen);
    }
    case 'submit':
      return control.submit(action.user, action.viewId, action.values);
    case 'closeView':
      return control.closeView(action.user, action.viewId, action.all);
    case 'openHome':
      return nothing(control.openHome(action.user, action.tab));
  }
}

type Arrangement = Exclude<
  Action,
  | Interaction
  | {
      type:
        | 'say'
        | 'edit'
        | 'delete'
        | 'react'
        | 'unreact'
        | 'pin'
        | 'unpin'
        | 'dismissEphemeral'
        | 'skipClock'
        | 'reset'
        | 'fault';
    }
>;

function arrange(control: Control, action: Arrangement): Done {
  switch (action.type) {
    case 'openDm':
      return { channel: control.dm(action.user, action.with) };
    case 'addUser': {
      const { type: _t, ...person } = action;
      return { user: control.addUser(person) };
    }
    case 'renameUser':
      return nothing(control.renameUser(action.user, action.real_name));
    case 'createChannel':
      return {
        channel: control.addChannel({
          name: action.name,
          private: action.private ?? false,
          creator: action.user,
        }),
      };
    case 'renameChannel':
      return nothing(control.renameChannel(action.user, action.channel, action.name));
    case 'archive':
    case 'unarchive':
      return nothing(control[action.type](action.user, action.channel));
    case 'invite':
      return nothing(control.invite(action.channel, action.invitee, action.user));
    case 'join':
    case 'leave':
      return nothing(control[action.type](action.user, action.channel));
    case 'kick':
      return nothing(control.leave(action.member, action.channel));
    case 'addEmoji':
      return nothing(control.addEmoji(action.name, action.value));
  }
}

async function fault({ faults, inspector, clearFault }: ActParts, asked: FaultAction): Promise<Done> {
  switch (asked.kind) {
    case 'status':
      faults.status(asked.method, asked.status, asked);
      return {};
    case 'loseAnswer':
      faults.loseAnswer(asked.method, asked.how, asked.times);
      return {};
    case 'delay':
      faults.delay(asked.method, asked.ms, asked.times);
      return {};
    case 'duplicate':
      faults.duplicate(asked.times);
      return {};
    case 'dropAcks':
      faults.dropAcks(asked.times);
      return {};
    case 'redeliver': {
      const entry = inspector.entries.get(asked.inspectorId);
      if (entry?.kind !== 'envelope' || entry.eventId === undefined) throw new Refusal('no_such_event');
      return nothing(await faults.redeliver(entry.eventId));
    }
    case 'disconnect':
      return nothing(faults.disconnect());
    case 'offline':
      return nothing(faults.goOffline());
    case 'online':
      return nothing(faults.comeBack());
    case 'clear':
      return nothing(clearFault(asked.id));
  }
}
