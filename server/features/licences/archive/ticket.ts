import type { Context } from '../../../context.ts';
import { currentTime } from '../../../platform/database/database.ts';

const TICKET_SECONDS = 600;

/** What a link opens: everything bought with an order, or what ends a claim against a licence. */
export type Wanted = { orderId: number } | { claimOf: number };
export type Ticket = Wanted & { userId: number; expires: number };

type Desk = Pick<Context, 'db' | 'secrets'>;

/** A link for one person, good for ten minutes. */
export async function ticketLink(ctx: Desk & Pick<Context, 'config'>, userId: number, wanted: Wanted): Promise<string> {
  const expires = (await currentTime(ctx.db)).getTime() + TICKET_SECONDS * 1000;
  const sealed = ctx.secrets.seal(JSON.stringify({ ...wanted, userId, expires } satisfies Ticket));
  return new URL(`/order/archive/${sealed}`, ctx.config.publicUrl).href;
}

/** Undefined when it is forged or has expired. */
export async function readTicket(ctx: Desk, sealed: string): Promise<Ticket | undefined> {
  const ticket = opened(ctx, sealed);
  return ticket && ticket.expires > (await currentTime(ctx.db)).getTime() ? ticket : undefined;
}

function opened({ secrets }: Desk, sealed: string): Ticket | undefined {
  try {
    return JSON.parse(secrets.open(sealed)) as Ticket;
  } catch {
    return undefined;
  }
}
