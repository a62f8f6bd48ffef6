import { sql } from 'kysely';
import type { PartInfo } from '#contract/domain/order-parts.ts';
import type { Database } from '../../platform/database/database.ts';

/** The licence details that each project of an order has of its own. */
export function partOf(info: PartInfo): PartInfo {
  const { licenseeType, licensee, creditCode, projectName, brand, endClient, startsOn } = info;
  return { licenseeType, licensee, creditCode, projectName, brand, endClient, startsOn };
}

/** Further projects of an order. */
export async function listParts(db: Database, orderId: number): Promise<PartInfo[]> {
  const { rows } = await sql<PartInfo>`
    select licensee_type, licensee, credit_code, project_name, brand, end_client,
      to_char(starts_on, 'YYYY-MM-DD') as starts_on
    from order_parts where order_id = ${orderId} order by position`.execute(db);
  return rows;
}

/** Names of all projects and licensees of `orders o`, as one text. */
export const PROJECT_NAMES = namesOf('project_name');
export const LICENSEES = namesOf('licensee');

function namesOf(column: 'project_name' | 'licensee') {
  const name = sql.ref(column);
  return sql`array_to_string(
    o.${name} || array(select p.${name} from order_parts p where p.order_id = o.id order by p.position), ' · ')`;
}

/** Adds further projects to an order that has none; its lines come next. */
export async function insertParts(db: Database, orderId: number, parts: readonly PartInfo[]): Promise<void> {
  if (parts.length > 0)
    await db
      .insertInto('orderParts')
      .values(parts.map((part, place) => ({ orderId, position: place + 1, ...partOf(part) })))
      .execute();
}

/** What else finds an order, as `further_words` keeps it. */
export function furtherWords(parts: readonly PartInfo[]): string {
  return parts.map(({ licensee, projectName }) => ` ${licensee} ${projectName}`).join('');
}

export interface LinePart {
  lineId: number;
  part: number;
}

/** The project of each line of an order. */
export async function listLineParts(db: Database, orderId: number): Promise<LinePart[]> {
  const { rows } = await sql<LinePart>`
    select id as line_id, coalesce(part, 0) as part from order_lines where order_id = ${orderId} order by position`.execute(
    db,
  );
  return rows;
}

/** Replaces all further projects of an order, and says for each line to which it belongs. */
export async function replaceParts(
  db: Database,
  orderId: number,
  parts: readonly PartInfo[],
  lines: readonly LinePart[],
): Promise<void> {
  await sql`update order_lines set part = null where order_id = ${orderId}`.execute(db);
  await sql`delete from order_parts where order_id = ${orderId}`.execute(db);
  await insertParts(db, orderId, parts);
  await sql`
    update order_lines l set part = nullif(wanted.part, 0)
    from unnest(
      ${lines.map(({ lineId }) => lineId)}::bigint[], ${lines.map(({ part }) => part)}::int[]
    ) as wanted (line_id, part)
    where l.id = wanted.line_id and l.order_id = ${orderId}`.execute(db);
  await sql`update orders set further_words = ${furtherWords(parts)} where id = ${orderId}`.execute(db);
}
