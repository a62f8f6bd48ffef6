import { z } from 'zod';
import { GATEWAYS } from '#contract/domain/payment.ts';
import { telling } from '../../invoice-provider/sandbox/control.ts';
import { payTrade, type SandboxTrade, stateOf } from './book.ts';
import { type Delivery, sendNotice } from './delivery.ts';
import { NOTICE_FAULTS, noticeOf } from './notices.ts';
import type { Sandbox } from './sandbox.ts';

const trade = { gateway: z.enum(GATEWAYS), outTradeNo: z.string() };

const controls = {
  /** Pays now; `late` also pays a closed trade, as if the payment was under way when it closed. */
  pay: z.strictObject({ ...trade, late: z.boolean().default(false) }),
  /** Returns the state of a trade here. */
  trade: z.strictObject(trade),
  /** Makes one notice, right or wrong, whatever the state of the trade, and sends it unless `send` is false. */
  notice: z.strictObject({
    ...trade,
    wrong: z.enum(NOTICE_FAULTS).optional(),
    amountFen: z.int().optional(),
    seconds: z.int().optional(),
    send: z.boolean().default(true),
  }),
  whims: z.strictObject({
    down: z.boolean().optional(),
    refunds: z.enum(['normal', 'refuse', 'hold']).optional(),
    notices: telling.optional(),
  }),
};

export type ControlName = keyof typeof controls;
export type ControlInput = { [Name in ControlName]: z.input<(typeof controls)[Name]> };

/** Answers a control call; undefined when there is no such call, trade or input. */
export async function control(
  sandbox: Sandbox,
  delivery: Delivery,
  { name, input }: { name: string; input: unknown },
): Promise<object | undefined> {
  switch (name) {
    case 'whims':
      return setWhims(sandbox, controls.whims.safeParse(input).data);
    case 'pay': {
      const wish = controls.pay.safeParse(input).data;
      const found = wish && sandbox.book.find(wish.gateway, wish.outTradeNo);
      return found && pay(sandbox, delivery, found, wish.late);
    }
    case 'trade': {
      const wish = controls.trade.safeParse(input).data;
      return wish && sandbox.book.find(wish.gateway, wish.outTradeNo);
    }
    case 'notice': {
      const wish = controls.notice.safeParse(input).data;
      const found = wish && sandbox.book.find(wish.gateway, wish.outTradeNo);
      if (!found) return undefined;
      const notice = noticeOf(sandbox, asPaid(sandbox, found), wish);
      return { notice, ...(wish.send ? { reply: await sendNotice(notice) } : {}) };
    }
    default:
      return undefined;
  }
}

function setWhims({ whims }: Sandbox, wish: ControlInput['whims'] | undefined): object | undefined {
  if (!wish) return undefined;
  if (wish.down !== undefined) whims.down = wish.down;
  if (wish.refunds !== undefined) whims.refunds = wish.refunds;
  Object.assign(whims.notices, wish.notices);
  return whims;
}

/** Pays a trade and tells the product; does not pay twice. */
export function pay(sandbox: Sandbox, delivery: Delivery, found: SandboxTrade, late = false): SandboxTrade {
  const state = stateOf(found);
  if (state === 'unpaid' || (late && state === 'closed')) {
    payTrade(sandbox.book, found);
    delivery.tell(found);
  }
  return found;
}

/** Makes a notice report a payment even when nobody has paid, because the product must not simply trust it. */
function asPaid({ book }: Sandbox, found: SandboxTrade): SandboxTrade {
  if (found.state === 'paid') return found;
  const silent = { ...book, save: () => {} };
  const paid = { ...found };
  payTrade(silent, paid);
  return paid;
}
