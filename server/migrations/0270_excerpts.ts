import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['cart_items', 'order_lines'])
    await sql`
      -- In and out points of a clip, in whole hundredths of a second; null: all of it.
      alter table ${sql.table(table)} add in_ms integer, add out_ms integer,
        add check (num_nonnulls(in_ms, out_ms) in (0, 2)),
        add check (in_ms >= 0 and in_ms < out_ms and in_ms % 10 = 0 and out_ms % 10 = 0)
    `.execute(db);
}
