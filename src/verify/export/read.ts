import { createHash } from 'node:crypto';
import type { ZodType } from 'zod';
import { canonical } from '../canonical.ts';
import { placeFindings } from '../place.ts';
import type { EventRow, Head } from '../sealed.ts';
import type { DayOfDice, Finding, Report } from '../shapes.ts';
import { Verifier, type Verifying } from '../verifier.ts';
import { readItem } from './item.ts';
import { FIRST_LINE, header, type ItemOf, SECTIONS, type Section, sections } from './layout.ts';
import { type Line, textOf } from './lines.ts';

const EMPTY: Report = {
  game: '',
  head: { seq: 0, hash: '' },
  events: 0,
  throws: { checked: 0, waiting: 0 },
  days: { known: 0, ahead: 0 },
  versions: { known: 0, derived: 0 },
  findings: [],
  remarks: [],
};

/** Reads an export line by line and holds it against itself. One line at a time is in memory, and the gamestate. */
export class ExportReader {
  readonly #depth: Verifying['depth'];
  readonly #digest = createHash('sha256');
  readonly #findings: Finding[] = [];
  readonly #days: DayOfDice[] = [];
  readonly #rules: ItemOf<'rules'>[] = [];
  readonly #table = new Map<string, ItemOf<'table'>['value']>();
  #of: {
    readonly id: string;
    readonly place: { readonly team: string; readonly channel: string };
    readonly head: Head;
    readonly version: number;
    readonly verifier: Verifier;
  } | null = null;
  #first: EventRow | undefined;
  #section: Section | null = null;
  /** What is awaited next where no list is being read: `format`, `game`, a list, `digest`, or nothing more. */
  #next: 'format' | 'game' | Section | 'digest' | 'nothing' = 'format';
  #items = 0;
  #isDigest = true;
  /** Whether the item before ends with a comma; null where that cannot be told. */
  #comma: boolean | null = null;

  constructor(depth: Verifying['depth']) {
    this.#depth = depth;
  }

  take(line: Line): void {
    const text = textOf(line.bytes);
    const where = `line ${line.number}`;
    if (text === null) {
      // The place is kept: what is not to be read is taken for what ought to stand there.
      this.#unreadable(where, 'is no UTF-8');
    } else {
      if (!line.ended) this.#say(where, null, 'is cut off');
      this.#read(text, where);
    }
    if (this.#next !== 'nothing') this.#digest.update(line.bytes).update('\n');
  }

  report(): Report {
    if (this.#next !== 'nothing') this.#say('file', null, `ends before its ${this.#section ?? this.#next}`);
    const of = this.#of;
    const published = of && { head: of.head, version: of.version, rules: this.#laws(), table: this.#table };
    const report = of?.verifier.report(this.#findings.length > 0 ? null : published) ?? EMPTY;
    const findings = [...this.#findings, ...this.#placed(), ...report.findings];
    // Whatever else is wrong tells more than that the file is another one.
    if (findings.length > 0 || this.#isDigest) return { ...report, findings };
    const saying = 'is not that of the lines before it';
    return { ...report, findings: [{ where: 'file', field: 'digest', saying }] };
  }

  /** Nothing but the first event binds the place of a game to its log. */
  #placed(): Finding[] {
    const [of, first] = [this.#of, this.#first];
    if (of === null || first === undefined || this.#findings.some(({ where }) => where === 'game')) return [];
    return placeFindings({ ...of.place, foundedAt: first.at }, first, 'game');
  }

  #laws() {
    return this.#rules.map(({ number, ...rule }) => (number === undefined ? rule : { ...rule, number }));
  }

  #read(text: string, where: string): void {
    if (this.#section !== null) this.#inList(this.#section, text, where);
    else if (this.#next === 'format') {
      if (text !== FIRST_LINE) this.#say(where, 'format', `is not ${FIRST_LINE}`);
      this.#next = 'game';
    } else if (this.#next === 'game') {
      this.#next = SECTIONS[0]!;
      this.#header(text);
    } else if (this.#next === 'digest') this.#end(text);
    else if (this.#next === 'nothing') this.#say(where, null, 'comes after the end');
    else {
      if (text !== `"${this.#next}":[`) this.#say(where, this.#next, `is not "${this.#next}":[`);
      this.#open(this.#next);
    }
  }

  #open(section: Section): void {
    this.#section = section;
    this.#items = 0;
    this.#comma = null;
  }

  #close(): void {
    const at = SECTIONS.indexOf(this.#section ?? 'events');
    this.#section = null;
    this.#next = SECTIONS[at + 1] ?? 'digest';
  }

  #inList(section: Section, text: string, where: string): void {
    const next = SECTIONS[SECTIONS.indexOf(section) + 1];
    const isEnd = text === '],';
    const isNext = text === `"${next ?? 'digest'}":[` || (next === undefined && text.startsWith('"digest":'));
    if (this.#comma === isEnd)
      this.#say(this.#itemName(section), null, isEnd ? 'ends with a comma too many' : 'ends without a comma');
    if (!isEnd && !isNext) this.#item(section, text);
    else this.#close();
    if (isNext) this.#say(where, null, 'comes where ], should');
    if (isNext) this.#read(text, where);
  }

  #item(section: Section, text: string): void {
    this.#items += 1;
    this.#comma = text.endsWith(',');
    const body = this.#comma ? text.slice(0, -1) : text;
    switch (section) {
      case 'dice': {
        const of = this.#itemOf('dice', body);
        if (of) this.#days.push(dayOf(of));
        break;
      }
      case 'rules': {
        const rule = this.#itemOf('rules', body);
        if (rule) this.#rules.push(rule);
        break;
      }
      case 'table': {
        const cell = this.#itemOf('table', body);
        if (cell) this.#table.set(cell.path, cell.value);
        break;
      }
      case 'events':
        this.#event(body);
    }
  }

  #itemOf<S extends Exclude<Section, 'events'>>(section: S, body: string): ItemOf<S> | null {
    const where = this.#itemName(section);
    const read = readItem(body, sections[section] as unknown as ZodType<ItemOf<S>>);
    if (!read.ok) {
      this.#say(where, read.field, read.saying);
      return null;
    }
    for (const field of read.off) this.#say(where, field, 'is not what its sum says');
    return read.item;
  }

  #event(body: string): void {
    const verifier = this.#of?.verifier ?? null;
    const read = readItem(body, sections.events);
    if (!read.ok) {
      if (verifier) verifier.skip({ field: read.field, saying: read.saying });
      else this.#say(this.#itemName('events'), read.field, read.saying);
      return;
    }
    const { by, fact, changes, under, ...rest } = read.item;
    const game = this.#of?.id ?? '';
    const row = { game, ...rest, body: canonical({ by, fact, changes }), under: canonical(under) };
    if (row.seq === 1) this.#first ??= row;
    verifier?.take(row, read.off[0] ?? null);
  }

  #header(text: string): void {
    const [start, end] = ['"game":', ','];
    const isFramed = text.startsWith(start) && text.endsWith(end);
    if (!isFramed) this.#say('game', null, 'is not on the second line');
    if (!isFramed) return;
    const read = readItem(text.slice(start.length, -end.length), header);
    if (!read.ok) this.#say('game', read.field, read.saying);
    if (!read.ok) return;
    for (const field of read.off) this.#say('game', field, 'is not what its sum says');
    const { id, team, channel, event: seq, seal: hash, ruleset: version } = read.item;
    // Under another name no event would be what was sealed, and none of them is at fault.
    if (read.off.includes('id')) return;
    const verifier = new Verifier({ game: id, days: () => this.#days, depth: this.#depth });
    this.#of = { id, place: { team, channel }, head: { seq, hash }, version, verifier };
  }

  #end(text: string): void {
    this.#next = 'nothing';
    const ought = `"digest":"${this.#digest.digest('hex')}"}`;
    const isShaped = /^"digest":"[0-9a-f]{64}"\}$/.test(text);
    if (!isShaped) this.#say('file', 'digest', 'is not in its form');
    else this.#isDigest = text === ought;
  }

  #unreadable(where: string, saying: string): void {
    const section = this.#section;
    if (section === null) {
      this.#say(this.#next === 'game' ? 'game' : where, null, saying);
      this.#read('', where);
      return;
    }
    this.#items += 1;
    this.#comma = null;
    if (section === 'events' && this.#of) this.#of.verifier.skip({ field: null, saying });
    else this.#say(this.#itemName(section), null, saying);
  }

  #itemName(section: Section): string {
    return section === 'events' ? `event E${this.#items}` : `${NAMES[section]}, item ${this.#items}`;
  }

  #say(where: string, field: string | null, saying: string): void {
    if (this.#findings.length < 100) this.#findings.push({ where, field, saying });
  }
}

function dayOf({ accepted: acceptedTs, revealed: revealedTs, ...of }: ItemOf<'dice'>): DayOfDice {
  return { ...of, acceptedTs, revealedTs };
}

const NAMES = { dice: 'dice', rules: 'ruleset', table: 'gamestate' } as const;
