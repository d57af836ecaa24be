import type { Saying } from '../../ruleset/types.ts';
import type { Finding } from '../../verify/shapes.ts';

/** `Event E3 (changes) is not what was sealed.` */
export function findingSaying({ where, field, saying }: Finding): Saying {
  const head = `${where.slice(0, 1).toUpperCase()}${where.slice(1)}`;
  // What stands in a gamestate may be somebody's words: no marks are read in it.
  return [`${head}${field === null ? '' : ` (${field})`} ${saying}.`.replaceAll('`', "'")];
}
