import { sql } from 'kysely';
import type { TaxCategory, TaxRules } from '#contract/domain/tax.ts';
import type { Database } from '../../platform/database/database.ts';

export interface Taxable {
  id: number;
  payableFen: number;
  month: number;
  category: TaxCategory;
  version: number;
  rules: TaxRules;
  earlierFen: number;
  earlierTaxFen: number;
}

/**
 * What the tax of statements depends on; without those whose photographer has no category. Only income of the same
 * category was taxed in the same way, so that nothing else counts over the year.
 */
export async function readTaxable(db: Database, ids: readonly number[]): Promise<Taxable[]> {
  const { rows } = await sql<Taxable>`
    select t.id, t.payable_fen, t.tax_month as month, own.category, rule.version, rule.rules,
      coalesce(earlier.paid, 0) as earlier_fen, coalesce(earlier.tax, 0) as earlier_tax_fen
    from statements t
    cross join lateral (
      select c.category from tax_categories c where c.user_id = t.user_id order by c.id desc limit 1
    ) own
    cross join lateral (
      select r.version, r.rules from tax_rules r
      where r.effective_on <= day_in_china(t.built_at) order by r.version desc limit 1
    ) rule
    left join lateral (
      select sum(e.payable_fen)::bigint as paid, sum(e.tax_fen)::bigint as tax from statements e
      where e.user_id = t.user_id and e.tax_year = t.tax_year and e.id < t.id and e.state <> 'invalid'
        and e.tax_category = own.category and e.tax_fen is not null
    ) earlier on true
    where t.id = any(${ids}::bigint[]) and t.payable_fen > 0
    order by t.id`.execute(db);
  return rows;
}

export interface Taxed {
  id: number;
  category: TaxCategory;
  /** Null: nothing is withheld. */
  version: number | null;
  earlierFen: number;
  earlierTaxFen: number;
  taxFen: number;
}

export async function saveTaxes(db: Database, taxes: readonly Taxed[]): Promise<void> {
  await sql`
    update statements t set tax_category = tax.category, tax_version = tax.version, earlier_fen = tax."earlierFen",
      earlier_tax_fen = tax."earlierTaxFen", tax_fen = tax."taxFen", net_fen = t.payable_fen - tax."taxFen"
    from jsonb_to_recordset(${JSON.stringify(taxes)}::jsonb) as tax (
      id bigint, category text, version int, "earlierFen" bigint, "earlierTaxFen" bigint, "taxFen" bigint)
    where t.id = tax.id and t.state in ('to-confirm', 'generated', 'rejected')`.execute(db);
}

const CATEGORIES = sql`hashtext('tax-categories')`;

/** No category is set until the transaction ends, which adds statements that nobody else sees before. */
export async function holdCategories(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${CATEGORIES})`.execute(db);
}

/** No statement is added until the transaction ends. */
export async function holdStatements(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${CATEGORIES})`.execute(db);
}

/** Statements of a photographer that are neither paid nor on their way to the bank, in their order, locked. */
export async function lockUnpaid(db: Database, userId: number): Promise<{ id: number; taxFen: number | null }[]> {
  const open = sql`user_id = ${userId} and state in ('to-confirm', 'generated', 'rejected') and payable_fen > 0`;
  await sql`select from statements where ${open} order by id for update`.execute(db);
  // Read after the lock, because who holds it may have put a statement into a batch.
  const { rows } = await sql<{ id: number; taxFen: number | null }>`
    select id, tax_fen from statements t
    where ${open} and not exists (select from payout_facts p where p.statement_id = t.id and p.live)
    order by id`.execute(db);
  return rows;
}

export async function insertCategory(
  db: Database,
  { userId, category, reason }: { userId: number; category: TaxCategory; reason: string },
  setBy: number,
): Promise<number> {
  const { id } = await db
    .insertInto('taxCategories')
    .values({ userId, category, reason, setBy })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function listCategories(db: Database, userId: number) {
  const { rows } = await sql<{ id: number; category: TaxCategory; reason: string; by: string | null; at: Date }>`
    select c.id, c.category, c.reason, u.nickname as by, c.created_at as at
    from tax_categories c left join user_facts u on u.id = c.set_by
    where c.user_id = ${userId} order by c.id desc limit 200`.execute(db);
  return rows;
}

interface RulesRow {
  version: number;
  effectiveOn: string;
  rules: TaxRules;
  reason: string;
  by: string | null;
  at: Date;
}

export async function listRules(db: Database): Promise<RulesRow[]> {
  const { rows } = await sql<RulesRow>`
    select r.version, r.effective_on::text as effective_on, r.rules, r.reason, u.nickname as by, r.created_at as at
    from tax_rules r left join user_facts u on u.id = r.set_by order by r.version desc`.execute(db);
  return rows;
}

export async function readRules(db: Database, version: number): Promise<TaxRules> {
  const { rows } = await sql<{ rules: TaxRules }>`select rules from tax_rules where version = ${version}`.execute(db);
  return rows[0]!.rules;
}

/** False when somebody else was first. */
export async function insertRules(
  db: Database,
  wanted: { version: number; effectiveOn: string; rules: TaxRules; reason: string; setBy: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into tax_rules (version, effective_on, rules, reason, set_by)
    select ${wanted.version}::int, ${wanted.effectiveOn}::date, ${JSON.stringify(wanted.rules)}::jsonb,
      ${wanted.reason}, ${wanted.setBy}
    where ${wanted.version}::int = (select max(version) + 1 from tax_rules)
    on conflict do nothing returning version`.execute(db);
  return rows.length === 1;
}
