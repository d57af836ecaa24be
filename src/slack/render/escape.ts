const ZERO_WIDTH = '\u200b';
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to take out
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;
/** More accents than any script puts on one letter reach into the lines above and below. */
const TOWER = /(\p{M}{4})\p{M}+/gu;
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Z}\p{C}\p{M}\s\u2800]/gu;
const LEFTWARD = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc]|[\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const LONE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** The one place where text becomes safe to send. */
export function escapeEntities(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Escaped, and with `*`, `_`, `~`, backticks and a leading `>` kept from meaning anything. */
export function literal(text: string): string {
  return escapeEntities(tidied(text))
    .replace(/[*_~`]/g, (mark) => mark + ZERO_WIDTH)
    .replace(/^&gt;/gm, `${ZERO_WIDTH}&gt;`);
}

/** Inside a code block nothing is markup but the three backticks that end it. */
export function inCodeBlock(text: string): string {
  return escapeEntities(tidied(text)).replaceAll('```', 'ʼʼʼ');
}

export function inCode(text: string): string {
  return escapeEntities(oneLine(text)).replaceAll('`', 'ʼ');
}

/** Control characters, direction overrides, halves of surrogate pairs and towers of accents gone; line breaks kept. */
export function tidied(text: string): string {
  return text.replace(CONTROLS, ' ').replace(LONE, '\ufffd').replace(TOWER, '$1');
}

/** Whether there is anything in it to be seen. */
export function isSeen(text: string): boolean {
  return text.replace(UNSEEN, '') !== '';
}

/** Words that run from right to left turn nothing around that stands beside them. */
export function isolated(shown: string): string {
  return LEFTWARD.test(shown) ? `\u2068${shown}\u2069` : shown;
}

/** The same in a code block, where direction marks that enclose are taken out: what follows begins from the left again. */
export function bounded(shown: string): string {
  return LEFTWARD.test(shown) ? `${shown}\u200e` : shown;
}

export function oneLine(text: string): string {
  return tidied(text).replace(/\s+/g, ' ').trim();
}

/**
 * Text as Slack delivered it, as its reader saw it: mentions become names, `<!here>` becomes @here, links their
 * label and address, entities characters. Nothing in the answer is markup.
 */
export function asRead(text: string, name: (person: string) => string): string {
  return text
    .replace(/<([^<>]*)>/g, (_, inside: string) => readToken(inside, name))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function readToken(inside: string, name: (person: string) => string): string {
  const [target = '', label] = splitOnce(inside);
  if (target.startsWith('@')) return `@${name(target.slice(1))}`;
  if (target.startsWith('#')) return `#${label ?? target.slice(1)}`;
  if (target.startsWith('!date^')) return label ?? target;
  if (target.startsWith('!subteam')) return label ?? '@group';
  if (target.startsWith('!')) return `@${(label ?? target.slice(1)).replace(/^@/, '')}`;
  return label === undefined || label === target ? target : `${label} (${target})`;
}

function splitOnce(inside: string): [string, string?] {
  const bar = inside.indexOf('|');
  return bar < 0 ? [inside] : [inside.slice(0, bar), inside.slice(bar + 1)];
}
