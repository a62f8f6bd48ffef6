import type { RedirectLine, RedirectReport, WrittenRedirect } from '#contract/calls/redirects.ts';
import {
  REDIRECT_COLUMNS,
  REDIRECT_LIMITS,
  REDIRECT_STATUSES,
  type RedirectColumn,
} from '#contract/domain/redirects.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { readTable } from '../../platform/csv/table.ts';
import { csv } from '../../platform/csv/write.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { recordChanges } from '../audit/audit.ts';
import { type Faults, leadsBack, readWritten, wayOf, waysOf } from './faults.ts';
import { recorded } from './redirects.ts';
import {
  allRedirects,
  insertRedirects,
  type KeptRedirect,
  listRedirects,
  lockRedirects,
  type Redirect,
  type RedirectFilter,
  updateRedirects,
} from './redirects.queries.ts';

export async function exportSheet(ctx: MemberContext, filter: RedirectFilter) {
  const { rows } = await listRedirects(ctx.db, { ...filter, pageNo: 1, pageSize: REDIRECT_LIMITS.all });
  const lines = rows.map((row) => {
    const cells = cellsOf(row);
    return [...REDIRECT_COLUMNS.map((column) => cells[column]), row.hits];
  });
  return { csv: csv([[...REDIRECT_COLUMNS, 'hits'], ...lines]) };
}

function cellsOf({ path, target, status, note }: Redirect): Record<RedirectColumn, string> {
  return { from: path, to: target ?? '', status: String(status), note };
}

/** A line of the table, and what it asks for unless it is wrong. */
interface ReadLine {
  line: number;
  from: string;
  faults: Faults;
  redirect?: Redirect;
}

/** Says line by line what a table would add and change. `apply` takes over all of it, or nothing where a line is wrong. */
export async function importSheet(
  ctx: MemberContext,
  { file, apply }: { file: string; apply: boolean },
): Promise<RedirectReport | Problem> {
  const table = readTable(file, REDIRECT_COLUMNS, { column: 'from', missing: 'csv-no-from' });
  if (isProblem(table)) return table;
  return await transaction(ctx, async (tx) => {
    const read: ReadLine[] = [];
    for (const { line, cells } of table.lines) read.push(await readLine(tx, line, cells));
    await lockRedirects(tx.db);
    const kept = new Map((await allRedirects(tx.db)).map((one) => [one.path, one]));
    markRepeated(read);
    markLoops(read, [...kept.values()]);
    const lines = read.map((one) => reportOf(one, kept));
    const applied = apply && lines.every(({ outcome }) => outcome !== 'error');
    const added = lines.filter(({ outcome }) => outcome === 'add').length;
    if (applied && kept.size + added > REDIRECT_LIMITS.all) return problem('redirects-full');
    if (applied) await takeOver(tx, read, kept);
    return { lines, ignored: table.ignored.filter((name) => name !== 'hits'), applied };
  });
}

async function readLine(
  { db }: MemberContext,
  line: number,
  cells: ReadonlyMap<RedirectColumn, string>,
): Promise<ReadLine> {
  const cell = (column: RedirectColumn) => cells.get(column) ?? '';
  const from = cell('from');
  const written = { from, to: cell('to'), note: cell('note') };
  const status = REDIRECT_STATUSES.find((one) => String(one) === (cell('status') || '301'));
  const faults = { ...faultsOfLength(written), ...(status === undefined && { status: 'invalid' as const }) };
  if (status === undefined || Object.keys(faults).length > 0) return { line, from, faults };
  const redirect = await readWritten(db, { ...written, status });
  return 'faults' in redirect ? { line, from, ...redirect } : { line, from, faults, redirect };
}

function faultsOfLength({ from, to, note }: Omit<WrittenRedirect, 'status'>): Faults {
  const tooLong = (text: string, most: number) => Array.from(text).length > most;
  return {
    ...(from === '' && { from: 'required' }),
    ...(tooLong(from, REDIRECT_LIMITS.path) && { from: 'too-long' }),
    ...(tooLong(to, REDIRECT_LIMITS.target) && { to: 'too-long' }),
    ...(tooLong(note, REDIRECT_LIMITS.note) && { note: 'too-long' }),
  };
}

function markRepeated(lines: readonly ReadLine[]): void {
  const seen = new Set<string>();
  for (const { redirect, faults } of lines) {
    if (!redirect) continue;
    if (seen.has(redirect.path)) faults.from = 'taken';
    seen.add(redirect.path);
  }
}

/** Lines that lead back to themselves once the whole table is taken over. */
function markLoops(lines: readonly ReadLine[], kept: readonly KeptRedirect[]): void {
  const ways = waysOf(kept);
  for (const { redirect } of lines) if (redirect) ways.set(redirect.path, wayOf(redirect.target));
  for (const { redirect, faults } of lines) if (redirect && leadsBack(redirect.path, ways)) faults.to = 'loop';
}

function reportOf({ line, from, faults, redirect }: ReadLine, kept: ReadonlyMap<string, Redirect>): RedirectLine {
  const wrong = REDIRECT_COLUMNS.flatMap((column) => {
    const fault = faults[column];
    return fault === undefined ? [] : [{ column, fault }];
  });
  if (!redirect || wrong.length > 0) return { line, from, outcome: 'error', faults: wrong, changes: [] };
  const before = kept.get(redirect.path);
  const changes = changesOf(before, redirect);
  return { line, from, outcome: !before ? 'add' : changes.length > 0 ? 'change' : 'unchanged', faults: [], changes };
}

function changesOf(before: Redirect | undefined, after: Redirect): RedirectLine['changes'] {
  const [was, is] = [before && cellsOf(before), cellsOf(after)];
  return REDIRECT_COLUMNS.filter((column) => column !== 'from' && (was?.[column] ?? '') !== is[column]).map(
    (column) => ({ column, before: was?.[column] ?? '', after: is[column] }),
  );
}

async function takeOver(
  tx: MemberContext,
  lines: readonly ReadLine[],
  kept: ReadonlyMap<string, KeptRedirect>,
): Promise<void> {
  const wanted = lines.flatMap(({ redirect }) => redirect ?? []);
  const added = wanted.filter(({ path }) => !kept.has(path));
  const changed = wanted.flatMap((redirect) => {
    const before = kept.get(redirect.path);
    return before && changesOf(before, redirect).length > 0 ? [{ id: before.id, before, ...redirect }] : [];
  });
  const ids = await insertRedirects(tx.db, added, tx.actor.userId);
  await updateRedirects(tx.db, changed);
  await recordChanges(tx, [
    ...added.map((redirect, index) => ({
      action: 'redirect.added',
      subject: `redirect:${ids[index]}`,
      after: recorded(redirect),
    })),
    ...changed.map(({ id, before, ...redirect }) => ({
      action: 'redirect.changed',
      subject: `redirect:${id}`,
      before: recorded(before),
      after: recorded(redirect),
    })),
  ]);
}
