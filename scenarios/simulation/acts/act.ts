export type Vote = 'FOR' | 'AGAINST' | 'DEFERENTIAL' | 'VETO';
export type Kind = 'PROPOSAL' | 'CALL FOR JUDGEMENT' | 'DECLARATION OF VICTORY';
export type Door = 'reply' | 'post' | 'card' | 'button' | 'command' | 'form';

/**
 * One thing one person does. `who` is a place in the list of people; `of`, from 0 to 1, a place in the list of what
 * was posted lately, so that a plan says all before anything has happened.
 */
export type Act =
  | { readonly do: 'submit'; readonly who: number; readonly kind: Kind; readonly amend: string | null }
  | {
      readonly do: 'vote';
      readonly who: number;
      readonly of: number;
      readonly vote: Vote;
      readonly door: Door;
    }
  | { readonly do: 'unvote'; readonly who: number; readonly of: number }
  | { readonly do: 'revote'; readonly who: number; readonly of: number; readonly vote: Vote }
  | { readonly do: 'editEntry' | 'deleteEntry' | 'becomeEntry'; readonly who: number; readonly of: number }
  | {
      readonly do: 'resolve';
      readonly who: number;
      readonly of: number;
      readonly enact: boolean;
      readonly door: 'reply' | 'button' | 'command';
    }
  | {
      readonly do: 'trade';
      readonly who: number;
      readonly way: 'buy' | 'sell';
      readonly stock: string;
      readonly count: number;
    }
  | { readonly do: 'adjust' | 'newsRoll' | 'leave' | 'roll' | 'ask'; readonly who: number }
  | { readonly do: 'join' | 'talk' | 'walkOut'; readonly who: number }
  | { readonly do: 'news'; readonly who: number; readonly stock: string }
  | { readonly do: 'ascend'; readonly who: number }
  | { readonly do: 'idle'; readonly minutes: number };

export type Doing = Act['do'];
