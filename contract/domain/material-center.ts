import type { MaterialState } from './material.ts';
import type { MediaKind } from './media.ts';

/** Types that photographers upload, and so the ones that the Material Center lists. */
export const CENTER_KINDS = ['video', 'photo'] as const satisfies MediaKind[];
export type CenterKind = (typeof CENTER_KINDS)[number];

export const CENTER_TABS = ['waiting', 'pending', 'returned', 'rejected', 'online', 'offline'] as const;
export type CenterTab = (typeof CENTER_TABS)[number];

/** States of the works in each tab. */
export const TAB_STATES: Record<CenterTab, readonly MaterialState[]> = {
  waiting: ['uploaded', 'transcoding', 'incomplete'],
  pending: ['pending'],
  returned: ['returned'],
  rejected: ['rejected'],
  online: ['online'],
  offline: ['offline'],
};

/** The tab in which works of a state are. */
export function tabOf(state: MaterialState): CenterTab {
  return CENTER_TABS.find((tab) => TAB_STATES[tab].includes(state)) ?? 'waiting';
}

/** Number of the sub-state that shows everything in a tab. */
export const ANY_SEC = -1;
/** Sub-states of the tabs that have any, as addresses number them. */
export const SECS = {
  waiting: ['processing', 'describing'],
  // The file failed its checks, or a reviewer rejected the work.
  rejected: ['file', 'review'],
} as const satisfies Partial<Record<CenterTab, readonly string[]>>;

/** Name of a list in addresses: `videoWaiting`, `photoOnline`. */
export type ListName = `${CenterKind}${Capitalize<CenterTab>}`;

export function listName(kind: CenterKind, tab: CenterTab): ListName {
  return `${kind}${tab[0]?.toUpperCase()}${tab.slice(1)}` as ListName;
}

export const CENTER_ORDERS = ['newest', 'oldest', 'changed', 'name', 'opens'] as const;
export type CenterOrder = (typeof CENTER_ORDERS)[number];

/** Reasons why an action left a work unchanged. */
export const LEFT_REASONS = ['not-found', 'missing', 'state', 'appeal', 'real-name'] as const;

export const SHOP_TEXT = { name: 40, bio: 500 } as const;
export const SHOP_PICTURES = { banner: { width: 1600, height: 400 }, avatar: { width: 400, height: 400 } } as const;
export type ShopPicture = keyof typeof SHOP_PICTURES;
