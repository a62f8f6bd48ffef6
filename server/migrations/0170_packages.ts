import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- So many licences of one kind for one use, to be taken within so many days.
    create table packages (
      -- Numbered together with plans, so that one number names one product.
      id bigint primary key default nextval('membership_plans_id_seq'),
      name_zh text not null,
      name_en text not null,
      kind text not null check (kind in ('video', 'photo')),
      scene text not null,
      channel text not null,
      period text not null check (period <> 'buyout'),
      area text not null,
      count int not null check (count between 1 and 1000),
      days int not null check (days between 1 and 1100),
      -- Null where sales quote it. Every licence costs at least one fen.
      price_fen bigint check (price_fen >= count),
      version int not null default 1,
      created_at timestamptz not null default clock_now(),
      withdrawn_at timestamptz
    );

    -- A product order is for a plan or a package; it has no price while sales are asked for one.
    alter table product_orders rename column plan_version to version;
    alter table product_orders
      alter plan_id drop not null,
      alter percent drop not null,
      alter total_fen drop not null,
      alter pay_by drop not null,
      add column package_id bigint references packages,
      -- What the buyer told sales when they asked for a price, and what sales answered.
      add column request_words text not null default '',
      add column answer_words text not null default '',
      add column quote_due_at timestamptz,
      drop constraint product_orders_state_check,
      add constraint product_orders_state_check check (
        state in ('requested', 'awaiting', 'paid', 'confirmed', 'closed')),
      drop constraint product_orders_close_reason_check,
      add constraint product_orders_close_reason_check check (
        close_reason in ('cancelled', 'payment-expired', 'refunded', 'declined')),
      add constraint product_orders_for_one_product check (num_nonnulls(plan_id, package_id) = 1),
      add constraint product_orders_plan_has_percent check ((plan_id is null) = (percent is null)),
      add constraint product_orders_priced check (
        state in ('requested', 'closed') or (total_fen is not null and pay_by is not null)),
      add constraint product_orders_requested check (state <> 'requested' or (total_fen is null and package_id is not null));
    create index product_orders_package on product_orders (package_id) where package_id is not null;
    create index product_orders_requests on product_orders (quote_due_at) where state = 'requested';

    -- The licences of a product order for a package, as it was when ordered. They can be taken from the day it is paid.
    create table package_pools (
      id bigint generated always as identity primary key,
      product_order_id bigint not null unique references product_orders,
      user_id bigint references users,
      customer_id bigint references customers,
      kind text not null check (kind in ('video', 'photo')),
      scene text not null,
      channel text not null,
      period text not null check (period <> 'buyout'),
      area text not null,
      quota int not null check (quota > 0),
      used int not null default 0 check (used >= 0 and used <= quota),
      starts_on date,
      -- The last day on which something may be taken.
      ends_on date check (starts_on <= ends_on),
      -- A refund is asked for: nothing is taken meanwhile.
      on_hold boolean not null default false,
      reminded_at timestamptz,
      ended_at timestamptz,
      end_reason text check (end_reason in ('refunded', 'revoked')),
      end_words text not null default '',
      check (num_nonnulls(user_id, customer_id) = 1),
      check (num_nulls(starts_on, ends_on) in (0, 2)),
      check (used = 0 or starts_on is not null),
      check ((ended_at is null) = (end_reason is null)),
      -- Money of what was used never goes back.
      check (used = 0 or end_reason is distinct from 'refunded')
    );
    create index package_pools_user on package_pools (user_id, ends_on) where ended_at is null;
    create index package_pools_customer on package_pools (customer_id, ends_on) where ended_at is null;
    create index package_pools_reminders on package_pools (ends_on) where ended_at is null and reminded_at is null;

    -- Taken from a package instead of ordered.
    alter table orders add column pool_id bigint references package_pools,
      add constraint orders_taken_from_one check (num_nonnulls(project_id, pool_id) < 2);
    create index orders_pool on orders (pool_id, id desc) where pool_id is not null;

    -- Each line that was taken is one licence of its package: the first, the second and so on.
    create table package_takings (
      line_id bigint primary key references order_lines,
      pool_id bigint not null references package_pools,
      place int not null check (place > 0),
      unique (pool_id, place)
    );

    -- What was taken from a package settles at once: its money came with the package.
    alter table payments
      drop constraint payments_gateway_check,
      drop constraint payments_by_gateway,
      drop constraint payments_by_project,
      add constraint payments_gateway_check check (gateway in ('alipay', 'wechat', 'transfer', 'project', 'package')),
      add constraint payments_by_gateway check (
        gateway in ('transfer', 'project', 'package') or (trade_no is not null and attempt_id is not null)),
      add constraint payments_taken check (
        gateway not in ('project', 'package') or (trade_no is not null and attempt_id is null and state = 'settled'));
  `.execute(db);
}
