import type { companyCalls, companyDeskCalls } from '#contract/calls/companies.ts';
import type { keyCalls } from '#contract/calls/keys.ts';
import type { Handlers } from '../../handler.ts';
import { apply, withdraw } from './apply.ts';
import { readStanding } from './companies.ts';
import { close, licenceLink, listForDesk, open, readDetail, reject } from './desk/desk.ts';
import { countViews } from './desk/desk.queries.ts';
import { spentByDay } from './desk/figures.queries.ts';
import { acceptInvite, invite, readInvite, withdrawInvite } from './invites.ts';
import { createKey, endKey, readKeys } from './keys.ts';
import { setApproveAbove, setLimit } from './limits.ts';
import { setReferences } from './references.ts';
import { leave, readPeople, remove, setRole } from './people.ts';

export const companyHandlers: Handlers<typeof companyCalls> = {
  mine: (ctx) => readStanding(ctx),
  apply,
  withdraw: (ctx) => withdraw(ctx),
  people: (ctx) => readPeople(ctx),
  invite,
  withdrawInvite,
  readInvite,
  acceptInvite,
  setRole,
  remove,
  setLimit,
  setApproveAbove,
  setReferences,
  leave: (ctx) => leave(ctx),
};

export const companyDeskHandlers: Handlers<typeof companyDeskCalls> = {
  summary: (ctx) => countViews(ctx.db),
  figures: async (ctx, { days }) => ({ infos: await spentByDay(ctx.db, days) }),
  list: listForDesk,
  detail: readDetail,
  licence: licenceLink,
  open,
  reject,
  close,
};

export const keyHandlers: Handlers<typeof keyCalls> = {
  list: (ctx) => readKeys(ctx),
  create: createKey,
  revoke: endKey,
};
