import { writeDuration } from '../duration.ts';
import type { Vocabulary } from '../expr/vocabulary.ts';
import type { ScheduleDecl } from '../timing.ts';
import type { ScheduleSpec } from '../types.ts';
import type { Part } from './program.ts';

export function scheduleSpecs(parts: readonly Part[]): ReadonlyMap<string, ScheduleSpec> {
  return new Map(
    parts
      .flatMap(({ rule }) => rule.schedules)
      .map(({ name, decl, home }) => [
        name,
        { name, words: words(decl), whileFrozen: decl.whileFrozen, rule: home.rule },
      ]),
  );
}

function words({ timing, when }: ScheduleDecl): string {
  const condition = when === null ? [] : [`when ${when.source}`];
  if ('once' in timing) return [`once ${timing.once.source}`, ...condition].join(', ');
  const at = timing.offsetS === 0 ? [] : [`at ${writeDuration(timing.offsetS)}`];
  const on = timing.on.length === 0 ? [] : [`on ${timing.on.join(' and ')}`];
  return [`every ${timing.every.source}`, ...at, ...on, ...condition].join(', ');
}

export function lapseSpecs(parts: readonly Part[]): ReadonlyMap<string, string> {
  return new Map(
    parts.flatMap(({ rule: { home, lapse } }) => (lapse === null ? [] : [[home.rule, lapse.words]])),
  );
}

export function listens(words: Vocabulary, parts: readonly Part[]): boolean {
  const counted = words.parameters.get('counts_as_action')?.default;
  if (Array.isArray(counted) && counted.includes('message')) return true;
  return parts.some(({ rule }) => rule.verbs.has('message'));
}
