import type { MaterialState } from './material.ts';
import type { MediaKind } from './media.ts';

/** What photographers send in, and so what the Material Center lists. */
export const CENTER_KINDS = ['video', 'photo'] as const satisfies MediaKind[];
export type CenterKind = (typeof CENTER_KINDS)[number];

export const CENTER_TABS = ['waiting', 'pending', 'returned', 'rejected', 'online', 'offline'] as const;
export type CenterTab = (typeof CENTER_TABS)[number];

/** What stands in which tab. */
export const TAB_STATES: Record<CenterTab, readonly MaterialState[]> = {
  waiting: ['uploaded', 'transcoding', 'incomplete'],
  pending: ['pending'],
  returned: ['returned'],
  rejected: ['rejected'],
  online: ['online'],
  offline: ['offline'],
};

/** Everything in a tab, whatever its sub-state. */
export const ANY_SEC = -1;
/** The sub-states of those tabs that have any, as addresses number them. */
export const SECS = {
  waiting: ['processing', 'describing'],
  // The file itself was refused, or a reviewer refused the work.
  rejected: ['file', 'review'],
} as const satisfies Partial<Record<CenterTab, readonly string[]>>;

/** How addresses name a list: `videoWaiting`, `photoOnline`. */
export type ListName = `${CenterKind}${Capitalize<CenterTab>}`;

export function listName(kind: CenterKind, tab: CenterTab): ListName {
  return `${kind}${tab[0]?.toUpperCase()}${tab.slice(1)}` as ListName;
}

export const CENTER_ORDERS = ['newest', 'oldest', 'changed', 'name', 'opens'] as const;
export type CenterOrder = (typeof CENTER_ORDERS)[number];

/** Why something was left as it is. */
export const LEFT_REASONS = ['not-found', 'missing', 'state', 'appeal'] as const;

export const SHOP_TEXT = { name: 40, bio: 500 } as const;
export const SHOP_PICTURES = { banner: { width: 1600, height: 400 }, avatar: { width: 400, height: 400 } } as const;
export type ShopPicture = keyof typeof SHOP_PICTURES;
