import type { StaffRole } from '#contract/domain/roles.ts';
import { useLanguage } from '../lib/language.ts';
import { formatList } from '../lib/format.ts';
import { useTranslation } from '../lib/translation.ts';

type Tree = Record<string, string | Record<string, string>>;

/** Names for the server's codes. A code without a name is shown as it is. */
export function useNames() {
  const { t } = useTranslation();
  const language = useLanguage();
  const actions: Tree = t(($) => $.office.actions);
  const queues: Tree = t(($) => $.office.queues);
  const fields: Tree = t(($) => $.office.fields);
  const states: Tree = t(($) => $.office.materialStates);
  const closeReasons: Tree = t(($) => $.trade.closeReason);
  const refundReasons: Tree = t(($) => $.trade.refundDueReason);
  const orderStates: Tree = t(($) => $.trade.state);
  const kinds: Tree = t(($) => $.office.kinds);
  const role = (name: StaffRole) => t(($) => $.office.roles[name]);
  return {
    action: (code: string) => find(actions, code),
    queue: (code: string) => find(queues, code),
    field: (code: string) => find(fields, code),
    materialState: (state: string) => find(states, state),
    /** Of a material or of an order; their state names do not overlap. */
    state: (state: string) => find({ ...orderStates, ...states }, state),
    /** Reason for a change to an order or payment; people's own words stay. */
    reason: (reason: string) => find({ ...closeReasons, ...refundReasons }, reason),
    kind: (gid: number) => find(kinds, String(gid)),
    role,
    roles: (names: readonly StaffRole[]) => formatList(names.map(role), language),
  };
}

/** Looks up a code; `thing.happened` is two levels deep. */
function find(tree: Tree, code: string): string {
  let found: unknown = tree;
  for (const step of code.split('.')) found = isTree(found) && Object.hasOwn(found, step) ? found[step] : undefined;
  return typeof found === 'string' ? found : code;
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}
