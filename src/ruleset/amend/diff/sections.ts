import type { WordChange } from '../types.ts';

/** One word that a block declares: what it is, and all it says of it, as text to be compared. */
export interface Word {
  readonly what: WordChange['what'];
  readonly name: string;
  readonly meaning: string;
  /** How it reads, where that is short; else null. */
  readonly printed: string | null;
}

type Raw = Readonly<Record<string, unknown>>;

const NAMED: Readonly<Record<string, WordChange['what']>> = {
  parameters: 'parameter',
  globals: 'global',
  player_fields: 'player field',
  relations: 'relation',
  actions: 'action',
  procedures: 'procedure',
  triggers: 'trigger',
  schedules: 'schedule',
  instead: 'other',
  guards: 'guard',
  matters: 'matter kind',
  criteria: 'criterion',
  votes: 'votes',
  nouns: 'noun',
};

/** Every word of a block. Sections that are not told apart here count as one word each. */
export function wordsOf(block: unknown): readonly Word[] {
  return Object.entries(asMap(block)).flatMap(([section, raw]): Word[] => {
    if (section === 'kinds')
      return Object.entries(asMap(raw)).flatMap(([name, kind]) => wordsOfKind(name, asMap(kind)));
    if (section === 'permissions' || section === 'duties') return listed(section, raw);
    const what = NAMED[section];
    if (what === undefined) return [word('other', section, raw)];
    return Object.entries(asMap(raw))
      .filter(([name]) => name !== 'par')
      .map(([name, value]) => word(what, name, value));
  });
}

function asMap(raw: unknown): Raw {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? (raw as Raw) : {};
}

/** Which paragraph is cited changes nothing that the word does. */
function word(what: Word['what'], name: string, raw: unknown): Word {
  const meaning = JSON.stringify(raw, (key, value: unknown) => (key === 'par' ? undefined : value)) ?? '';
  return { what, name, meaning, printed: typeof raw === 'string' ? raw : null };
}

function wordsOfKind(name: string, { fields, ...rest }: Raw): Word[] {
  const own = Object.entries(asMap(fields)).map(([field, raw]) => word('field', `${name}.${field}`, raw));
  return [word('kind', name, rest), ...own];
}

function listed(section: string, raw: unknown): Word[] {
  if (!Array.isArray(raw)) return [];
  return raw.map((item: unknown) => {
    const said = typeof item === 'string' ? item : sentence(asMap(item));
    return word(section === 'duties' ? 'duty' : 'permission', said, item);
  });
}

/** `emperor may not submit dov`. */
function sentence({ who, may, may_not, what, duty }: Raw): string {
  if (duty !== undefined) return String(duty);
  const verb = may === undefined ? `may not ${String(may_not)}` : `may ${String(may)}`;
  const of = Array.isArray(what) && what.length > 0 ? ` ${what.join(', ')}` : '';
  return `${String(who)} ${verb.replaceAll('_', ' ')}${of}`;
}
