import type { Move, Rule, VoteWord } from '../ruleset/types.ts';
import type { DueCommand } from './due/facts.ts';

/** Where a vote came from. `id` is unique per person and matter: `reaction:<message>:<emoji>`, `reply:<ts>`, `button:<n>`. */
export interface Signal {
  readonly id: string;
  readonly way: 'reaction' | 'reply' | 'button' | 'command';
  /** It was found standing when looked for: when it was given is not known. */
  readonly found?: true;
  /** What the reply said, cut to 300 characters: rules may look at it. */
  readonly words?: string;
}

export type Outcome = 'enact' | 'fail';

export type Command =
  | {
      readonly do: 'found';
      readonly team: string;
      readonly channel: string;
      readonly documents: readonly { readonly title: string; readonly rules: readonly Rule[] }[];
      readonly roundName: string;
      readonly emperor: string;
      readonly things: readonly {
        readonly kind: string;
        readonly values: Readonly<Record<string, string>>;
      }[];
      readonly settings: Readonly<Record<string, string>>;
    }
  /** The Emperor named at the founding takes the office; until then nothing is played. */
  | { readonly do: 'accept' }
  /** `note`: words that came with it and are kept as long as the numbered thing it makes; `post`: where they stand. */
  | { readonly do: 'act'; readonly move: Move; readonly note?: string; readonly post?: string }
  /** What the referee has seen happen outside of the law, once for each `key`; nothing where no action of the rules is about it. */
  | { readonly do: 'witness'; readonly key: string; readonly move: Move }
  /** `text` is the whole post as first seen; `sinceEdit` when an edit made it an entry. */
  | {
      readonly do: 'submit';
      readonly kind: string;
      readonly title: string;
      readonly text: string;
      readonly post: string;
      readonly sinceEdit?: boolean;
      /** The amendment as its author wrote it: the block without its first line `amend`, or the attached file. */
      readonly amendment?: string;
      /** Declared fields of the matter as typed: `Weight: trivial`. */
      readonly fields?: Readonly<Record<string, string>>;
    }
  /** The author puts an amendment, drafted from the words of the entry, beside an entry that has none. */
  | { readonly do: 'attach'; readonly matter: string; readonly amendment: string }
  /** FN-L3, FN-L5: by hand, on the authority of an enacted matter whose changes are due or of a text-only clause in force. */
  | {
      readonly do: 'record';
      readonly authority: { readonly matter: string } | { readonly rule: string };
      readonly reason: string;
      readonly amendment: string;
    }
  /** Any player, within a day: the record of that event is reversed until a call for judgement decides. */
  | { readonly do: 'contest'; readonly record: number; readonly reason: string }
  /** FN-L6. `seen`: digest of what the person was shown, or `any`. */
  | {
      readonly do: 'strike_out';
      readonly event: number;
      /** Null: the person's own hand record. */
      readonly order: string | null;
      readonly reach: 'alone' | 'followed';
      readonly reason: string;
      readonly seen: string;
    }
  | { readonly do: 'vote'; readonly matter: string; readonly vote: VoteWord; readonly signal: Signal }
  /** A reply that may have meant several votes: its author was asked, nothing counts. */
  | {
      readonly do: 'ask';
      readonly matter: string;
      readonly between: readonly VoteWord[];
      readonly signal: Signal;
    }
  | { readonly do: 'withdraw'; readonly matter: string; readonly signal: Signal }
  | {
      readonly do: 'resolve';
      readonly matter: string;
      readonly outcome: Outcome;
      /** `reply` when a person posted the notice themselves. */
      readonly way: 'button' | 'command' | 'reply';
      /** Digest of the preview that the resolver has seen, or `any`; asked for when the amendment now does something else than what was voted on. */
      readonly seen?: string;
    }
  /** A matter's post was edited or deleted; the text first posted stands. */
  | { readonly do: 'note_edit'; readonly matter: string; readonly text: string }
  | { readonly do: 'note_deletion'; readonly matter: string }
  | { readonly do: 'discharge'; readonly matter: string }
  | { readonly do: 'wish'; readonly wish: 'continue' | 'stop' }
  | { readonly do: 'roll'; readonly dice: string; readonly label: string }
  | { readonly do: 'name'; readonly person: string; readonly label: string }
  | { readonly do: 'set'; readonly setting: string; readonly to: string }
  /** A message of any sort was written in the game's channel. */
  | { readonly do: 'talk' }
  | DueCommand
  /** A claim, `K1`: somebody else's word for it; the Emperor's against it, or its maker's withdrawal; it fell due. */
  | { readonly do: 'confirm' | 'deny' | 'expire'; readonly claim: string }
  /** Fell due: a matter's clock made it resolvable without a vote. */
  | { readonly do: 'ripen'; readonly matter: string };

/** The command of that name. */
export type Of<D extends Command['do']> = Extract<Command, { do: D }>;
