import { didYouMean } from '../names.ts';
import { WEEKDAYS } from '../timing.ts';
import type { Complaint } from './barred.ts';
import { kindOfType, MATTER, PLAYER } from './kinds-of-value.ts';
import { MATTER_STATES } from './matter-value.ts';
import { wrongQuestions } from './questions.ts';
import type { Scope } from './scope.ts';
import { access, call, children, idOf, literalText, type Node, typeOf } from './tree.ts';
import { fieldOf } from './vocabulary.ts';

/** Literal words that can never be right: an option an enum does not have, a verb nobody can do. */
export function wrongLiterals(root: Node, scope: Scope): Complaint[] {
  const found: Complaint[] = [];
  const visit = (node: Node): void => {
    if (node.op === '==' || node.op === '!=') {
      found.push(
        ...misfits(node.args[0], node.args[1], scope),
        ...misfits(node.args[1], node.args[0], scope),
      );
    }
    if (node.op === 'in') found.push(...misfits(node.args[1], node.args[0], scope));
    if (node.op === 'in' && node.args[1].op === 'list') {
      for (const item of node.args[1].args) found.push(...misfits(node.args[0], item, scope));
    }
    found.push(...wrongQuestions(node, scope));
    children(node).forEach(visit);
  };
  visit(root);
  return found;
}

/** Complaints about literals that `node` may yield where one of `options` is wanted. */
export function notAmong(node: Node, name: string, options: readonly string[]): Complaint[] {
  if (node.op === '?:')
    return [...notAmong(node.args[1], name, options), ...notAmong(node.args[2], name, options)];
  const word = literalText(node);
  if (word === null || options.includes(word)) return [];
  const saying = `${name} is never "${word}", only ${options.join(', ')}${didYouMean(word, options)}`;
  return [{ at: node.start, saying }];
}

function misfits(side: Node, other: Node, scope: Scope): Complaint[] {
  const named = optionsOf(side, scope);
  return named === null ? [] : notAmong(other, named.name, named.options);
}

/** The options of an expression that names an enum: a parameter, global, argument, or a field. */
function optionsOf(node: Node, scope: Scope): { name: string; options: readonly string[] } | null {
  const name = idOf(node);
  if (name !== null) {
    const options =
      scope.locals.get(name)?.options ??
      scope.words.parameters.get(name)?.options ??
      scope.words.globals.get(name)?.options;
    return options === undefined ? null : { name, options };
  }
  if (call(node)?.name === 'weekday') return { name: 'a weekday', options: WEEKDAYS };
  const reached = access(node);
  if (reached === null) return null;
  const type = typeOf(reached.of);
  if (type === MATTER) return matterOptions(reached.field, scope);
  const options = fieldOf(
    scope.words,
    type === PLAYER ? 'player' : (kindOfType(type) ?? ''),
    reached.field,
  )?.options;
  return options === undefined ? null : { name: reached.field, options };
}

function matterOptions(name: string, { words }: Scope): { name: string; options: readonly string[] } | null {
  if (name === 'state') return { name, options: MATTER_STATES };
  if (name === 'kind') return { name: 'the kind of a matter', options: [...words.matters] };
  const options = words.matterFields.get(name)?.options;
  return options === undefined ? null : { name, options };
}
