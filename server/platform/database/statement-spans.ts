import type { LogEvent } from 'kysely';
import { noteSpan, type SpanStart } from '../tracing/span.ts';

/** Where a statement names what it reads and changes, apart from the same words in other meanings. */
const BEFORE = String.raw`(?<!\bdistinct\s+|\bextract\(\w+\s+)\bfrom|\binto|\bjoin|(?<!\b(?:for|key|do)\s+)\bupdate`;
const TABLES = new RegExp(String.raw`(?:${BEFORE})\s+(?:only\s+)?"?(?!lateral\b)([a-z_][\w.]*)(?!\()\b`, 'gi');
const MOST_NAMED = 4;

/** Names a statement by its verb and its tables. Values are parameters, so none of them stands in it. */
export function nameStatement(text: string): string {
  const verb = /^\s*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const tables = new Set(Array.from(text.matchAll(TABLES), ([, table]) => table));
  return [verb, ...[...tables].slice(0, MOST_NAMED)].join(' ');
}

export function statementSpan(name: string): SpanStart {
  return { name, kind: 'client', attributes: { 'db.system.name': 'postgresql', 'db.query.summary': name } };
}

/** Records a statement of kysely, which tells of it when it has ended. */
export function noteStatement({ level, query, queryDurationMillis }: LogEvent): void {
  noteSpan(() => statementSpan(nameStatement(query.sql)), { tookMs: queryDurationMillis, failed: level === 'error' });
}
