import {
  type CenterKind,
  CENTER_KINDS,
  CENTER_TABS,
  type CenterTab,
  listName,
} from '#contract/domain/material-center.ts';

/** Parts of the Material Center. */
export type Shown =
  | { page: 'home' }
  | { page: 'shop' }
  | { page: 'agreement' }
  | { page: 'realName' }
  | { page: 'statements' }
  | { page: 'list'; kind: CenterKind; tab: CenterTab };

/** Reads `tab` of the address; an unknown one means home. */
export function shownAt(tab: string | null): Shown {
  if (tab === 'shop' || tab === 'agreement' || tab === 'realName' || tab === 'statements') return { page: tab };
  for (const kind of CENTER_KINDS)
    for (const one of CENTER_TABS) if (listName(kind, one) === tab) return { page: 'list', kind, tab: one };
  return { page: 'home' };
}
