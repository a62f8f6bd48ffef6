import { type RawBuilder, sql } from 'kysely';

/** Columns of a row in a queue of the office: whose it is, and who has claimed and decided it. */
export interface QueueColumns {
  account: string;
  overdue: boolean;
  claimedBy: number | null;
  claimer: string | null;
  claimedUntil: Date | null;
  decidedBy: string | null;
}

/**
 * Parts of statements about a queue of the office that staff claim from, by deadline. Its rows, here under an alias, have
 * user_id, due_at, claimed_by, claimed_until, decided_at and decided_by. Conditions are worded like the partial indexes,
 * so that PostgreSQL uses them.
 */
export function queueOf(alias: string, open: RawBuilder<boolean>) {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return {
    columns: sql`
      coalesce(u.email, u.mobile, '') as account, ${open} and ${column('due_at')} < clock_now() as overdue,
      claimer.id as claimed_by, claimer.nickname as claimer, ${column('claimed_until')}, decider.nickname as decided_by`,
    people: sql`
      join user_facts u on u.id = ${column('user_id')}
      left join user_facts claimer on claimer.id = ${column('claimed_by')} and ${column('claimed_until')} > clock_now()
      left join user_facts decider on decider.id = ${column('decided_by')}`,
    views: (me: number) => ({
      queue: open,
      overdue: sql<boolean>`${open} and ${column('due_at')} < clock_now()`,
      mine: sql<boolean>`${open} and ${column('claimed_by')} = ${me} and ${column('claimed_until')} > clock_now()`,
    }),
    decided: (state: string) => sql<boolean>`${column('state')} = ${state} and ${column('decided_at')} is not null`,
    lately: sql<boolean>`${column('decided_at')} > clock_now() - interval '30 days'`,
    byDeadline: sql`${column('due_at')}, ${column('id')}`,
    newestDecided: sql`${column('decided_at')} desc, ${column('id')} desc`,
  };
}
