/** To put the marks of one letter in order takes time with the square of their number; nobody reads so many. */
const MARKS = /(\p{M}{30})\p{M}+/gu;

const sparse = (text: string): string => text.replace(MARKS, '$1');

/** Unicode's normal form of a text, with at most thirty marks on a letter. Done twice it is done once. */
export function normalForm(text: string, form: 'NFC' | 'NFKC'): string {
  return sparse(sparse(text).normalize(form));
}
