/** To put the marks of one letter in order takes time with the square of their number; nobody reads so many. */
const MOST_MARKS = 30;
/** One character can stand for eighteen. What grows beyond any message was made of such, and says nothing to be recognised. */
const MOST_CHARS = 60_000;

const sparse = (text: string): string =>
  text.replace(/\p{M}+/gu, (run) =>
    run.length <= MOST_MARKS ? run : [...run].slice(0, MOST_MARKS).join(''),
  );

/**
 * Unicode's normal form of a text, with at most thirty marks on a letter; the text itself where that would be longer than
 * any message. Done twice it is done once.
 */
export function normalForm(text: string, form: 'NFC' | 'NFKC'): string {
  const formed = sparse(text).normalize(form);
  return formed.length > MOST_CHARS ? text : sparse(formed);
}
