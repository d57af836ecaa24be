import type { MatterDecl, Mechanism } from '../mechanism.ts';
import type { CompiledMatter } from './machine.ts';

/** Who answers for what no rule declares. No rule has this id. */
export const ENGINE = 'engine';

const HOME = { rule: ENGINE, title: 'the referee', scope: 'core' } as const;

/** After this a call for judgement with a majority behind it goes through, whatever the rules say. */
export const FLOOR_MS = 48 * 3_600_000;

const CFJ: MatterDecl = {
  name: 'cfj',
  at: [],
  letter: 'C',
  opens: 'CALL FOR JUDGEMENT:',
  who: 'player',
  needs: [],
  limits: [],
  fields: [],
  slots: null,
  queued: false,
  inQueue: null,
  weight: null,
  selfKill: false,
  veto: false,
  needsEmperor: false,
  freezes: false,
  openWhileFrozen: true,
  lock: null,
  enact: null,
  fail: null,
  enacted: 'amend',
  // biome-ignore lint/suspicious/noThenProperty: a word of the language
  then: [],
  par: {},
};

/** A call for judgement always exists, is open to every player, and nothing of the rules stands before it. */
export function floored(matters: ReadonlyMap<string, CompiledMatter>): ReadonlyMap<string, CompiledMatter> {
  const declared = matters.get('cfj');
  const bare = {
    who: 'player',
    needs: [],
    limits: [],
    slots: null,
    queued: false,
    inQueue: null,
    freezes: false,
    openWhileFrozen: true,
    lock: null,
    enacted: 'amend',
  } as const;
  const unbound = { needs: [], limits: [], slots: null, inQueue: null, lock: null };
  const cfj: CompiledMatter = declared
    ? { ...declared, decl: { ...declared.decl, ...bare }, ...unbound }
    : { home: HOME, decl: CFJ, ...unbound, weight: null, enact: null, fail: null, does: () => {} };
  return new Map([...matters, ['cfj', cfj]]);
}

/** The letters and opening words in use, the floor's own included. */
export function openings(mechanisms: readonly Mechanism[]): readonly MatterDecl[] {
  const declared = mechanisms.flatMap(({ matters }) => matters);
  return declared.some(({ name }) => name === 'cfj') ? declared : [CFJ, ...declared];
}
