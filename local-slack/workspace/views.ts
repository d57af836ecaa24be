import type { KnownBlock } from '@slack/types';
import type { View } from '../protocol.ts';
import { asStored } from './stored-blocks.ts';
import { mintId, Refusal, secret, type World } from './world.ts';

/** A view as an app sends it, already validated. */
export interface AskedView {
  type: 'modal' | 'home';
  callback_id?: string;
  title?: { type: 'plain_text'; text: string };
  submit?: { type: 'plain_text'; text: string };
  close?: { type: 'plain_text'; text: string };
  blocks: KnownBlock[];
  private_metadata?: string;
  notify_on_close?: boolean;
  clear_on_close?: boolean;
  external_id?: string;
}

const DEEPEST = 3;

export const stackOf = (world: World, user: string): View[] => world.modals.get(user) ?? [];

function viewOf(asked: AskedView, id: string, previous: View | null): View {
  const stamp = `${Math.floor(Date.now() / 1000)}.${secret(4)}`;
  return {
    id,
    type: asked.type,
    callback_id: asked.callback_id ?? '',
    ...(asked.title === undefined ? {} : { title: asked.title }),
    submit: asked.submit ?? null,
    close: asked.close ?? null,
    blocks: asStored(asked.blocks),
    private_metadata: asked.private_metadata ?? '',
    notify_on_close: asked.notify_on_close ?? false,
    clear_on_close: asked.clear_on_close ?? false,
    external_id: asked.external_id ?? '',
    hash: stamp,
    root_view_id: previous?.root_view_id ?? id,
    previous_view_id: previous?.id ?? null,
  };
}

export function openModal(world: World, user: string, asked: AskedView): View {
  refuseDoubleExternalId(world, asked);
  const view = viewOf(asked, mintId(world, 'V'), null);
  world.modals.set(user, [view]);
  world.touched();
  return view;
}

/** @throws Refusal `push_limit_reached`, `not_found` when nothing is open to push on */
export function pushModal(world: World, user: string, asked: AskedView): View {
  const stack = stackOf(world, user);
  const top = stack.at(-1);
  if (top === undefined) throw new Refusal('not_found');
  if (stack.length >= DEEPEST) throw new Refusal('push_limit_reached');
  refuseDoubleExternalId(world, asked);
  const view = viewOf(asked, mintId(world, 'V'), top);
  world.modals.set(user, [...stack, view]);
  world.touched();
  return view;
}

function refuseDoubleExternalId(world: World, asked: AskedView): void {
  if (!asked.external_id) return;
  const taken = [...world.modals.values()].flat().some((view) => view.external_id === asked.external_id);
  if (taken) throw new Refusal('duplicate_external_id');
}

/** Whose stack holds the view. */
function findModal(world: World, wanted: { view_id?: string; external_id?: string }) {
  for (const [user, stack] of world.modals) {
    const view = stack.find((it) =>
      wanted.view_id ? it.id === wanted.view_id : it.external_id === wanted.external_id,
    );
    if (view !== undefined) return { user, view };
  }
  return undefined;
}

/** @throws Refusal `not_found`, `hash_conflict` */
export function updateModal(
  world: World,
  wanted: { view_id?: string; external_id?: string; hash?: string },
  asked: AskedView,
): View {
  const found = findModal(world, wanted);
  if (found === undefined) throw new Refusal('not_found');
  if (wanted.hash !== undefined && wanted.hash !== found.view.hash) throw new Refusal('hash_conflict');
  const { root_view_id, previous_view_id } = found.view;
  const next = { ...viewOf(asked, found.view.id, null), root_view_id, previous_view_id };
  world.modals.set(
    found.user,
    stackOf(world, found.user).map((view) => (view === found.view ? next : view)),
  );
  world.touched();
  return next;
}

export function closeModals(world: World, user: string, keep: View[]): void {
  world.modals.set(user, keep);
  world.touched();
}

export function publishHome(world: World, user: string, asked: AskedView, hash?: string): View {
  const old = world.homes.get(user);
  if (hash !== undefined && old !== undefined && hash !== old.hash) throw new Refusal('hash_conflict');
  const view = viewOf(asked, old?.id ?? mintId(world, 'V'), null);
  world.homes.set(user, view);
  world.touched();
  return view;
}

/** A view as Web API answers and payloads show it. */
export const slackView = (
  world: World,
  view: View,
  values: Record<string, unknown> = {},
): Record<string, unknown> => ({
  ...view,
  title: view.title ?? { type: 'plain_text', text: 'View Title', emoji: true },
  team_id: world.team.id,
  state: { values },
  app_id: world.app.id,
  app_installed_team_id: world.team.id,
  bot_id: world.app.botId,
});
