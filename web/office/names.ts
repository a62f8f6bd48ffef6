import { useTranslation } from 'react-i18next';
import type { StaffRole } from '#contract/domain/roles.ts';
import { useLanguage } from '../lib/language.ts';
import { formatList } from '../lib/format.ts';

type Tree = Record<string, string | Record<string, string>>;

/** Names for what the server says in codes. A code that nobody has named yet is shown as it is. */
export function useNames() {
  const { t } = useTranslation();
  const language = useLanguage();
  const actions: Tree = t(($) => $.office.actions, { returnObjects: true });
  const queues: Tree = t(($) => $.office.queues, { returnObjects: true });
  const fields: Tree = t(($) => $.office.fields, { returnObjects: true });
  const states: Tree = t(($) => $.office.materialStates, { returnObjects: true });
  const closeReasons: Tree = t(($) => $.trade.closeReason, { returnObjects: true });
  const refundReasons: Tree = t(($) => $.trade.refundDueReason, { returnObjects: true });
  const orderStates: Tree = t(($) => $.trade.state, { returnObjects: true });
  const kinds: Tree = t(($) => $.office.kinds, { returnObjects: true });
  const role = (name: StaffRole) => t(($) => $.office.roles[name]);
  return {
    action: (code: string) => find(actions, code),
    queue: (code: string) => find(queues, code),
    field: (code: string) => find(fields, code),
    materialState: (state: string) => find(states, state),
    /** Of a material or of an order: none of them is in both. */
    state: (state: string) => find({ ...orderStates, ...states }, state),
    /** Why something happened to an order or to money; what people wrote stays as they wrote it. */
    reason: (reason: string) => find({ ...closeReasons, ...refundReasons }, reason),
    kind: (gid: number) => find(kinds, String(gid)),
    role,
    roles: (names: readonly StaffRole[]) => formatList(names.map(role), language),
  };
}

/** `thing.happened` is two steps down the tree. */
function find(tree: Tree, code: string): string {
  let found: unknown = tree;
  for (const step of code.split('.')) found = isTree(found) && Object.hasOwn(found, step) ? found[step] : undefined;
  return typeof found === 'string' ? found : code;
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}
