import type { Duty, Program, Rule, Titles, VoteWord } from '../types.ts';
import type { ReadRule } from './faults.ts';
import type { Part } from './program.ts';

export function voteWords(parts: readonly Part[]): Program['votes'] {
  const words = (vote: VoteWord): readonly string[] =>
    parts.flatMap(({ source }) => source.read.mechanism.votes?.[vote] ?? []);
  return {
    for: words('for'),
    against: words('against'),
    deferential: words('deferential'),
    veto: words('veto'),
  };
}

export function duties(parts: readonly Part[]): Program['duties'] {
  const found = new Map<Duty, { readonly rule: string; readonly par?: number }>();
  for (const { source } of parts) {
    for (const { duty, par } of source.read.mechanism.duties) {
      if (!found.has(duty)) found.set(duty, { rule: source.rule.id, ...(par === null ? {} : { par }) });
    }
  }
  return found;
}

export function tracker(parts: readonly Part[]): Program['tracker'] {
  const found = parts.find(({ source }) => source.read.mechanism.tracker !== null);
  return found ? { url: found.source.read.mechanism.tracker!, rule: found.source.rule.id } : null;
}

export function byHand(parts: readonly Part[]): Program['byHand'] {
  const clauses = parts.map(({ source }) => [source.rule.id, source.read.mechanism.byHand] as const);
  return new Map(
    clauses.filter(([, left]) => left.length > 0).map(([rule, left]) => [rule, left.map(({ text }) => text)]),
  );
}

export function titles(parts: readonly Part[]): Titles {
  const where = (test: (mechanism: ReadRule['read']['mechanism']) => boolean): string | null =>
    parts.find(({ source }) => test(source.read.mechanism))?.source.rule.id ?? null;
  const setting = (parameter: string): Rule | undefined =>
    parts.find(({ source }) => source.read.mechanism.parameters.some(({ name }) => name === parameter))
      ?.source.rule;
  const [strikes, contest, victory] = [setting('struck_by'), setting('contest_time'), setting('repeal_at')];
  const names = (noun: string) => where(({ nouns }) => nouns.some(([name]) => name === noun));
  return {
    votes: where(({ votes }) => votes !== null),
    criteria: where(({ criteria }) => criteria !== null),
    players: names('player'),
    emperor: names('emperor'),
    strikes: strikes?.id ?? null,
    contest: contest?.id ?? null,
    victory: victory?.id ?? null,
    par: {
      strike: printing(strikes, 'struck_by'),
      strikers: printing(strikes, 'final_struck_by'),
      contest: printing(contest, 'contest_time'),
      wish: printing(victory, 'repeal_at'),
      ...parts.find(({ source }) => source.read.mechanism.criteria)?.source.read.mechanism.criteria?.par,
      ...parts.find(({ source }) => source.read.mechanism.votes)?.source.read.mechanism.votes?.par,
    },
  };
}

/** Which paragraph of a rule is the first to print this parameter: what it says of it stands there. */
function printing(rule: Rule | undefined, parameter: string): number | undefined {
  const paragraphs = (rule?.text ?? '').split(/\n[ \t]*\n/).filter((text) => text.trim() !== '');
  const nth = paragraphs.findIndex((text) => text.includes(`{{${parameter}}}`));
  return nth < 0 ? undefined : nth + 1;
}
