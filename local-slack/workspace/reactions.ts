import { postOf, put } from './messages.ts';
import { Refusal, type World } from './world.ts';

export interface Mark {
  channel: string;
  ts: string;
  name: string;
  user: string;
}

const NAME = /^[\p{L}\p{N}_+'-]{1,100}(::skin-tone-[2-6])?$/u;
const MOST_KINDS = 50;

/** @throws Refusal `invalid_name`, `already_reacted`, `too_many_reactions` */
export function react(world: World, mark: Mark): void {
  const name = mark.name.replace(/^:|:$/g, '');
  if (!NAME.test(name)) throw new Refusal('invalid_name');
  const post = postOf(world, mark.channel, mark.ts);
  const all = post.reactions ?? [];
  const same = all.find((reaction) => reaction.name === name);
  if (same?.users.includes(mark.user)) throw new Refusal('already_reacted');
  if (same === undefined && all.length >= MOST_KINDS) throw new Refusal('too_many_reactions');
  const users = [...(same?.users ?? []), mark.user];
  const grown = { name, users, count: users.length };
  const reactions = same === undefined ? [...all, grown] : all.map((it) => (it === same ? grown : it));
  const next = { ...post, reactions };
  put(world, next);
  world.tell({ kind: 'reacted', post: next, name, user: mark.user });
}

/** @throws Refusal `no_reaction` */
export function unreact(world: World, mark: Mark): void {
  const name = mark.name.replace(/^:|:$/g, '');
  const post = postOf(world, mark.channel, mark.ts);
  const same = post.reactions?.find((reaction) => reaction.name === name);
  if (!same?.users.includes(mark.user)) throw new Refusal('no_reaction');
  const users = same.users.filter((user) => user !== mark.user);
  const left = (post.reactions ?? [])
    .map((it) => (it === same ? { name, users, count: users.length } : it))
    .filter((it) => it.count > 0);
  const { reactions: _old, ...bare } = post;
  const next = left.length > 0 ? { ...bare, reactions: left } : bare;
  put(world, next);
  world.tell({ kind: 'unreacted', post: next, name, user: mark.user });
}
