import type { LicenceTerms } from '../../contract/domain/licence-terms.ts';
import { ORDER_PAGES, type OrderKind } from '../../contract/domain/order-kind.ts';
import { type PageName, pages } from '../../contract/domain/pages.ts';
import type { AnyItem } from '../../contract/items.ts';
import type { Site } from './tool.ts';

function link({ url }: Site, name: PageName, query: Record<string, string>): string {
  const address = new URL(pages[name].paths[0], url);
  address.search = new URLSearchParams(query).toString();
  return address.href;
}

export function toMaterial(site: Site, item: AnyItem): string {
  if (item.kind === 'photo') return link(site, 'detailPic', { id: String(item.id) });
  if (item.kind === 'video') return link(site, item.from === 'pond5' ? 'p5Detail' : 'detail', { id: String(item.id) });
  return link(site, 'detailMusic', { id: String(item.musicId) });
}

/** Where a person confirms an order. Music is ordered from its own page, which takes no use from its address. */
export function toCheckout(site: Site, item: AnyItem, terms: LicenceTerms): string {
  if (item.kind !== 'video' && item.kind !== 'photo') return toMaterial(site, item);
  return link(site, 'putOrder', { material: String(item.id), ...terms });
}

export function toOrder(site: Site, { kind, orderId }: { kind: OrderKind; orderId: number }): string {
  return link(site, ORDER_PAGES[kind], { orderId: String(orderId) });
}

/** Where anybody can check a licence. */
export function toLicence({ url }: Site, number: string): string {
  return new URL(`${pages.verify.paths[0]}/${encodeURIComponent(number)}`, url).href;
}

/** Where administrators make keys. */
export function toKeys(site: Site): string {
  return link(site, 'userCenter', { tab: 'company', view: 'programs' });
}
