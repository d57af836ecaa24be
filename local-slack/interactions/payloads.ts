import { userOf } from '../workspace/people.ts';
import type { World } from '../workspace/world.ts';

/** What every interaction payload starts with. */
export function payloadHead(world: World, type: string, user: string): Record<string, unknown> {
  const { name } = userOf(world, user);
  return {
    type,
    user: { id: user, username: name, name, team_id: world.team.id },
    api_app_id: world.app.id,
    token: 'verification-token',
    team: { id: world.team.id, domain: world.team.domain },
    enterprise: null,
    is_enterprise_install: false,
  };
}

export function channelName(world: World, id: string): string {
  const channel = world.channels.get(id);
  if (channel === undefined || channel.kind === 'im') return 'directmessage';
  return channel.kind === 'private' ? 'privategroup' : channel.name;
}
