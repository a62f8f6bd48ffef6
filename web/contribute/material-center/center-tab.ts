import {
  type CenterKind,
  CENTER_KINDS,
  CENTER_TABS,
  type CenterTab,
  listName,
} from '#contract/domain/material-center.ts';

/** Parts that only photographers have. */
const OWN = ['shop', 'agreement', 'realName', 'bank', 'statements', 'earnings'] as const;

/** Parts of the Material Center. */
export type Shown =
  | { page: 'home' }
  | { page: (typeof OWN)[number] }
  | { page: 'list'; kind: CenterKind; tab: CenterTab };

/** Reads `tab` of the address; an unknown one means home. */
export function shownAt(tab: string | null): Shown {
  const own = OWN.find((page) => page === tab);
  if (own) return { page: own };
  for (const kind of CENTER_KINDS)
    for (const one of CENTER_TABS) if (listName(kind, one) === tab) return { page: 'list', kind, tab: one };
  return { page: 'home' };
}
