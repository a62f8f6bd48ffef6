import { sql } from 'kysely';
import type { CompanyRole } from '#contract/domain/company.ts';
import type { Database } from '../../platform/database/database.ts';

/** Makes somebody a member of a company; false when they belong to one already. */
export async function joinCompany(
  db: Database,
  { userId, customerId, role }: { userId: number; customerId: number; role: CompanyRole },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update users set customer_id = ${customerId}, company_role = ${role}, company_since = clock_now(), project_id = null
    where id = ${userId} and customer_id is null and disabled_at is null`.execute(db);
  return numAffectedRows === 1n;
}

interface Membership {
  userId: number;
  customerId: number;
}

/** False when they do not belong to it. */
export async function endMembership(db: Database, { userId, customerId }: Membership): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update users set customer_id = null, company_role = default, company_since = null, project_id = null
    where id = ${userId} and customer_id = ${customerId}`.execute(db);
  return numAffectedRows === 1n;
}

/** The role before; undefined when they do not belong to it or have the role already. */
export async function setCompanyRole(
  db: Database,
  { userId, customerId, role }: Membership & { role: CompanyRole },
): Promise<CompanyRole | undefined> {
  const { rows } = await sql<{ before: CompanyRole }>`
    update users set company_role = ${role} from users before
    where users.id = ${userId} and before.id = users.id and users.customer_id = ${customerId}
      and before.company_role <> ${role}
    returning before.company_role as before`.execute(db);
  return rows[0]?.before;
}

/** Which project of their company somebody works on; false when they do not belong to it. */
export async function setProject(
  db: Database,
  { userId, customerId, projectId }: Membership & { projectId: number | null },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update users set project_id = ${projectId} where id = ${userId} and customer_id = ${customerId}`.execute(db);
  return numAffectedRows === 1n;
}
