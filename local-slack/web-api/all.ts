import { authMethods } from './auth.ts';
import { chatMethods } from './chat.ts';
import { conversationMethods } from './conversations.ts';
import { fileMethods } from './files.ts';
import { historyMethods } from './history.ts';
import { markMethods } from './marks.ts';
import type { Method } from './method.ts';
import { userMethods } from './users.ts';
import { viewMethods } from './views.ts';

/** Every method there is; any other is `unknown_method`. */
export const METHODS: ReadonlyMap<string, Method> = new Map(
  Object.entries({
    ...authMethods,
    ...chatMethods,
    ...conversationMethods,
    ...historyMethods,
    ...userMethods,
    ...markMethods,
    ...viewMethods,
    ...fileMethods,
  }),
);
