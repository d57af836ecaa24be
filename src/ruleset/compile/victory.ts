import type { Being } from '../expr/beings.ts';
import type { Frame } from '../expr/expression.ts';
import { FLAG, PLAYER } from '../expr/kinds-of-value.ts';
import type { Scope } from '../expr/scope.ts';
import type { VictoryDecl } from '../mechanism.ts';
import { achieve, cease } from '../run/achieved.ts';
import { spoken } from '../run/spoken.ts';
import type { CompiledTrigger, Doing } from './machine.ts';
import { expression, type Site } from './site.ts';
import type { Of } from './steps.ts';
import { actorScope } from './takers.ts';

/** A condition of victory is looked at as triggers are: it is announced when it becomes true of somebody. */
export function victory(site: Site, decl: VictoryDecl, index: number): CompiledTrigger | null {
  const test = expression(site, actorScope(site), decl.when, FLAG);
  if (test === null) return null;
  const { home } = site;
  const name = `victory:${home.rule}:${index}`;
  const who = (frame: Frame) => (frame.player as Being).$key;
  return {
    home,
    name,
    called: `the condition of victory${decl.name === null ? '' : ` ${spoken(decl.name)}`}`,
    part: `victory.${decl.name ?? index}`,
    sort: 'when',
    on: 'player',
    after: null,
    of: null,
    test,
    does: (run, frame) => achieve(run, who(frame), { rule: home.rule, how: 'holds', note: decl.note }),
    ceases: (run, frame) => cease(run, who(frame), name),
  };
}

export function winStep(site: Site, scope: Scope, step: Of<'win'>): Doing | null {
  const winner = expression(site, scope, step.player, PLAYER);
  const { rule } = site.home;
  return (
    winner &&
    ((run, frame) => achieve(run, (run.ask(winner, frame) as Being).$key, { rule, how: 'won', note: '' }))
  );
}
