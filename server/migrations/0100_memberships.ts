import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table membership_plans (
      id bigint generated always as identity primary key,
      name_zh text not null,
      name_en text not null,
      days int not null check (days between 1 and 1100),
      percent int not null check (percent between 1 and 50),
      price_fen bigint not null check (price_fen > 0),
      kinds text[] not null check (cardinality(kinds) > 0 and kinds <@ '{video,photo,music}'),
      -- Rises with every change, so that nobody buys what they have not seen.
      version int not null default 1,
      created_at timestamptz not null default clock_now(),
      withdrawn_at timestamptz
    );

    -- Somebody buys a plan, as it was at that moment.
    create table product_orders (
      id bigint generated always as identity primary key,
      number text not null unique generated always as ('FHP' || lpad(id::text, 8, '0')) stored,
      buyer_id bigint not null references users,
      -- Bought for a company: all its members have it.
      customer_id bigint references customers,
      plan_id bigint not null references membership_plans,
      plan_version int not null,
      name_zh text not null,
      name_en text not null,
      days int not null check (days between 1 and 1100),
      percent int not null check (percent between 1 and 50),
      kinds text[] not null check (cardinality(kinds) > 0 and kinds <@ '{video,photo,music}'),
      total_fen bigint not null check (total_fen > 0),
      -- paid: the buyer says so, and finance looks for the transfer.
      state text not null default 'awaiting' check (state in ('awaiting', 'paid', 'confirmed', 'closed')),
      close_reason text check (close_reason in ('cancelled', 'payment-expired', 'refunded')),
      refund text not null default 'none' check (refund in ('none', 'requested', 'refused', 'refunded')),
      refund_words text not null default '',
      refund_requested_at timestamptz,
      refund_answer text not null default '',
      pay_by timestamptz not null,
      created_at timestamptz not null default clock_now(),
      updated_at timestamptz not null default clock_now(),
      paid_at timestamptz,
      confirmed_at timestamptz,
      closed_at timestamptz,
      check ((state = 'closed') = (close_reason is not null))
    );
    create index product_orders_buyer on product_orders (buyer_id, id desc);
    create index product_orders_customer on product_orders (customer_id, id desc) where customer_id is not null;
    create index product_orders_plan on product_orders (plan_id);
    create index product_orders_expiry on product_orders (pay_by) where state = 'awaiting';
    create index product_orders_refunds on product_orders (refund_requested_at) where refund = 'requested';

    -- The days that a paid product order gives to a person or a company.
    create table memberships (
      id bigint generated always as identity primary key,
      product_order_id bigint not null unique references product_orders,
      user_id bigint references users,
      customer_id bigint references customers,
      percent int not null check (percent between 1 and 50),
      kinds text[] not null,
      starts_on date not null,
      -- The last day.
      ends_on date not null,
      -- When a quote first got its discount.
      used_at timestamptz,
      -- A refund is asked for: it gives no discount meanwhile.
      on_hold boolean not null default false,
      reminded_at timestamptz,
      -- Ended before its last day.
      ended_at timestamptz,
      end_reason text check (end_reason in ('refunded', 'revoked')),
      end_words text not null default '',
      check (num_nonnulls(user_id, customer_id) = 1),
      check (starts_on <= ends_on),
      check ((ended_at is null) = (end_reason is null)),
      -- A holder has one at a time; when one ends early, those after it move up together.
      constraint memberships_one_at_a_time exclude using gist (
        int8range(coalesce(user_id, -customer_id), coalesce(user_id, -customer_id), '[]') with &&,
        daterange(starts_on, ends_on, '[]') with &&
      ) where (ended_at is null) deferrable initially deferred
    );
    create index memberships_user on memberships (user_id, ends_on) where ended_at is null;
    create index memberships_customer on memberships (customer_id, ends_on) where ended_at is null;
    create index memberships_reminders on memberships (ends_on) where ended_at is null and reminded_at is null;

    -- Money is for an order and its quote, or for a product order.
    alter table payment_attempts
      alter order_id drop not null,
      alter quote_id drop not null,
      add column product_order_id bigint references product_orders,
      add constraint payment_attempts_for_one_thing check (num_nonnulls(order_id, product_order_id) = 1),
      add constraint payment_attempts_for_a_quote check ((order_id is null) = (quote_id is null));
    create index payment_attempts_product_order on payment_attempts (product_order_id) where product_order_id is not null;
    create unique index payment_attempts_one_open_product on payment_attempts (product_order_id, gateway)
      where state = 'open' and product_order_id is not null;
    alter table payments
      alter order_id drop not null,
      alter quote_id drop not null,
      add column product_order_id bigint references product_orders,
      add constraint payments_for_one_thing check (num_nonnulls(order_id, product_order_id) = 1),
      add constraint payments_for_a_quote check ((order_id is null) = (quote_id is null));
    create index payments_product_order on payments (product_order_id) where product_order_id is not null;
    create unique index payments_one_settled_product on payments (product_order_id) where state = 'settled';
    create unique index payments_one_claimed_product on payments (product_order_id) where state = 'claimed';
  `.execute(db);
}
