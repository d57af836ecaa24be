import fc from 'fast-check';

/** A change to a text: a word of it dropped, doubled, or put as another. */
export interface Mutation {
  readonly at: number;
  readonly how: 'drop' | 'double' | 'swap' | 'number' | 'word' | 'quote' | 'cut';
}

export const mutationsArbitrary: fc.Arbitrary<readonly Mutation[]> = fc.array(
  fc.record({
    at: fc.nat({ max: 9_999 }),
    how: fc.constantFrom('drop', 'double', 'swap', 'number', 'word', 'quote', 'cut'),
  }),
  { minLength: 1, maxLength: 4 },
);

export function mutated(source: string, mutations: readonly Mutation[]): string {
  return mutations.reduce((text, { at, how }) => {
    const words = text.split(/(\W)/);
    const i = at % words.length;
    const other = words[(at * 7 + 3) % words.length] ?? '';
    if (how === 'cut') return words.slice(0, i).join('');
    const put = {
      drop: '',
      double: `${words[i]}${words[i]}`,
      swap: other,
      number: '0',
      word: 'players',
      quote: '"',
    };
    return words.with(i, put[how]).join('');
  }, source);
}
