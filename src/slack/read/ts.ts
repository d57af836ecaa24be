import { z } from 'zod';

/** Slack's time of something, `1612343520.000200`, seconds. Anything else would be no moment, and stand in the log as one. */
export const slackTs = z.string().regex(/^\d{1,12}(?:\.\d{1,9})?$/);

/** The same where it may be missing; what is no time is not there. */
export const maybeTs = slackTs.optional().catch(undefined);
