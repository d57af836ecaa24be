/** Prices that a trader was told of after the form had shown others: by form and thing. The next press accepts them. */
const told = new Map<string, number>();
const MOST_TOLD = 500;

export interface Priced {
  readonly viewId: string;
  readonly key: string;
  readonly price: number;
}

export function tellPrice({ viewId, key, price }: Priced): void {
  const oldest = told.keys().next();
  if (told.size >= MOST_TOLD && !oldest.done) told.delete(oldest.value);
  told.set(`${viewId} ${key}`, price);
}

/** Whether the trader has seen this price: in the form, or in its last complaint. */
export function sawPrice({ viewId, key, price }: Priced, shown: ReadonlyMap<string, number>): boolean {
  return (told.get(`${viewId} ${key}`) ?? shown.get(key)) === price;
}

export function forgetPrice(viewId: string, key: string): void {
  told.delete(`${viewId} ${key}`);
}

const LONGEST = 2_000;

/** Prices as a form carries them: `ALFA:104,BRAV:61`, as many as there is room for. */
export function printPrices(prices: Iterable<readonly [string, number]>): string {
  let text = '';
  for (const [key, price] of prices) {
    const next = `${text === '' ? '' : ','}${encodeURIComponent(key)}:${price}`;
    if (text.length + next.length > LONGEST) break;
    text += next;
  }
  return text;
}

export function readPrices(text: string): ReadonlyMap<string, number> {
  return new Map(
    text.split(',').flatMap((pair): (readonly [string, number])[] => {
      const [key = '', price = ''] = pair.split(':');
      return key === '' ? [] : [[decodeURIComponent(key), Number(price)]];
    }),
  );
}
