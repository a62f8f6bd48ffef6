import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- For whom it was downloaded, as its licence says, so that a company's list is read from one index.
    alter table downloads add column customer_id bigint references customers;
    update downloads d set customer_id = l.customer_id
    from licences l where l.id = d.licence_id and l.customer_id is not null;
    create index downloads_of_customer on downloads (customer_id, id desc) where customer_id is not null;

    -- The company that bought all that is on it; null when somebody bought a part for themselves.
    alter table invoices add column customer_id bigint references customers;
    update invoices i set customer_id = c.id
    from (
      select l.invoice_id, min(o.customer_id) as id
      from invoice_lines l join orders o on o.id = l.order_id
      group by l.invoice_id
      having count(*) = count(o.customer_id) and min(o.customer_id) = max(o.customer_id)
    ) c where c.invoice_id = i.id;
    create index invoices_of_customer on invoices (customer_id, id desc) where customer_id is not null;

    -- What a company has spent in a time.
    create index orders_spent on orders (customer_id, paid_at) include (total_fen, buyer_id, project_name)
      where customer_id is not null and state = 'confirmed';
  `.execute(db);
}
