import { openShop } from '../orders/shop.ts';
import { benchBadges } from './badges.ts';
import { benchCompanyLists } from './company-lists.ts';
import { benchMemberSession } from './member-session.ts';
import { openCompany } from './company.ts';
import { benchTakings } from './takings.ts';
import { benchVip } from './vip.ts';

/** What VIP and belonging to a company cost, beside a buyer on their own without. */
export async function benchBusiness(): Promise<void> {
  const shop = await openShop();
  try {
    await benchVip(shop);
    await benchTakings(shop);
    const company = await openCompany(shop);
    await benchBadges(shop, company);
    await benchMemberSession(shop, company);
    await benchCompanyLists(shop, company);
  } finally {
    await shop.close();
  }
}
