import type { UsersInfoResponse } from '@slack/web-api';
import type { User } from '../protocol.ts';
import { mintId, Refusal, type World } from './world.ts';

export interface NewUser {
  name: string;
  real_name?: string;
  is_restricted?: boolean;
}

export function addUser(world: World, person: NewUser): User {
  const user: User = {
    id: mintId(world, 'U', person.name),
    name: person.name,
    real_name: person.real_name ?? person.name,
    is_bot: false,
    is_restricted: person.is_restricted ?? false,
    deleted: false,
  };
  world.users.set(user.id, user);
  world.touched();
  return user;
}

export function changeUser(
  world: World,
  id: string,
  change: Partial<Pick<User, 'real_name' | 'deleted'>>,
): void {
  const user = { ...userOf(world, id), ...change };
  world.users.set(id, user);
  world.tell({ kind: 'userChanged', user });
}

/** @throws Refusal `user_not_found` */
export function userOf(world: World, id: string): User {
  const user = world.users.get(id);
  if (user === undefined) throw new Refusal('user_not_found');
  return user;
}

/** A user as `users.info` and `user_change` show it. */
export function slackUser(world: World, user: User) {
  const avatar = `${world.origin()}/avatar.png`;
  return {
    id: user.id,
    team_id: world.team.id,
    name: user.name,
    deleted: user.deleted,
    color: '4bbe2e',
    real_name: user.real_name,
    tz: 'Etc/UTC',
    tz_label: 'Coordinated Universal Time',
    tz_offset: 0,
    profile: {
      title: '',
      phone: '',
      skype: '',
      real_name: user.real_name,
      real_name_normalized: user.real_name,
      display_name: user.is_bot ? '' : user.real_name,
      display_name_normalized: user.is_bot ? '' : user.real_name,
      status_text: '',
      status_emoji: '',
      status_emoji_display_info: [],
      status_expiration: 0,
      avatar_hash: 'g0000000000',
      ...(user.is_bot ? { bot_id: world.app.botId, api_app_id: world.app.id, always_active: true } : {}),
      first_name: user.real_name.split(' ')[0] ?? '',
      last_name: user.real_name.split(' ').slice(1).join(' '),
      image_24: avatar,
      image_32: avatar,
      image_48: avatar,
      image_72: avatar,
      image_192: avatar,
      image_512: avatar,
      status_text_canonical: '',
      team: world.team.id,
    },
    is_admin: false,
    is_owner: false,
    is_primary_owner: false,
    is_restricted: user.is_restricted,
    is_ultra_restricted: false,
    is_bot: user.is_bot,
    is_app_user: false,
    updated: 1_600_000_000,
    is_email_confirmed: true,
    who_can_share_contact_card: 'EVERYONE',
  } satisfies UsersInfoResponse['user'];
}
