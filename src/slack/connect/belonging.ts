import { z } from 'zod';

const id = z.string().min(1);
const named = z.object({ id }).nullish().catch(null);
const body = z.looseObject({
  team_id: id.nullish().catch(null),
  context_team_id: id.nullish().catch(null),
  authorizations: z
    .array(z.looseObject({ team_id: id.nullish() }))
    .nullish()
    .catch(null),
  team: named,
  user: z.looseObject({ team_id: id.nullish() }).nullish().catch(null),
  view: z.looseObject({ app_installed_team_id: id.nullish(), team_id: id.nullish() }).nullish().catch(null),
  message: z.looseObject({ team: id.nullish() }).nullish().catch(null),
});

/**
 * Whether a delivery is of the workspace that the bot was installed in. In a channel shared with another workspace an
 * act of a guest names theirs as well as ours; what names only others is none of ours.
 */
export function isOf(team: string, delivery: unknown): boolean {
  const read = body.safeParse(delivery);
  if (!read.success) return false;
  const { team_id, context_team_id, authorizations, team: of, user, view, message } = read.data;
  const teams = [
    ...[team_id, context_team_id, of?.id, user?.team_id, message?.team],
    ...[view?.app_installed_team_id, view?.team_id],
    ...(authorizations ?? []).map((one) => one.team_id),
  ].filter((one) => one !== null && one !== undefined);
  return teams.length === 0 || teams.includes(team);
}
