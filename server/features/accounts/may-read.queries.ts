import { type RawBuilder, sql } from 'kysely';

/**
 * Who may read an order and all that came of it, such as licences, papers and files: `thing` names a table with
 * buyer_id and customer_id. What a company bought belongs to its present members while it is active, so that whoever
 * leaves loses it at once, the buyer too; all else belongs to its buyer.
 */
export function mayRead(userId: number | RawBuilder<number>, thing: string): RawBuilder<boolean> {
  const [buyerId, customerId] = [sql.ref(`${thing}.buyer_id`), sql.ref(`${thing}.customer_id`)];
  return sql`(
    (${customerId} is null and ${buyerId} = ${userId})
    or ${customerId} = (select customer_id from active_members where user_id = ${userId}))`;
}

/** Who may change it: its buyer, of a company only while they buy for it, and the company's administrators. */
export function mayChange(userId: number, thing: string): RawBuilder<boolean> {
  const [buyerId, customerId] = [sql.ref(`${thing}.buyer_id`), sql.ref(`${thing}.customer_id`)];
  return sql`(
    (${customerId} is null and ${buyerId} = ${userId})
    or exists (
      select from active_members a where a.user_id = ${userId} and a.customer_id = ${customerId}
        and (a.role = 'admin' or (a.role = 'buyer' and ${buyerId} = ${userId}))))`;
}

/** The same as `mayRead`, of what the company bought that this person belongs to. */
export function mayReadOfCompany(userId: number, thing: string): RawBuilder<boolean> {
  return sql`${sql.ref(`${thing}.customer_id`)} = (select customer_id from active_members where user_id = ${userId})`;
}

/** The same as `mayRead`, of what this person bought. */
export function mayReadOwn(userId: number, thing: string): RawBuilder<boolean> {
  return sql`(${sql.ref(`${thing}.buyer_id`)} = ${userId} and ${mayRead(userId, thing)})`;
}
