import { shipped } from '../../referee/trial/law.ts';
import type { Documents } from '../../referee/trial/words.ts';
import type { Rule } from '../../ruleset/types.ts';
import type { Plan } from './plan.ts';

const NOTE = `<!channel> *b* _i_ ~s~ \\"q\\" &amp; <@U0ANA> | ${'long '.repeat(50)}`;
/** A law has a bound of its own for all of it; longer rules are shown by themselves. */
const KEPT_CHARS = 3_000;
const OPTIONS = Array.from({ length: 20 }, (_, i) => `option_${i}`).join(', ');

/** An action with an argument of every type, one that waits to be confirmed, things that are many, and values in words. */
const CROWDED = `
globals:
  banner: { type: text, default: "none", note: "${NOTE}" }
  crew: { type: list, of: player }
player_fields:
  motto: { type: text, default: "none", note: "${NOTE}" }
  friends: { type: list, of: player }
kinds:
  relic:
    key: mark
    fields:
      mark: text
      tale: { type: text, optional: true }
      keeper: { type: player, optional: true }
actions:
  summon:
    note: "${NOTE}"
    takes:
      who: { type: player, note: "${NOTE}" }
      crowd: { type: list, of: player, optional: true }
      about: { type: stock, optional: true }
      some: { type: list, of: stock, optional: true }
      with_relic: { type: relic, optional: true }
      relics_all: { type: list, of: relic, optional: true }
      way: { type: enum, options: [ ${OPTIONS} ], optional: true }
      count: { type: integer, min: 1, max: 9, optional: true }
      openly: { type: flag, optional: true }
      words: { type: text, optional: true }
    does:
      - announce: "{{player.name}} summons {{who.name}}, who says {{who.motto}}."
  pledge:
    note: "${NOTE}"
    takes: { who: player, words: { type: text, optional: true } }
    confirmed_by: { who: player, count: 2 }
    does:
      - announce: "{{player.name}} pledges to {{who.name}}."
by_hand:
  - "Every motto is set in verse <!here>."
`;

/** The shipped law, the crowded rule and as many rules in words alone as the plan has texts. */
export function lawOf(plan: Plan): Documents {
  const [core, round] = shipped;
  if (core === undefined || round === undefined) throw new Error('the law ships in two documents');
  const crowded = rule('Crowded', 'The motto of everybody is set by hand.', CROWDED);
  const others = plan.texts.map((text, i) =>
    rule(`Clause ${i} ${inTitle(plan, i)}`, held(text).slice(0, KEPT_CHARS), null),
  );
  return [core, { ...round, rules: [...round.rules, crowded, ...others] }];
}

function rule(title: string, text: string, mechanism: string | null): Rule {
  const id = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '');
  return { id, title, scope: 'round', text, mechanism };
}

/** What the law would print is not looked for in words that people wrote at random. */
function held(text: string): string {
  return text.replaceAll('{{', '{ ');
}

function inTitle(plan: Plan, i: number): string {
  return [...(plan.titles[i % plan.titles.length] ?? '')].slice(0, 60).join('').replace(/\s+/g, ' ');
}
