import type { Context, Member, MemberContext } from '../../context.ts';
import type { Person } from './works.queries.ts';

/** The same transaction, acting as another person. */
export function as(tx: Context, person: Person): MemberContext {
  const nobody: Omit<Member, keyof Person> = {
    sessionId: 0,
    roles: [],
    owes: 'none',
    videoFlag: 0,
    photoFlag: 0,
    signFlag: 0,
    stale: false,
    customerId: null,
    customerStatus: null,
    customerType: null,
    projectId: null,
    projectStatus: null,
  };
  return { ...tx, actor: { ...nobody, ...person } };
}
