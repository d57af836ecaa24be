import { type Phrase, withCode } from './phrase.ts';

const LINK = /\[([^\][]+)\]\((https?:\/\/[^\s()<>]+)\)/;

/**
 * Words of the law as they are meant to be seen: what stands between backticks as it is typed, a link of Markdown as its
 * words and its address, which leads there.
 */
export function prose(text: string): Phrase {
  return withCode(linked(text));
}

function linked(text: string): Phrase {
  const found = LINK.exec(text);
  if (found === null) return text === '' ? [] : [text];
  const [whole, words = '', url = ''] = found;
  const before = `${text.slice(0, found.index)}${words} (`;
  return [before, { words: [url], url }, ')', ...linked(text.slice(found.index + whole.length))];
}
