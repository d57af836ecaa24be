import { noDice } from '../../game/luck.ts';
import { compile, create } from '../../ruleset/engine.ts';
import { didYouMean } from '../../ruleset/names.ts';
import type { KindSpec, Program } from '../../ruleset/types.ts';
import { readThings } from '../read/things.ts';
import type { Rulesets, ShippedRuleset } from '../rulesets.ts';

/** The law a game would begin with. */
export interface Chosen {
  readonly documents: readonly ShippedRuleset[];
  /** Title of the round, '' with the core rules alone. */
  readonly roundName: string;
  readonly program: Program;
}

/** The ruleset of this name with the core rules under it; the first round's when null, a sentence when there is none. */
export function chooseLaw(rulesets: Rulesets, name: string | null): Chosen | string {
  const { core, rounds } = rulesets;
  const file = (name ?? rounds[0]?.file ?? core.file).toLowerCase().replace(/\.md$/, '');
  const round = rounds.find((one) => one.file === file);
  if (!round && file !== core.file) {
    const files = [...rounds.map((one) => one.file), core.file];
    return `There is no ruleset "${file.slice(0, 40)}"; choose ${files.join(' or ')}${didYouMean(file, files) || '.'}`;
  }
  const documents = round ? [core, round] : [core];
  const compiled = compile(documents.flatMap((document) => document.rules));
  if (!compiled.ok) return `The ruleset ${file} has faults: ${compiled.faults[0]?.saying ?? ''}`;
  return { documents, roundName: round?.title ?? '', program: compiled.program };
}

const SAMPLE = ['ALFA low 100 Alfa Mills', 'BRAV medium 60 Bravo Gas', 'CHAR high 200 Charlie Rail'];

/** The kind of thing a game begins with some of, if the rules define one that the sample fits. */
export function sampled(program: Program): { readonly kind: KindSpec; readonly sample: string } | null {
  const kind = [...program.kinds.values()].find((one) => !one.numbered && fits(program, one));
  return kind ? { kind, sample: SAMPLE.join('\n') } : null;
}

function fits(program: Program, kind: KindSpec): boolean {
  const { things, faults } = readThings(SAMPLE.join('\n'), kind);
  const world = { table: new Map(), now: 0, dice: noDice, frozen: null };
  const lawful = things.every(({ values }) => create(program, world, '', kind.name, values).lawful);
  return faults.length === 0 && things.length > 0 && lawful;
}
