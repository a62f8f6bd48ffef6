import { type RawBuilder, sql } from 'kysely';
import type { StatementView } from '#contract/calls/statements-desk.ts';
import { MEDIA_KINDS } from '#contract/domain/media.ts';
import { GID } from '#contract/domain/roles.ts';
import type { TaxCategory } from '#contract/domain/tax.ts';
import { containing, type Database } from '../../../platform/database/database.ts';
import { STATEMENT_COLUMNS, type StatementRow } from '../statements.queries.ts';

/** Somebody has noted that a statement was paid by itself, and nobody has confirmed it. */
const NOTED = sql`exists (select from payout_facts p where p.statement_id = t.id and p.noted_by is not null)`;

interface Held {
  photographer: string;
  claimedBy: number | null;
  claimer: string | null;
  claimedUntil: Date | null;
}

export interface DeskRow extends StatementRow, Held {
  openDisputes: number;
  noted: boolean;
}

interface Filter {
  view: StatementView;
  quarter?: string | undefined;
  keyword: string;
}

/** What waits comes first to last by its deadline; the rest newest first. */
const viewsOf = (me: number): Record<StatementView, { where: RawBuilder<unknown>; order: RawBuilder<unknown> }> => ({
  disputed: { where: sql`t.state = 'rejected'`, order: sql`t.confirm_by, t.id` },
  mine: {
    where: sql`t.state = 'rejected' and t.claimed_by = ${me} and t.claimed_until > clock_now()`,
    order: sql`t.confirm_by, t.id`,
  },
  'to-confirm': { where: sql`t.state = 'to-confirm'`, order: sql`t.confirm_by, t.id` },
  'to-remit': {
    where: sql`t.state = 'generated' and t.payable_fen > 0
      and not exists (select from payout_facts p where p.statement_id = t.id and p.live and p.noted_by is null)`,
    order: sql`t.confirmed_at, t.id`,
  },
  all: { where: sql`true`, order: sql`t.id desc` },
});

function matching({ view, quarter, keyword }: Filter, me: number) {
  const pattern = containing(keyword);
  return sql`${viewsOf(me)[view].where}
    and ${quarter === undefined ? sql`true` : sql`t.quarter = ${quarter}`}
    and ${keyword === '' ? sql`true` : sql`(u.nickname ilike ${pattern} or t.number ilike ${pattern})`}`;
}

const FROM = sql`
  statements t join user_facts u on u.id = t.user_id
  left join user_facts claimer on claimer.id = t.claimed_by and t.claimed_until > clock_now()`;

const HELD = sql`u.nickname as photographer, claimer.id as claimed_by, claimer.nickname as claimer, t.claimed_until`;

export async function listDesk(
  db: Database,
  filter: Filter,
  { limit, offset }: { limit: number; offset: number },
  me: number,
): Promise<DeskRow[]> {
  const { rows } = await sql<DeskRow>`
    select ${STATEMENT_COLUMNS}, ${HELD},
      (select count(*) from statement_disputes d where d.statement_id = t.id and d.answered_at is null) as open_disputes,
      ${NOTED} as noted
    from ${FROM} where ${matching(filter, me)}
    order by ${viewsOf(me)[filter.view].order} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countDesk(db: Database, filter: Filter, me: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${FROM} where ${matching(filter, me)}`.execute(db);
  return rows[0]!.total;
}

interface Counts {
  disputed: number;
  mine: number;
  toConfirm: number;
  toRemit: number;
  quarters: string[];
}

export async function countViews(db: Database, me: number): Promise<Counts> {
  const views = viewsOf(me);
  const { rows } = await sql<Counts>`
    select count(*) filter (where ${views.disputed.where}) as disputed,
      count(*) filter (where ${views.mine.where}) as mine,
      count(*) filter (where ${views['to-confirm'].where}) as to_confirm,
      count(*) filter (where ${views['to-remit'].where}) as to_remit,
      coalesce(array_agg(distinct t.quarter order by t.quarter desc), '{}') as quarters
    from statements t`.execute(db);
  return rows[0]!;
}

/** Whose a statement is, and who has claimed it. */
export async function findHeld(db: Database, id: number): Promise<Held> {
  const { rows } = await sql<Held>`select ${HELD} from ${FROM} where t.id = ${id}`.execute(db);
  return rows[0]!;
}

export async function findNoted(db: Database, id: number) {
  const { rows } = await sql<{
    id: number;
    notedBy: number;
    by: string;
    bank: string;
    numberEnd: string;
    amountFen: number;
    reference: string;
  }>`
    select p.id, p.noted_by, u.nickname as by, p.bank, p.number_end, p.amount_fen, p.noted_reference as reference
    from payout_facts p join user_facts u on u.id = p.noted_by where p.statement_id = ${id}`.execute(db);
  return rows[0];
}

export async function nameOf(db: Database, userId: number): Promise<string> {
  const { rows } = await sql<{ nickname: string }>`select nickname from user_facts where id = ${userId}`.execute(db);
  return rows[0]!.nickname;
}

interface PhotographerRow {
  userId: number;
  photographer: string;
  account: string;
  exclusive: boolean;
  percents: number[];
  taxCategory: TaxCategory | null;
  dueFen: number;
}

const PHOTOGRAPHERS = (keyword: string) => sql`
  user_facts u where u.gid = ${sql.lit(GID.photographer)} and ${
    keyword === ''
      ? sql`true`
      : sql`(u.nickname ilike ${containing(keyword)} or u.email ilike ${containing(keyword)}
          or u.mobile ilike ${containing(keyword)})`
  }`;

/** Those whose money waits for a category first. */
export async function listPhotographers(
  db: Database,
  keyword: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<PhotographerRow[]> {
  const { rows } = await sql<PhotographerRow>`
    with known as (
      select u.id, u.nickname, coalesce(u.email, u.mobile, '') as account,
        (select c.category from tax_categories c where c.user_id = u.id order by c.id desc limit 1) as tax_category,
        coalesce((
          select sum(t.payable_fen) from statements t
          where t.user_id = u.id and t.state in ('to-confirm', 'generated', 'rejected')), 0)::bigint as due_fen
      from ${PHOTOGRAPHERS(keyword)}
    ), chosen as (
      select * from known order by (tax_category is null) desc, due_fen desc, id limit ${limit} offset ${offset}
    )
    select chosen.id as user_id, chosen.nickname as photographer, chosen.account, chosen.tax_category, chosen.due_fen,
      rated.exclusive, rated.percents
    from chosen cross join lateral (
      select bool_or(rate.exclusive) as exclusive, array_agg(rate.percent order by k.place) as percents
      from unnest(${sql.val([...MEDIA_KINDS])}::text[]) with ordinality as k (kind, place),
        share_rate(chosen.id, k.kind, day_in_china(clock_now())) rate
    ) rated
    order by (chosen.tax_category is null) desc, chosen.due_fen desc, chosen.id`.execute(db);
  return rows;
}

export async function countPhotographers(db: Database, keyword: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${PHOTOGRAPHERS(keyword)}`.execute(db);
  return rows[0]!.total;
}
