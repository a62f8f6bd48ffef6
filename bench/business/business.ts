import { openShop } from '../orders/shop.ts';
import { benchCompanyLists } from './company-lists.ts';
import { benchMemberSession } from './member-session.ts';
import { openCompany } from './company.ts';

/** What belonging to a company costs those who do, beside a buyer on their own. */
export async function benchBusiness(): Promise<void> {
  const shop = await openShop();
  try {
    const company = await openCompany(shop);
    await benchMemberSession(shop, company);
    await benchCompanyLists(shop, company);
  } finally {
    await shop.close();
  }
}
