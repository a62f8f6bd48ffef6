import type { redirectCalls, redirectDeskCalls } from '#contract/calls/redirects.ts';
import type { Handlers } from '../../handler.ts';
import { addRedirect, editRedirect, redirectFrom, removeRedirect } from './redirects.ts';
import { listRedirects } from './redirects.queries.ts';
import { exportSheet, importSheet } from './sheet.ts';

export const redirectHandlers: Handlers<typeof redirectCalls> = {
  async find(ctx, { path }) {
    return { redirect: (await redirectFrom(ctx, path)) ?? null };
  },
};

export const redirectDeskHandlers: Handlers<typeof redirectDeskCalls> = {
  async list(ctx, filter) {
    const { rows, total } = await listRedirects(ctx.db, filter);
    const infos = rows.map(({ path, target, lastHitAt, madeAt, ...row }) => ({
      ...row,
      from: path,
      to: target ?? '',
      lastHitAt: lastHitAt?.toISOString() ?? null,
      madeAt: madeAt.toISOString(),
    }));
    return { infos, total };
  },
  add: addRedirect,
  edit: editRedirect,
  remove: removeRedirect,
  exportSheet,
  importSheet,
};
