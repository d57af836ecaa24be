/**
 * What each surface needs to know, as plain data: no markup, no Slack, no finished sentences but those of the rules.
 *
 * Words that people wrote (titles, entries, news) are handed over as Slack delivered them: `&amp;`, `<@U…>` and all.
 * Everything else (display names, cell values, rule texts with their holes filled) is plain. Instants are epoch ms.
 */
export type * from './views/amendments.ts';
export type * from './views/answers.ts';
export type * from './views/audit.ts';
export type * from './views/board.ts';
export type * from './views/charts.ts';
export type * from './views/claims.ts';
export type * from './views/forms.ts';
export type * from './views/home.ts';
export type * from './views/lookups.ts';
export type * from './views/market.ts';
export type * from './views/matters.ts';
export type * from './views/people.ts';
export type * from './views/refusals.ts';
export type * from './views/shared.ts';
export type * from './views/strikes.ts';
