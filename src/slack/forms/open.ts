/** Every form there is, by what opens it. */
export { openAct } from './act.ts';
export { openAscend } from './ascend.ts';
export { openEntry } from './entry.ts';
export { openSetup } from './founding.ts';
export { openNews } from './news.ts';
export type { Opener } from './show.ts';
export { openTrade } from './trade.ts';
export { openVote } from './vote.ts';
