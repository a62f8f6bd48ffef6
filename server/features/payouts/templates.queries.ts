import { sql } from 'kysely';
import type { PayoutTemplate } from '#contract/domain/payout-file.ts';
import type { Database } from '../../platform/database/database.ts';

interface TemplateRow {
  version: number;
  template: PayoutTemplate;
  reason: string;
  by: string | null;
  at: Date;
}

const ROWS = sql`
  select t.version, t.template, t.reason, u.nickname as by, t.created_at as at
  from payout_templates t left join user_facts u on u.id = t.set_by`;

export async function listTemplates(db: Database): Promise<TemplateRow[]> {
  const { rows } = await sql<TemplateRow>`${ROWS} order by t.version desc`.execute(db);
  return rows;
}

export async function newestTemplate(db: Database): Promise<TemplateRow> {
  const { rows } = await sql<TemplateRow>`${ROWS} order by t.version desc limit 1`.execute(db);
  return rows[0]!;
}

export async function readTemplate(db: Database, version: number): Promise<PayoutTemplate> {
  const { rows } = await sql<TemplateRow>`${ROWS} where t.version = ${version}`.execute(db);
  return rows[0]!.template;
}

/** False when somebody else was first. */
export async function insertTemplate(
  db: Database,
  { version, template, reason, setBy }: { version: number; template: PayoutTemplate; reason: string; setBy: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into payout_templates (version, template, reason, set_by)
    select ${version}::int, ${JSON.stringify(template)}::jsonb, ${reason}, ${setBy}
    where ${version}::int = (select max(version) + 1 from payout_templates)
    on conflict do nothing returning version`.execute(db);
  return rows.length === 1;
}
