import type { AmendmentFault } from '../../../ruleset/amend/types.ts';
import { faultList } from '../drafted.ts';
import type { Filled } from '../filled.ts';

const BLOCK = '  mechanism:';
const INDENT = 4;

/** Faults of a block that a form made: those of a typed mechanism by its own lines, all others under the first field. */
export function complaints(
  source: string,
  faults: readonly AmendmentFault[],
  filled: Pick<Filled, 'has' | 'first'>,
): Record<string, string> {
  const above = source.split('\n').indexOf(BLOCK) + 1;
  const isIn = ({ line }: AmendmentFault) =>
    above > 0 && line !== null && line > above && filled.has('mechanism');
  const inBlock = faults.filter(isIn).map(({ line, column, saying }) => ({
    ...{ line: (line ?? 0) - above, saying },
    column: column === null || column <= INDENT ? null : column - INDENT,
  }));
  const others = faults
    .filter((fault) => !isIn(fault))
    .map(({ saying }) => ({ line: null, column: null, saying }));
  return {
    ...(inBlock.length === 0 ? {} : { mechanism: faultList(inBlock) }),
    ...(others.length === 0 ? {} : { [filled.first ?? 'to']: faultList(others) }),
  };
}
