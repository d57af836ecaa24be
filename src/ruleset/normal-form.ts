/** To put the marks of one letter in order takes time with the square of their number; nobody reads so many. */
const MARKS = /(?<!\p{M})(\p{M}{30})\p{M}+/gu;
/** One character can stand for eighteen. What grows beyond any message was made of such, and says nothing to be recognised. */
const MOST_CHARS = 60_000;

const sparse = (text: string): string => text.replace(MARKS, '$1');

/**
 * Unicode's normal form of a text, with at most thirty marks on a letter; the text itself where that would be longer than
 * any message. Done twice it is done once.
 */
export function normalForm(text: string, form: 'NFC' | 'NFKC'): string {
  const formed = sparse(text).normalize(form);
  return formed.length > MOST_CHARS ? text : sparse(formed);
}
