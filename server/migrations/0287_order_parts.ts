import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Further projects of an order, each with its own licensee. What its first one says stands in the order itself.
    create table order_parts (
      order_id bigint not null references orders,
      position int not null check (position > 0),
      licensee_type text not null check (licensee_type in ('company', 'individual')),
      licensee text not null,
      credit_code text not null default '',
      project_name text not null,
      brand text not null,
      end_client text not null default '',
      starts_on date not null,
      primary key (order_id, position)
    );
    -- The part that a line belongs to, of its own order only; null: what the order itself says.
    alter table order_lines add part int,
      add constraint order_lines_part foreign key (order_id, part) references order_parts (order_id, position);
    create index order_lines_of_part on order_lines (order_id, part) where part is not null;

    -- Licensees and projects of further parts, so that one index finds an order by all of its names.
    alter table orders add further_words text not null default '';
    drop index orders_words;
    create index orders_words on orders
      using gin (letter_pairs(order_words(number, licensee, project_name || further_words)));
    drop index orders_words_of_company;
    create index orders_words_of_company on orders
      using gin (company_pairs(customer_id, order_words(number, licensee, project_name || further_words)))
      where customer_id is not null;
  `.execute(db);
}
