import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A buyer was sent to a gateway with an order; what it says about it later names this.
    create table payment_attempts (
      id bigint generated always as identity primary key,
      order_id bigint not null references orders,
      quote_id bigint not null references quotes,
      gateway text not null check (gateway in ('alipay', 'wechat')),
      -- Our number at the gateway.
      out_trade_no text not null unique,
      amount_fen bigint not null check (amount_fen > 0),
      state text not null default 'open' check (state in ('open', 'paid', 'closed')),
      -- Where the buyer goes, or what the QR code says.
      target text not null default '',
      expires_at timestamptz not null,
      checked_at timestamptz,
      created_at timestamptz not null default clock_now()
    );
    create index payment_attempts_order on payment_attempts (order_id);
    create index payment_attempts_quote on payment_attempts (quote_id);
    create index payment_attempts_open on payment_attempts (coalesce(checked_at, created_at)) where state = 'open';
    create unique index payment_attempts_one_open on payment_attempts (quote_id, gateway) where state = 'open';

    -- The ledger: all money that came or is said to have come. Nothing is ever deleted.
    create table payments (
      id bigint generated always as identity primary key,
      gateway text not null check (gateway in ('alipay', 'wechat', 'transfer')),
      -- The gateway's own number; of a transfer the bank's, once finance has found it.
      trade_no text,
      order_id bigint not null references orders,
      quote_id bigint not null references quotes,
      attempt_id bigint references payment_attempts,
      amount_fen bigint not null check (amount_fen > 0),
      -- claimed: a buyer says so. settled: it pays for the order. refund_due: it came for nothing.
      state text not null check (state in ('claimed', 'rejected', 'settled', 'refund_due', 'refunded')),
      -- Why it is rejected or must go back.
      reason text not null default '',
      payer text not null default '',
      paid_at timestamptz not null,
      voucher_key text,
      decided_by bigint references users on delete set null,
      created_at timestamptz not null default clock_now(),
      updated_at timestamptz not null default clock_now(),
      check (gateway = 'transfer' or (trade_no is not null and attempt_id is not null)),
      check (gateway <> 'transfer' or state in ('claimed', 'rejected') or trade_no is not null),
      check (gateway = 'transfer' or state <> 'claimed')
    );
    create unique index payments_trade_no on payments (gateway, trade_no) where trade_no is not null;
    -- An order is paid once.
    create unique index payments_one_settled on payments (order_id) where state = 'settled';
    create unique index payments_one_claimed on payments (order_id) where state = 'claimed';
    create index payments_order on payments (order_id);
    create index payments_attempt on payments (attempt_id) where attempt_id is not null;
    create index payments_quote on payments (quote_id);
    create index payments_state on payments (state, id desc);
    create index payments_newest on payments (created_at desc, id desc);
    create index payments_paid_at on payments (paid_at);
    create index payments_voucher on payments (voucher_key) where voucher_key is not null;
    create index payments_decided_by on payments (decided_by) where decided_by is not null;

    -- Money on its way back; out_refund_no makes asking a gateway twice harmless.
    create table refunds (
      id bigint generated always as identity primary key,
      payment_id bigint not null references payments,
      out_refund_no text not null unique generated always as ('FHR' || lpad(id::text, 8, '0')) stored,
      amount_fen bigint not null check (amount_fen > 0),
      state text not null default 'sending' check (state in ('sending', 'done', 'failed')),
      -- The gateway's or the bank's number.
      trade_no text,
      reason text not null,
      failure text not null default '',
      -- How often its gateway was asked in vain, and when last.
      tries int not null default 0,
      tried_at timestamptz,
      approved_by bigint references users on delete set null,
      created_at timestamptz not null default clock_now(),
      done_at timestamptz
    );
    create unique index refunds_one on refunds (payment_id) where state in ('sending', 'done');
    create index refunds_payment on refunds (payment_id);
    create index refunds_state on refunds (state, id desc);
    create index refunds_done_at on refunds (done_at) where done_at is not null;
    create index refunds_approved_by on refunds (approved_by) where approved_by is not null;

    -- What gateways told us, believed or not, for whoever has to find out what happened.
    create table payment_notices (
      id bigint generated always as identity primary key,
      gateway text not null check (gateway in ('alipay', 'wechat')),
      out_trade_no text,
      trade_no text,
      outcome text not null,
      at timestamptz not null default clock_now()
    );
    create index payment_notices_trade on payment_notices (out_trade_no, id);
    create index payment_notices_at on payment_notices (at desc);
  `.execute(db);
}
