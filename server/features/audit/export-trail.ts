import { clockInChina } from '#contract/domain/china-time.ts';
import type { Context } from '../../context.ts';
import { csv } from '../../platform/csv/write.ts';
import { textFor } from '../../platform/http/reply.ts';
import { listEvents, type TrailFilter } from './audit.queries.ts';

const MOST_EXPORTED = 20_000;

type Names = Record<string, string | Record<string, string>>;

/** The name of `thing.happened`, or else the code. */
function nameOf(actions: Names, code: string): string {
  const [thing = '', happened = ''] = code.split('.');
  const names = actions[thing];
  return (typeof names === 'object' ? names[happened] : names) ?? code;
}

/** The trail as a spreadsheet: times in China's time, what changed as JSON. */
export async function exportTrail(ctx: Context, filter: TrailFilter): Promise<{ csv: string }> {
  const rows = await listEvents(ctx.db, filter, { limit: MOST_EXPORTED, offset: 0 });
  const { audit, actions } = textFor(ctx.language).office;
  const heads = [
    audit.time,
    audit.actor,
    audit.action,
    audit.code,
    audit.subject,
    audit.reason,
    audit.before,
    audit.after,
  ];
  const lines = rows.map(({ at, actor, action, subject, reason, before, after }) => [
    clockInChina(at),
    actor === 'system' ? audit.system : actor,
    nameOf(actions, action),
    action,
    subject,
    reason ?? '',
    before === null ? '' : JSON.stringify(before),
    after === null ? '' : JSON.stringify(after),
  ]);
  return { csv: csv([heads, ...lines]) };
}
