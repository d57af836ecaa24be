import { text, Writing } from '../cells.ts';
import { matter } from '../matters.ts';
import { emperor, isPlaying } from '../people.ts';
import type { Of, Ruling } from '../types.ts';
import { type Case, criteriaGround, draft, nothing, refused, unknownMatter, wishGround } from './drafts.ts';

/** FN-R7: the Emperor says that the changes an enacted matter prescribes are made; any player may (FN-L3). */
export function decideDischarge(subject: Case, command: Of<'discharge'>): Ruling {
  const { game, stamp } = subject;
  const at = matter(game, command.matter);
  if (!at) return unknownMatter(command.matter);
  const rule = game.law.program.titles.criteria;
  if (!isPlaying(game.table, stamp.by) && stamp.by !== emperor(game)) {
    const saying = ['Only someone who plays can mark it as done; ', { player: stamp.by }, ' observes.'];
    return refused([criteriaGround(game.law.program, 'closed', saying, 'referee')]);
  }
  if (text(game.table, `duty/${at.id}`) !== 'due') {
    const saying = [{ matter: at.id }, ' owes nothing that is still to be carried out.'];
    return refused([criteriaGround(game.law.program, 'closed', saying, 'referee')]);
  }
  const changes = new Writing(game.table, rule ?? 'referee').put(`duty/${at.id}`, 'done').changes;
  const fact = { type: 'DutyDischarged', matter: at.id } as const;
  return {
    lawful: true,
    events: [draft(subject, { rule: rule ?? 'referee', matter: at.id }, fact, changes)],
  };
}

/** FN-E5: whether all wish to go on is asked and shown, never enforced. */
export function decideWish(subject: Case, command: Of<'wish'>): Ruling {
  const { game, stamp } = subject;
  const { program } = game.law;
  const rule = program.titles.victory ?? 'referee';
  if (!game.table.has('game/winner') || game.table.has('game/round_began')) {
    return refused([wishGround(program, ['The question is only asked between two rounds.'])]);
  }
  if (!isPlaying(game.table, stamp.by)) {
    return refused([
      wishGround(program, ['Only those who play are asked; ', { player: stamp.by }, ' observes.']),
    ]);
  }
  if (text(game.table, `wish/${stamp.by}`) === command.wish) return nothing;
  const changes = new Writing(game.table, rule).put(`wish/${stamp.by}`, command.wish).changes;
  const fact = { type: 'WishStated', wish: command.wish } as const;
  return { lawful: true, events: [draft(subject, { rule }, fact, changes)] };
}
