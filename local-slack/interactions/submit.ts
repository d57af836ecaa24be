import { z } from 'zod';
import type { InputValue, View } from '../protocol.ts';
import { checkedView } from '../validate/check.ts';
import { closeModals, pushModal, slackView, stackOf, updateModal } from '../workspace/views.ts';
import { Refusal, type World } from '../workspace/world.ts';
import { type Element, elementsIn, initialOf, stateValues } from './inputs.ts';
import { payloadHead } from './payloads.ts';
import type { Counter } from './slash.ts';

export interface Submission {
  user: string;
  viewId: string;
  /** By block_id; an input that is left out keeps what it started with. */
  values: Record<string, InputValue>;
}

export interface SubmitOutcome {
  acked: boolean;
  errors?: Record<string, string>;
}

const response = z.discriminatedUnion('response_action', [
  z.looseObject({ response_action: z.literal('errors'), errors: z.record(z.string(), z.string()) }),
  z.looseObject({ response_action: z.literal('clear') }),
  z.looseObject({ response_action: z.literal('update'), view: z.unknown() }),
  z.looseObject({ response_action: z.literal('push'), view: z.unknown() }),
]);

/** Presses a modal's submit button. Empty required fields never reach the app. */
export async function submit(counter: Counter, { user, viewId, values }: Submission): Promise<SubmitOutcome> {
  const { world } = counter;
  const view = topOf(world, user, viewId);
  const missing = refusedByClient(view, values);
  if (Object.keys(missing).length > 0) return { acked: false, errors: missing };
  const state = stateValues(view.blocks, ({ blockId }) => values[blockId]);
  const answer = await counter.office.ask('interactive', {
    ...payloadHead(world, 'view_submission', user),
    trigger_id: counter.triggers.mint(user),
    view: slackView(world, view, state),
    response_urls: [],
  });
  if (!answer.acked) return { acked: false };
  return { acked: true, ...answered(world, { user, view }, answer.answer) };
}

function topOf(world: World, user: string, viewId: string): View {
  const top = stackOf(world, user).at(-1);
  if (top?.id !== viewId) throw new Refusal('not_found');
  return top;
}

/** What Slack's own client holds back: required inputs left empty, text too short or too long. */
function refusedByClient(view: View, values: Record<string, InputValue>): Record<string, string> {
  const optional = new Set(
    view.blocks.filter((it) => it.type === 'input' && it.optional).map((it) => it.block_id),
  );
  const inputs = new Set(view.blocks.filter((it) => it.type === 'input').map((it) => it.block_id));
  const faults = elementsIn(view.blocks)
    .filter(({ blockId }) => inputs.has(blockId))
    .flatMap(({ blockId, element }) => {
      const value = values[blockId] === undefined ? initialOf(element) : values[blockId];
      const says = clientFault(element, value, optional.has(blockId));
      return says === undefined ? [] : [[blockId, says] as const];
    });
  return Object.fromEntries(faults);
}

function clientFault(element: Element, value: InputValue, optional: boolean): string | undefined {
  const empty = value === null || value.length === 0;
  if (empty) return optional ? undefined : 'Please complete this required field.';
  const { min_length = 0, max_length = 3000 } = element as { min_length?: number; max_length?: number };
  if (element.type !== 'plain_text_input' || typeof value !== 'string') return undefined;
  if (value.length < min_length) return `Please enter at least ${min_length} characters.`;
  return value.length > max_length ? `Please enter no more than ${max_length} characters.` : undefined;
}

interface Answered {
  user: string;
  view: View;
}

function answered(world: World, { user, view }: Answered, answer: unknown): Pick<SubmitOutcome, 'errors'> {
  const said = response.safeParse(answer);
  if (!said.success) {
    closeModals(
      world,
      user,
      stackOf(world, user).filter((it) => it.id !== view.id),
    );
    return {};
  }
  switch (said.data.response_action) {
    case 'errors':
      return { errors: said.data.errors };
    case 'clear':
      closeModals(world, user, []);
      return {};
    case 'update':
      updateModal(world, { view_id: view.id }, checkedView(world, said.data.view));
      return {};
    case 'push':
      pushModal(world, user, checkedView(world, said.data.view));
      return {};
  }
}

/** The X of a modal, or (all) the close of the whole stack. */
export async function closeView(
  counter: Counter,
  user: string,
  viewId: string,
  all = false,
): Promise<{ acked: boolean }> {
  const { world } = counter;
  const stack = stackOf(world, user);
  const view = topOf(world, user, viewId);
  const everything = all || view.clear_on_close;
  closeModals(world, user, everything ? [] : stack.slice(0, -1));
  const told = (everything ? [...stack].reverse() : [view]).filter((it) => it.notify_on_close);
  let acked = true;
  for (const gone of told) {
    const payload = {
      ...payloadHead(world, 'view_closed', user),
      view: slackView(world, gone),
      is_cleared: everything,
    };
    acked = (await counter.office.ask('interactive', payload)).acked && acked;
  }
  return { acked };
}
