import { type Form, formOf } from '../form.ts';
import type { Table } from '../table.ts';
import { words } from '../words.ts';
import { Ledger } from './ledger.ts';

type Values = Parameters<Form['sends']>[1];

interface Element {
  readonly action_id?: string;
  readonly value?: string;
}

/** A table whose posts go by names, and what people type, press and put on them. */
export class Seat {
  readonly table: Table;
  readonly form: Form;
  readonly ledger: Ledger;
  readonly posts = new Map<string, string>();

  constructor(table: Table) {
    this.table = table;
    this.form = formOf(table);
    this.ledger = new Ledger(table);
  }

  post(key: string): string {
    const ts = this.posts.get(key);
    if (ts === undefined) throw new Error(`nothing was posted as ${key}`);
    return ts;
  }

  async submits(key: string, name: string, text: string): Promise<void> {
    this.posts.set(key, await this.table.submits(name, text));
  }

  /** `P7`, as the card of a post names it. */
  idOf(key: string): string {
    const id = /^\W*([A-Z]\d+)\b/.exec(this.table.card(this.post(key))?.words ?? '')?.[1];
    if (id === undefined) throw new Error(`no card names ${key} yet`);
    return id;
  }

  nomic(name: string, text: string): Promise<void> {
    return this.table.slash(name, '/nomic', text);
  }

  /** Presses the newest button of this id that a person can see in the channel. */
  async presses(name: string, action: string, value?: string): Promise<void> {
    const newest = () =>
      this.table
        .seen(name)
        .findLast((m) =>
          elements(m.blocks).some((one) => one.action_id === action && (value ?? one.value) === one.value),
        );
    await this.table.until(
      () => newest() !== undefined,
      () => `${name} sees a button ${action} ${value ?? ''}; last: ${this.table.lastPrivate(name)}`,
    );
    await this.table.click(name, newest()?.ts ?? '', action, value);
  }

  async onCard(name: string, key: string, action: string): Promise<void> {
    const card = () => this.table.card(this.post(key))?.ts ?? '';
    const drawn = () => elements(this.table.seen().find((m) => m.ts === card())?.blocks);
    await this.table.until(
      () => drawn().some((one) => one.action_id === action),
      () => `the card of ${key} has ${action}: ${this.table.card(this.post(key))?.words}`,
    );
    await this.table.click(name, card(), action);
  }

  async onBoard(name: string, action: string): Promise<void> {
    const board = this.table.control.pins(this.table.channel).find((m) => words(m).includes('Ruleset'));
    await this.table.click(name, board?.ts ?? '', action);
  }

  /** A button under what a command answers. */
  async under(name: string, text: string, action: string, value?: string): Promise<void> {
    await this.table.asks(name, '/nomic', text);
    await this.presses(name, action, value);
  }

  async fills(name: string, callback: string, values: Values): Promise<void> {
    await this.form.opens(name, callback);
    const { errors } = await this.form.sends(name, values);
    if (errors) throw new Error(`${callback}: ${JSON.stringify(errors)}`);
  }

  /** Everybody's FOR, by reaction, and the card that says so. */
  async carries(key: string, names: readonly string[]): Promise<void> {
    for (const name of names) this.table.reacts(name, this.post(key), '+1');
    await this.table.cardSays(this.post(key), 'may be enacted now');
  }

  /** All of three, and the one who resolves. */
  async decides(key: string): Promise<void> {
    if (!this.posts.has(key) || this.thread(key).includes('ENACTED')) return;
    await this.carries(key, ['Ana', 'Ben', 'Chi']);
    await this.enacts('Ben', key);
  }

  /** Makes sure that of two acts somebody did this one last. */
  async settles(name: string, command: string, [wanted, other]: readonly [string, string]): Promise<void> {
    const acts = () =>
      this.ledger.since(0).filter(({ by, gist }) => by === this.table.id(name) && isOne(gist, wanted, other));
    const settled = () => acts().at(-1)?.gist.startsWith(wanted) ?? false;
    if (acts().length === 0 || settled()) return;
    await this.nomic(name, command);
    await this.table.until(settled, `${name} did ${command}`);
  }

  /** Chooses from a list in somebody's Home. */
  async atHome(name: string, action: string, value: string): Promise<void> {
    const { control } = this.table;
    const home = () => control.home(this.table.id(name));
    control.openHome(this.table.id(name));
    await this.table.until(() => JSON.stringify(home() ?? null).includes(action), `Home has ${action}`);
    await control.click(this.table.id(name), { viewId: home()?.id ?? '' }, action, { value });
  }

  thread(key: string): string {
    return this.table.thread(this.post(key)).join(' ');
  }

  async enacts(name: string, key: string): Promise<void> {
    await this.nomic(name, `resolve ${this.idOf(key)} enact`);
    await this.table.threadSays(this.post(key), 'ENACTED');
  }
}

function elements(blocks: unknown): Element[] {
  if (Array.isArray(blocks)) return blocks.flatMap(elements);
  if (typeof blocks !== 'object' || blocks === null) return [];
  const own = 'action_id' in blocks ? [blocks as Element] : [];
  return [...own, ...Object.values(blocks).flatMap(elements)];
}

function isOne(gist: string, ...begins: readonly string[]): boolean {
  return begins.some((begin) => gist.startsWith(begin));
}
