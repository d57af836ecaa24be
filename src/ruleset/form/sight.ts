import { type CST, Lexer, Parser } from 'yaml';
import { LIMITS } from '../limits.ts';

/** Something refused on sight, before the block is expanded. `offset` is in the block. */
export interface Sighting {
  readonly offset: number;
  readonly saying: string;
}

type Token = CST.Token | CST.SourceToken;

const REFUSED: Partial<Record<Token['type'], string>> = {
  alias: 'a value cannot start with *; aliases are not allowed, and text that starts so needs quotes',
  anchor: 'a value cannot start with &; anchors are not allowed, and text that starts so needs quotes',
  tag: 'a value cannot start with !; tags are not allowed, and text that starts so needs quotes',
  directive: 'directives (%) are not allowed',
  'doc-start': 'a block is one document; --- is not allowed',
  'doc-end': 'a block is one document; ... is not allowed',
};

/**
 * Looks through the tokens of a block without composing them, so that depth and aliases cost nothing:
 * composing thousands of nested sequences ends the process rather than throwing.
 */
export function lookOver(block: string): readonly Sighting[] {
  const known = sighted.get(block.trimEnd());
  if (known !== undefined) return known;
  const seen = lookAnew(block);
  if (sighted.size >= MOST_KEPT) sighted.clear();
  sighted.set(block.trimEnd(), seen);
  return seen;
}

const MOST_KEPT = 1_000;
const MOST_TOLD = 20;
/** What was seen in a block, whatever blank lines end it: each is read by several hands in turn. */
const sighted = new Map<string, readonly Sighting[]>();

interface Parsed {
  readonly block: string;
  readonly tokens: readonly CST.Token[];
  /** Where it was left off, since it nests without end. */
  readonly deepAt: number | null;
}

let parsed: Parsed | null = null;

/** The tokens of a block: what was looked over is composed next, and need not be parsed twice. */
export function tokensOf(block: string): readonly CST.Token[] {
  if (parsed?.block !== block) parsed = parse(block);
  return parsed.tokens;
}

/** Far deeper than may be: what nests so deep is refused, and need not be read to its end. */
const MOST_OPEN = LIMITS.blockDepth * 4;
/** More than anybody mends at a time: nor need what is so full of faults. */
const MOST_FAULTS = 200;

function parse(block: string): Parsed {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  let faults = 0;
  for (const lexeme of new Lexer().lex(block)) {
    for (const token of parser.next(lexeme)) {
      tokens.push(token);
      if (token.type === 'error') faults += 1;
    }
    if (parser.stack.length > MOST_OPEN) return { block, tokens, deepAt: parser.offset };
    if (faults > MOST_FAULTS) break;
  }
  return { block, tokens: [...tokens, ...parser.end()], deepAt: null };
}

function lookAnew(block: string): readonly Sighting[] {
  const seen: Sighting[] = [];
  const waiting: [Token, number][] = tokensOf(block).map((token) => [token, 0]);
  let tooDeep = parsed?.deepAt ?? null;
  while (waiting.length > 0) {
    const [token, depth] = waiting.pop()!;
    const saying = REFUSED[token.type];
    if (saying !== undefined) seen.push({ offset: token.offset, saying });
    if (isMergeKey(token)) seen.push({ offset: token.offset, saying: 'merge keys (<<) are not allowed' });
    const within = 'items' in token ? depth + 1 : depth;
    if (within > LIMITS.blockDepth) tooDeep = Math.min(tooDeep ?? token.offset, token.offset);
    for (const part of partsOf(token)) waiting.push([part, within]);
  }
  if (tooDeep !== null) {
    seen.push({ offset: tooDeep, saying: `values are nested more than ${LIMITS.blockDepth} deep` });
  }
  return seen.sort((a, b) => a.offset - b.offset).slice(0, MOST_TOLD);
}

function isMergeKey(token: Token): boolean {
  return token.type === 'scalar' && token.source === '<<';
}

function partsOf(token: Token): Token[] {
  const parts: (Token | null | undefined)[] = [];
  if ('start' in token) parts.push(...(Array.isArray(token.start) ? token.start : [token.start]));
  if ('props' in token) parts.push(...token.props);
  if ('value' in token) parts.push(token.value);
  if ('items' in token) {
    for (const item of token.items) parts.push(...item.start, item.key, ...(item.sep ?? []), item.value);
  }
  if ('end' in token && token.end !== undefined) parts.push(...token.end);
  return parts.filter((part) => part !== null && part !== undefined);
}
