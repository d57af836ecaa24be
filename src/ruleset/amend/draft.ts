import { Document, isMap, isSeq, type Node, YAMLMap } from 'yaml';
import { makeRule, printBlock } from '../document.ts';
import { openPage } from '../form/page.ts';
import type { Place } from '../mechanism.ts';
import type { Rule, Scope } from '../types.ts';
import type { Origin } from './authored.ts';

/** A stretch of a rule's text and where its author wrote it; `from` counts into the rule's text. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  /** Characters of the author's text before the stretch begins. */
  readonly skipped: number;
  readonly origin: Origin;
}

interface Start {
  readonly title: string;
  readonly scope: Scope;
  readonly number: number;
}

/** A rule while an amendment works on it. One that is not touched stays the very rule it was. */
export class Draft {
  title: string;
  readonly scope: Scope;
  readonly number: number;
  readonly before: Rule | null;
  stretches: readonly Stretch[] = [];
  /** Whether its block, printed and read, is printed the same again. */
  canonical = true;
  #text = '';
  #block: Document | null = null;
  #mechanism: string | null = null;
  #opened = false;
  #adopted: Origin | null = null;
  #made: Rule | null;

  constructor(start: Start | Rule) {
    const standing = 'id' in start ? start : null;
    this.title = start.title;
    this.scope = start.scope;
    this.number = start.number ?? 0;
    this.before = standing;
    this.#made = standing;
    if (standing === null) return;
    this.#text = standing.text;
    this.#mechanism = standing.mechanism;
  }

  get text(): string {
    return this.#text;
  }

  get touched(): boolean {
    return this.rule() !== this.before;
  }

  /** The block as YAML, or null; one that cannot be read counts as none. */
  get block(): Document | null {
    if (this.#opened) return this.#block;
    this.#block = this.#standing();
    this.#opened = this.#block !== null || this.#adopted === null;
    return this.#block;
  }

  /** The block that the draft began with or took over; the latter was written by whoever brought it. */
  #standing(): Document | null {
    if (this.#adopted === null) return this.before === null ? null : openPage(this.before).document;
    const adopted = openPage(this.rule()).document;
    if (adopted?.contents) writtenBy(adopted.contents, this.#adopted);
    return adopted;
  }

  /** Whether the block could hold this word: cheaper than reading it. */
  mentions(word: string): boolean {
    return this.#opened || (this.#mechanism?.includes(word) ?? false);
  }

  put(text: string, stretches: readonly Stretch[]): void {
    this.#text = text;
    this.stretches = stretches;
    this.#made = null;
  }

  rename(title: string): void {
    this.title = title;
    this.#made = null;
  }

  replaceBlock(root: Node | null): void {
    this.#opened = true;
    this.#block = root === null ? null : emptyBlock();
    if (this.#block !== null) this.#block.contents = root as YAMLMap;
    this.#made = null;
  }

  /** A block taken over as it is printed, faults and all. */
  adoptBlock(mechanism: string | null, origin: Origin): void {
    this.#mechanism = mechanism;
    this.#adopted = origin;
    this.#opened = false;
    this.#made = null;
  }

  /** The block to be worked on, made when there is none. */
  blockToEdit(): Document {
    const block = this.block ?? emptyBlock();
    if (!isMap(block.contents)) block.contents = new YAMLMap();
    this.#block = block;
    this.#made = null;
    return block;
  }

  rule(): Rule {
    this.#made ??= this.#make();
    return this.#made;
  }

  #make(): Rule {
    const mechanism = this.#opened ? printed(this.#block) : this.#mechanism;
    const made = { ...makeRule(this.title, this.scope, this.#text, mechanism), number: this.number };
    this.canonical = made.mechanism === mechanism || isFinal(made.mechanism);
    const { before } = this;
    const same =
      before !== null &&
      before.title === made.title &&
      before.text === made.text &&
      before.mechanism === made.mechanism;
    return same ? before : made;
  }

  /** Where the value at this place of the block was written by the amendment; null when it stood there before. */
  originOf(at: Place): { readonly origin: Origin; readonly rest: Place } | null {
    let node: unknown = (this.#adopted === null ? this.#block : this.block)?.contents;
    let found = originOfNode(node);
    let from = 0;
    for (const [i, part] of at.entries()) {
      if (!isMap(node) && !isSeq(node)) break;
      node = node.get(part, true);
      const origin = originOfNode(node);
      if (origin === null) continue;
      found = origin;
      from = i + 1;
    }
    return found && { origin: found, rest: at.slice(from) };
  }
}

const origins = new WeakMap<object, Origin>();

function originOfNode(node: unknown): Origin | null {
  return typeof node === 'object' && node !== null ? (origins.get(node) ?? null) : null;
}

export function writtenBy(node: object, origin: Origin): void {
  origins.set(node, origin);
}

function isFinal(mechanism: string | null): boolean {
  return mechanism === null || printBlock(mechanism) === mechanism;
}

function emptyBlock(): Document {
  const block = new Document(null, { version: '1.2', schema: 'core' });
  block.contents = new YAMLMap();
  return block;
}

/** Sections that lost their last entry are left out, and a block that lost its last section. */
function printed(block: Document | null): string | null {
  if (block === null || !isMap(block.contents)) return null;
  const { items } = block.contents;
  block.contents.items = items.filter(
    ({ value }) => !(isMap(value) || isSeq(value)) || value.items.length > 0,
  );
  return block.contents.items.length === 0 ? null : block.toString({ lineWidth: 0 });
}
