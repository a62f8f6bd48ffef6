import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Letter pairs of words among what a company has, so that one index finds both.
    create function company_pairs(customer_id bigint, words text) returns text[]
      language sql immutable parallel safe strict cost 5000
      return letter_pairs(words) || ('company ' || customer_id);
    create index orders_words_of_company on orders
      using gin (company_pairs(customer_id, order_words(number, licensee, project_name)))
      where customer_id is not null;
  `.execute(db);
}
