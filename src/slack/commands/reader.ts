import type { Desk } from '../desk.ts';
import type { Reader } from '../render/views.ts';

/** For words said where no game is played. */
export function noReader(desk: Desk): Reader {
  return {
    name: (person) => desk.names.of(person),
    title: () => '',
    link: () => null,
    cite: (rule) => rule,
    noun: (word) => word,
  };
}
