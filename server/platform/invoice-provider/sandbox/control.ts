import { z } from 'zod';
import { settle } from './red.ts';
import { type ProviderSandbox, stateOf } from './sandbox.ts';

/** How the product is told: notices of payments, callbacks about invoices. */
export const telling = z
  .strictObject({
    drop: z.boolean(),
    delayMs: z.int().min(0).max(600_000),
    copies: z.int().min(1).max(100),
    origin: z.url(),
  })
  .partial();

const controls = {
  'invoices/whims': z.strictObject({
    tokenSeconds: z.int().min(1).max(86_400).optional(),
    down: z.boolean().optional(),
    silent: z.boolean().optional(),
    takeMs: z.int().min(0).max(60_000).optional(),
    answerMs: z.int().min(0).max(60_000).optional(),
    issue: z.enum(['normal', 'refuse', 'fail', 'hold']).optional(),
    quotaFen: z.int().nullable().optional(),
    readyMs: z.int().min(0).max(600_000).optional(),
    wrongAmount: z.boolean().optional(),
    fileOrigin: z.url().nullable().optional(),
    confirm: z.enum(['special', 'all', 'none']).optional(),
    redByItself: z.boolean().optional(),
    callbacks: telling.optional(),
  }),
  /** Ends every token that was given; tells how many there were. */
  'invoices/endTokens': z.strictObject({}),
  /** All invoices whose order number begins so, with their state. */
  'invoices/papers': z.strictObject({ orderNo: z.string() }),
  /** Changes a form as the buyer or the tax authority does: 04 confirmed, 05 denied, 07 lapsed. */
  'invoices/form': z.strictObject({ billId: z.string(), status: z.enum(['04', '05', '07']) }),
};

export type ProviderControlName = keyof typeof controls;
export type ProviderControlInput = { [Name in ProviderControlName]: z.input<(typeof controls)[Name]> };

/** Answers a control call; undefined when there is no such call, thing or input. */
export function controlProvider(
  sandbox: ProviderSandbox,
  { name, input }: { name: string; input: unknown },
): object | undefined {
  switch (name) {
    case 'invoices/whims':
      return setWhims(sandbox, controls[name].safeParse(input).data);
    case 'invoices/endTokens':
      sandbox.whims.tokensEndedAt = Date.now();
      return { given: sandbox.tokensGiven.length };
    case 'invoices/papers': {
      const wish = controls[name].safeParse(input).data;
      const papers = wish && sandbox.book.papers().filter(({ orderNo }) => orderNo.startsWith(wish.orderNo));
      return papers?.map((paper) => ({ ...paper, state: stateOf(sandbox, paper) }));
    }
    case 'invoices/form': {
      const wish = controls[name].safeParse(input).data;
      const form = wish && sandbox.book.form(wish.billId);
      if (form) settle(sandbox, form, wish.status);
      return form;
    }
    default:
      return undefined;
  }
}

function setWhims({ whims }: ProviderSandbox, wish: ProviderControlInput['invoices/whims'] | undefined) {
  if (!wish) return undefined;
  const { callbacks, quotaFen, fileOrigin, ...rest } = wish;
  Object.assign(whims, rest);
  if (quotaFen !== undefined) whims.quotaFen = quotaFen ?? undefined;
  if (fileOrigin !== undefined) whims.fileOrigin = fileOrigin ?? undefined;
  Object.assign(whims.callbacks, callbacks);
  return whims;
}
