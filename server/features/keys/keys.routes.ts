import type { keyCalls } from '#contract/calls/keys.ts';
import type { Handlers } from '../../handler.ts';
import { createKey, endKey, readKeys } from './keys.ts';

export const keyHandlers: Handlers<typeof keyCalls> = {
  list: (ctx) => readKeys(ctx),
  create: createKey,
  revoke: endKey,
};
