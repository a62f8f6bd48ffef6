import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table orders (
      id bigint generated always as identity primary key,
      -- What people say on the telephone.
      number text not null unique generated always as ('FH' || lpad(id::text, 8, '0')) stored,
      kind text not null check (kind in ('video', 'photo', 'music')),
      buyer_id bigint not null references users,
      -- Bought for a company: its licences outlive the buyer's account.
      customer_id bigint references customers,
      state text not null check (state in ('submitted', 'quoted', 'paid', 'confirmed', 'closed')),
      close_reason text check (
        close_reason in (
          'cancelled', 'quote-rejected', 'quote-expired', 'material-unavailable', 'duplicate', 'refunded'
        )
      ),
      close_words text not null default '',
      refund text not null default 'none' check (refund in ('none', 'requested', 'refused', 'refunded')),
      refund_words text not null default '',
      refund_requested_at timestamptz,
      refund_answer text not null default '',
      special_request text not null default '',

      licensee_type text not null check (licensee_type in ('company', 'individual')),
      licensee text not null,
      credit_code text not null default '',
      project_name text not null,
      brand text not null,
      end_client text not null default '',
      contact_name text not null,
      contact text not null,
      starts_on date not null,

      -- Of the live or accepted quote.
      total_fen bigint check (total_fen > 0),
      -- When the last request for a quote came in, and by when it must be answered.
      submitted_at timestamptz not null default clock_now(),
      quote_due_at timestamptz,
      pay_by timestamptz,
      -- The buyer was told that the quote is about to end.
      reminded_at timestamptz,
      created_at timestamptz not null default clock_now(),
      updated_at timestamptz not null default clock_now(),
      paid_at timestamptz,
      confirmed_at timestamptz,
      closed_at timestamptz,
      check ((state = 'closed') = (close_reason is not null)),
      check (state not in ('quoted', 'paid', 'confirmed') or total_fen is not null)
    );
    create index orders_of_buyer on orders (buyer_id, id desc);
    create index orders_of_buyer_state on orders (buyer_id, state, id desc);
    create index orders_of_customer on orders (customer_id, id desc) where customer_id is not null;
    create index orders_queue on orders (quote_due_at, id) where state = 'submitted';
    create index orders_state on orders (state, id desc);
    create index orders_expiry on orders (pay_by) where state = 'quoted';
    create index orders_refunds on orders (refund_requested_at) where refund = 'requested';
    create index orders_created on orders (created_at);
    create index orders_confirmed on orders (confirmed_at) include (total_fen) where confirmed_at is not null;
    create index orders_refunded on orders (closed_at) include (total_fen) where close_reason = 'refunded';
    create index orders_kind on orders (kind, state, id desc);
    -- Finds a part of a number, a licensee or a project, in Chinese too.
    create function order_words(number text, licensee text, project_name text) returns text language sql immutable
      parallel safe return lower(number || ' ' || licensee || ' ' || project_name);
    create index orders_words on orders using gin (letter_pairs(order_words(number, licensee, project_name)));

    create table order_lines (
      id bigint generated always as identity primary key,
      order_id bigint not null references orders,
      position int not null,
      material_id bigint not null references materials,
      scene text not null,
      channel text not null,
      period text not null,
      area text not null,
      -- Where its price came from, and what it said; null: by quote only.
      price_table_id bigint references price_tables,
      list_fen bigint check (list_fen > 0),
      unique (order_id, position)
    );
    create unique index order_lines_once on order_lines (order_id, material_id);
    create index order_lines_material on order_lines (material_id);
    create index order_lines_price_table on order_lines (price_table_id) where price_table_id is not null;

    -- What an order costs: version after version, one of them alive at most.
    create table quotes (
      id bigint generated always as identity primary key,
      order_id bigint not null references orders,
      version int not null,
      state text not null default 'live' check (state in ('live', 'superseded', 'accepted', 'ended')),
      -- Null: the product itself, out of the price table.
      made_by bigint references users on delete set null,
      note text not null default '',
      total_fen bigint not null check (total_fen > 0),
      valid_until timestamptz not null,
      -- The request that it answers, and by when it had to be; null: nobody had asked for it.
      asked_at timestamptz,
      due_at timestamptz,
      created_at timestamptz not null default clock_now(),
      unique (order_id, version)
    );
    create index quotes_answers on quotes (created_at) where asked_at is not null;
    create unique index quotes_one_live on quotes (order_id) where state in ('live', 'accepted');
    create index quotes_made_by on quotes (made_by) where made_by is not null;
    create table quote_lines (
      quote_id bigint not null references quotes on delete cascade,
      line_id bigint not null references order_lines,
      price_fen bigint not null check (price_fen > 0),
      discount_fen bigint not null default 0 check (discount_fen >= 0 and discount_fen * 2 <= price_fen),
      primary key (quote_id, line_id)
    );
    create index quote_lines_line on quote_lines (line_id);

    -- What buyer and sales say to each other about an order.
    create table order_messages (
      id bigint generated always as identity primary key,
      order_id bigint not null references orders,
      author_id bigint references users on delete set null,
      side text not null check (side in ('buyer', 'staff')),
      -- Asks for another quote.
      asks_change boolean not null default false,
      words text not null,
      at timestamptz not null default clock_now()
    );
    create index order_messages_order on order_messages (order_id, id);
    create index order_messages_author on order_messages (author_id) where author_id is not null;
  `.execute(db);
}
