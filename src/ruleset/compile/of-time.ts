import { COUNTS } from '../expr/matter-value.ts';
import { VERB_AT } from '../expr/past.ts';
import { access, call, children, idOf, type Node } from '../expr/tree.ts';
import type { CompiledRule, CompiledTrigger } from './machine.ts';
import type { CompiledLapse } from './timing.ts';

const CLOCKS: readonly string[] = ['open_for', 'demoted_for'];

/** The conditions that time alone may bring about: those of triggers, of victory, and of the ends of rules. */
export function timed(rules: readonly CompiledRule[]): ReadonlySet<CompiledTrigger | CompiledLapse> {
  const clocks = clocksOf(rules);
  const ofTime = (node: Node | undefined) => node !== undefined && looksAtTime(node, clocks);
  const triggers = rules.flatMap((rule) => [...rule.triggers, ...rule.victories]);
  return new Set([
    ...triggers.filter(({ sort, test }) => sort === 'when' && ofTime(test?.root)),
    ...rules.flatMap(({ lapse }) => (lapse !== null && ofTime(lapse.when?.root) ? [lapse] : [])),
  ]);
}

/** Fields that change by themselves: clocks, and what other conditions and weights make of them. */
function clocksOf(rules: readonly CompiledRule[]): ReadonlySet<string> {
  const clocks = new Set(CLOCKS);
  const weights = rules.flatMap(({ matters }) => [...matters.values()].flatMap(({ weight }) => weight ?? []));
  const ofTime = ({ root }: { readonly root: Node }) => looksAtTime(root, clocks);
  if (weights.some(ofTime)) for (const field of COUNTS) clocks.add(field);
  const victories = rules.flatMap((rule) => rule.victories.flatMap(({ test }) => test ?? []));
  if (victories.some(ofTime)) clocks.add('achieved');
  return clocks;
}

function looksAtTime(node: Node, clocks: ReadonlySet<string>): boolean {
  if (idOf(node) === 'now' || VERB_AT.has(call(node)?.name ?? '')) return true;
  if (clocks.has(access(node)?.field ?? '')) return true;
  return children(node).some((child) => looksAtTime(child, clocks));
}
