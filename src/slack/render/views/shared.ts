import type { Cell, Saying, Who } from '../../../ruleset/types.ts';

/** What the edge knows and views do not: names, addresses, numbers of rules, words for roles. */
export interface Reader {
  /** Display name, plain; never a mention. */
  readonly name: (person: string) => string;
  /** Title of a matter as typed, or '' when it has none. */
  readonly title: (matter: string) => string;
  /** Permalink of a matter's post, a news post (`N9`), `board` or `tape`; null when there is none. */
  readonly link: (what: string) => string | null;
  /** `2.4.1 Trading`; of a rule that is gone, its title alone. */
  readonly cite: (rule: string, par?: number) => string;
  /** `player players observer observers emperor round`, as the rules in force call them. */
  readonly noun: (word: string) => string;
}

export interface Citation {
  readonly rule: string;
  readonly par?: number;
}

/** A paragraph of the law to quote, its holes filled. */
export interface Quote extends Citation {
  readonly text: string;
}

/** How many votes decide at once, whoever casts them; null where the criteria do not go by counting. */
export interface Quorum {
  readonly players: number;
  readonly forToEnact: number | null;
  readonly againstToFail: number | null;
}

/** A value with its declared name and type (`integer`, `enum`, `player`, a kind, `list of player` …); null = unset. */
export interface FieldView {
  readonly name: string;
  readonly type: string;
  /** What the rules call it in words, when its name is not how it is written. */
  readonly note?: string;
  readonly value: Cell | null;
}

/** What somebody has of things: relation `shares`, key `CHAR`, 4,700. A key may be a person (`of: 'player'`). */
export interface HoldingView {
  readonly relation: string;
  readonly of: string;
  readonly key: string;
  readonly amount: number;
}

/** An action as a door: its name in the rules and its note there. */
export interface ActionDoor {
  readonly action: string;
  readonly note: string;
  /** Nothing is done before so many others of them confirm it. */
  readonly confirmedBy?: { readonly who: Who; readonly count: number };
}

/** A sentence with the rule it stands on, if any. */
export interface Told {
  readonly saying: Saying;
  readonly cite: Citation | null;
}
