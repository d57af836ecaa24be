import { expression } from './expression.ts';
import { type Drafted, type FormOfWords, type Lawbook, nameOf } from './law.ts';
import { readValue } from './value.ts';

const SET = '\\b(?:set|change|raise|lower|increase|decrease|reduce|make|reset)\\s+';
const TO = '\\s+(?:from\\s+[^\\n;]{1,60}?\\s+)?(?:to|=)\\s*';
const VALUE =
  '("[^"\\n]{1,300}"|[^\\n;]{1,80}?)(?=[.;!]?(?:\\s*$|\\s*\\n|\\.\\s|;|,\\s+(?:and|then)\\b|\\s+and\\s+(?:set|change|raise|lower|repeal|add|rename|replace)\\b))';
const THING = "([\\p{L}\\d_<@>|\\-' ]{1,60}?)";

/** `every player`, `each participant`, `all players`, `everybody`: whoever plays. */
function isEverybody(words: string, { program }: Lawbook): boolean {
  const said = words.toLowerCase().replace(/['’]?s?['’]?$/, '');
  if (/^(?:everybody|everyone|all|each|every one)$/.test(said)) return true;
  const one = ['player', program.nouns.get('player') ?? ''].map((word) => word.toLowerCase());
  return one.some((word) => word !== '' && new RegExp(`^(?:every|each|all)(?: the)? ${word}s?$`).test(said));
}

function placeOf(field: string, owner: string, law: Lawbook): string | null {
  const bare = owner
    .replace(/['’]s?$/, '')
    .replace(/^the\s+/i, '')
    .trim();
  const name = nameOf(field);
  const person = law.person(bare);
  if (person !== null && law.program.playerFields.has(name)) return `player("${person}").${name}`;
  for (const kind of law.program.kinds.values()) {
    const key = bare.replace(new RegExp(`^${kind.name}\\s+`, 'i'), '');
    const has = kind.fields.some((one) => one.name === name);
    if (has && law.thing(kind.name, key)) return `${kind.name}("${key}").${name}`;
  }
  return null;
}

function setting(field: string, owner: string, value: string, law: Lawbook): Drafted | null {
  const to = expression(readValue(value));
  const name = nameOf(field);
  if (isEverybody(owner, law)) {
    if (!law.program.playerFields.has(name)) return null;
    return { do: [{ each: 'p', in: 'players', do: [{ set: `p.${name}`, to }] }] };
  }
  const place = placeOf(field, owner, law);
  return place === null ? null : { do: [{ set: place, to }] };
}

const fieldOf: FormOfWords = {
  pattern: new RegExp(`${SET}(?:the\\s+)?([\\p{L}_ ]{1,40}?)\\s+of\\s+${THING}${TO}${VALUE}`, 'iu'),
  make: (match, law) => setting(match[1] ?? '', match[2] ?? '', match[3] ?? '', law),
};

const ownersField: FormOfWords = {
  pattern: new RegExp(`${SET}${THING}['’]s?\\s+([\\p{L}_ ]{1,40}?)${TO}${VALUE}`, 'iu'),
  make: (match, law) => setting(match[2] ?? '', match[1] ?? '', match[3] ?? '', law),
};

const named: FormOfWords = {
  pattern: new RegExp(
    `${SET}(?:the\\s+)?(?:(?:parameter|value)\\s+(?:of\\s+)?)?["\`]?([\\p{L}\\d_ -]{1,40}?)["\`]?${TO}${VALUE}`,
    'iu',
  ),
  make: (match, law) => {
    const name = nameOf(match[1] ?? '');
    const value = readValue(match[2] ?? '');
    if (law.program.parameters.has(name)) return { set_parameter: name, to: value };
    return law.program.globals.has(name) ? { do: [{ set: name, to: expression(value) }] } : null;
  },
};

const renaming: FormOfWords = {
  pattern:
    /\brename\s+(?:the\s+)?["`]?([\p{L}_ ]{1,40}?)["`]?\s+(?:to|as|into)\s+["`]?(?:the\s+)?([\p{L}][\p{L} ]{0,39}?)["`]?(?=[.;,!]|\s*$|\s*\n)/iu,
  make: (match, { program }) => {
    const said = (match[1] ?? '').trim().toLowerCase();
    const noun = [...program.nouns].find(([name, word]) => name === said || word.toLowerCase() === said)?.[0];
    return noun === undefined ? null : { rename: noun, to: match[2]?.trim() };
  },
};

/** Forms of words about values and names; a form further up is preferred where two begin in the same place. */
export const aboutValues: readonly FormOfWords[] = [fieldOf, ownersField, named, renaming];
