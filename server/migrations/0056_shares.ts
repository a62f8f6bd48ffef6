import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Whether a photographer sells through us only. The newest row that has begun counts; without one they do not.
    create table share_standings (
      id bigint generated always as identity primary key,
      user_id bigint not null references users,
      exclusive boolean not null,
      effective_on date not null,
      reason text not null,
      set_by bigint references users,
      created_at timestamptz not null default clock_now()
    );
    create index share_standings_of on share_standings (user_id, effective_on desc, id desc);
    create index share_standings_set_by on share_standings (set_by) where set_by is not null;
    insert into share_standings (user_id, exclusive, effective_on, reason, set_by)
    select distinct on (user_id) user_id, exclusive, (decided_at at time zone 'Asia/Shanghai')::date, 'application', decided_by
    from applications where state = 'approved' and exclusive is not null order by user_id, id desc;

    -- Shares other than the agreement's: of everybody for one type of work, or of one photographer.
    create table share_rates (
      id bigint generated always as identity primary key,
      -- Null: everybody.
      user_id bigint references users,
      -- Null: every type.
      kind text check (kind in ('video', 'photo', 'music', 'effect')),
      -- Null: exclusive or not.
      exclusive boolean,
      -- Null: as if there were no such rate.
      percent int check (percent between 1 and 100),
      effective_on date not null,
      reason text not null,
      set_by bigint references users,
      created_at timestamptz not null default clock_now(),
      -- For everybody and everything the agreement speaks.
      check (user_id is not null or (kind is not null and exclusive is not null))
    );
    create index share_rates_of on share_rates (user_id, effective_on desc);
    create index share_rates_set_by on share_rates (set_by) where set_by is not null;

    create function refuse_share_change() returns trigger language plpgsql as $$
    begin
      raise exception 'what a sale was shared by is never changed';
    end $$;
    create trigger share_standings_stay before update or delete on share_standings
      for each row execute function refuse_share_change();
    create trigger share_rates_stay before update or delete on share_rates
      for each row execute function refuse_share_change();

    -- How the money for a licence is divided, as it stood at that moment.
    alter table sales
      add column price_fen bigint,
      add column discount_fen bigint,
      add column vat_fen bigint,
      add column net_fen bigint,
      -- 0 for works of the house and of pond5.
      add column share_percent int,
      add column share_fen bigint,
      add column exclusive boolean,
      -- The clause and, where it differs, the rate that says so.
      add column agreement_version int references agreements,
      add column rate_id bigint references share_rates,
      -- Until then the buyer may ask for the money back.
      add column refund_until timestamptz;

    with sold as (
      select s.id, s.amount_fen, coalesce(quoted.price_fen, abs(s.amount_fen)) * sign(s.amount_fen) as price_fen,
        round(s.amount_fen * 100 / 106.0) as net_fen,
        coalesce(standing.exclusive, false) as exclusive,
        m.source <> 'pond5' and u.gid = 2 as shared,
        coalesce(o.paid_at, s.at) + interval '7 days' as refund_until
      from sales s
      join order_lines line on line.id = s.line_id
      join orders o on o.id = line.order_id
      join materials m on m.id = line.material_id
      join users u on u.id = s.owner_id
      left join share_standings standing on standing.user_id = s.owner_id
      left join lateral (
        select l.price_fen from quote_lines l join quotes q on q.id = l.quote_id
        where l.line_id = s.line_id and l.price_fen - l.discount_fen = abs(s.amount_fen)
        order by q.version desc limit 1
      ) quoted on true
    ), rated as (
      select *, case when not shared then 0 when exclusive then 60 else 50 end as percent from sold
    )
    update sales s
    set price_fen = r.price_fen, discount_fen = r.price_fen - r.amount_fen, net_fen = r.net_fen,
      vat_fen = r.amount_fen - r.net_fen, share_percent = r.percent, share_fen = round(r.net_fen * r.percent / 100.0),
      exclusive = r.exclusive, agreement_version = case when r.shared then 1 end, refund_until = r.refund_until
    from rated r where r.id = s.id;

    alter table sales
      alter price_fen set not null,
      alter discount_fen set not null,
      alter vat_fen set not null,
      alter net_fen set not null,
      alter share_percent set not null,
      alter share_fen set not null,
      alter exclusive set not null,
      alter refund_until set not null,
      add check (amount_fen = price_fen - discount_fen and amount_fen = vat_fen + net_fen),
      add check (share_fen = round(net_fen * share_percent / 100.0)),
      add check ((share_percent = 0) = (agreement_version is null));
    create index sales_rate on sales (rate_id) where rate_id is not null;
    create trigger sales_stay before update of line_id, owner_id, amount_fen, price_fen, discount_fen, vat_fen, net_fen,
      share_percent, share_fen, exclusive, agreement_version, rate_id, reverses on sales
      for each row execute function refuse_share_change();
  `.execute(db);
}
