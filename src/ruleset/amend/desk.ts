import { parseDocument, type ReadDocument, ruleId } from '../document.ts';
import type { Page } from '../form/page.ts';
import type { Place } from '../mechanism.ts';
import { didYouMean, quoted } from '../names.ts';
import type { Renamed } from '../renamed.ts';
import type { Retitled } from '../retitled.ts';
import type { Rule, Scope } from '../types.ts';
import type { Authored, Origin } from './authored.ts';
import { Draft } from './draft.ts';
import { formerly, type Titles } from './former-titles.ts';
import { highest, type Numbers, numbered } from './numbers.ts';
import type { AmendmentFault, Shelf } from './types.ts';

/** An operation and the rules it changed, to be blamed when one of them no longer compiles. */
export interface Touch {
  readonly at: Place;
  readonly draft: Draft;
}

/** The rules laid out to be worked on, and the complaints so far. */
export class Desk {
  readonly drafts: Draft[];
  readonly page: Page;
  readonly authored: Authored;
  readonly shelf: Shelf;
  readonly faults: AmendmentFault[] = [];
  readonly touches: Touch[] = [];
  /** Rules that stood before and no longer do, with the operation that took them away. */
  readonly repealed: Touch[] = [];
  /** Words that got another name, in order. */
  readonly renamed: Renamed[] = [];
  /** Rules that got another title, in order, by the one they had. */
  readonly retitled: Retitled[] = [];
  /** Former titles that were used, and the ones they were read as. */
  readonly readAs = new Map<string, string>();
  readonly #titles: Titles;
  readonly #read = new Map<string, ReadDocument>();
  readonly #highest: { core: number; round: number };

  constructor(
    rules: readonly Rule[],
    written: {
      readonly page: Page;
      readonly authored: Authored;
      readonly shelf: Shelf;
      readonly titles: Titles;
    },
    numbers: Numbers,
  ) {
    const standing = numbered(rules);
    this.drafts = standing.map((rule) => new Draft(rule));
    this.#highest = highest(standing, numbers);
    this.page = written.page;
    this.authored = written.authored;
    this.shelf = written.shelf;
    this.#titles = written.titles;
  }

  complain(at: Place, saying: string, offset?: number | 'key'): void {
    this.faults.push({ ...this.authored.spot(at, offset), saying });
  }

  origin(at: Place): Origin {
    return { by: this.authored, at };
  }

  /** A rule by title or id, case ignored, also by one that it had when this was written; complains when there is none. */
  find(words: string, at: Place): Draft | null {
    const id = ruleId(words);
    const found = this.drafts.find((draft) => draft.rule().id === id);
    if (found) return found;
    const meant = formerly(this.drafts, this.#titles.since, words);
    if (meant === null) this.complain(at, `there is no rule ${quoted(words)}${this.#hintAt(words)}`);
    else this.readAs.set(meant.title, meant.draft.title);
    return meant?.draft ?? null;
  }

  #hintAt(words: string): string {
    const now = formerly(this.drafts, [...this.#titles.ever, ...this.retitled].reverse(), words);
    if (now !== null) return `; it is now ${quoted(now.draft.title)}`;
    const titles = this.drafts.map(({ title }) => title);
    return (
      didYouMean(words, titles) ||
      didYouMean(
        words,
        this.drafts.map((d) => d.rule().id),
      ) ||
      (/^\d+(\.\d+)*$/.test(words) ? '; a rule is named by its title here, not by its number' : '')
    );
  }

  /** A document of the shelf, read once however often it is named. */
  takeDown(name: string): ReadDocument {
    const read = this.#read.get(name) ?? parseDocument(this.shelf.get(name) ?? '', 'round');
    this.#read.set(name, read);
    return read;
  }

  touch(draft: Draft, at: Place): void {
    this.touches.push({ draft, at });
  }

  /** Whether a title may be given to a rule, or to a new one; complains when another has it. */
  isFree(title: string, to: Draft | null, at: Place): boolean {
    const id = ruleId(title);
    const taken = this.drafts.some((draft) => draft !== to && draft.rule().id === id);
    if (taken) this.complain(at, `there is already a rule called ${quoted(title)}`);
    return !taken;
  }

  /** A new rule, at the end of its section or after another; null when its title is taken. */
  add(title: string, scope: Scope, at: Place, after: Draft | null): Draft | null {
    if (!this.isFree(title, null, at)) return null;
    this.#highest[scope] += 1;
    const draft = new Draft({ title: title.trim(), scope, number: this.#highest[scope] });
    const place = after ?? this.drafts.findLast((one) => one.scope === scope);
    const start = scope === 'core' ? 0 : this.drafts.length;
    this.drafts.splice(place ? this.drafts.indexOf(place) + 1 : start, 0, draft);
    return draft;
  }

  repeal(draft: Draft, at: Place): void {
    this.drafts.splice(this.drafts.indexOf(draft), 1);
    this.repealed.push({ draft, at });
  }

  rules(): readonly Rule[] {
    return this.drafts.map((draft) => draft.rule());
  }

  get numbers(): Numbers {
    return this.#highest;
  }
}
