import { lawWith } from './law.ts';
import { written } from './moment.ts';
import { said } from './picture.ts';
import { seated, type Table } from './table.ts';

/** The shipped law and one more rule of the round with this block. */
export const playing = (mechanism: string, founded = 'Mon 10:00'): Table =>
  seated({ people: ['ann', 'bo', 'cy'], law: lawWith('Tides', mechanism), founded });

export const clock = (at: number) => written(at).replace(/:00$/, '');

export const notices = ({ log }: Table) =>
  log.flatMap(({ fact }) => ('notices' in fact ? fact.notices.map((one) => said({ ...one })) : []));
