import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { dayInChina } from '#contract/domain/china-time.ts';
import { connectJobs } from '#server/platform/jobs/jobs.ts';
import { createLog } from '#server/platform/log.ts';
import { browserOptions } from '../../tools/browser.ts';
import { must, send, type Shop } from '../orders/shop.ts';
import { median } from '../session.ts';
import type { Company } from './company.ts';

const HELD = 30;
const ROUNDS = 10;
const TERMS = { scene: 'social', channel: 'internet', period: 'year', area: 'mainland' };

/** A page of results in a browser: until all badges are there for a member, until the cards are for a buyer. */
export async function benchBadges(shop: Shop, company: Company): Promise<void> {
  await indexPhotos(shop);
  await takeSome(shop, company);
  const browser = await chromium.launch(browserOptions());
  const times = { member: [] as number[], buyer: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const who of ['member', 'buyer'] as const) {
      const time = await opened(browser, shop.url, { token: company[who], badges: who === 'member' });
      if (round > 0) times[who].push(time);
    }
  await browser.close();
  const ratio = median(times.member) / median(times.buyer);
  console.log(`A search page with badges of a company: ${ratio.toFixed(2)} × without (wanted ≤ 1.1)`);
}

/** Milliseconds from the request of the page until its cards are there, with the badges if there are to be any. */
async function opened(
  browser: Browser,
  url: string,
  { token, badges }: { token: string; badges: boolean },
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript((kept) => localStorage.setItem('access_token', kept), token);
  const page = await context.newPage();
  await page.goto(`${url}/SearchResult?type=pic&sort=newest`, { waitUntil: 'commit' });
  await page
    .locator(badges ? 'article a[href^="/OrderMaterialList"]' : 'article')
    .first()
    .waitFor();
  const time = await page.evaluate(() => performance.now());
  await context.close();
  return time;
}

/** Makes the photos findable, as they were not put on sale in the usual way. */
async function indexPhotos({ db, databaseUrl, url, photos }: Shop): Promise<void> {
  const jobs = await connectJobs(databaseUrl, { log: createLog('silent', 'bench') });
  await jobs.enqueue(db, 'search.update', { materialIds: photos });
  await jobs.stop();
  for (let total = 0; total < photos.length; await sleep(200))
    ({ total } = (await (await fetch(`${url}/search?type=pic&pageSize=1`)).json()) as { total: number });
}

/** Licences of the company for the newest photos, which it takes from a project. */
async function takeSome(shop: Shop, { id: customerId, member }: Company): Promise<void> {
  const as = async (path: string, input: object) => must(await send(shop.url + path, member, input));
  const { data } = await as('/session', {});
  const project = { customerId, name: 'Bench', brand: 'Bench', userIds: [data.userId] };
  const { infos } = must(await shop.call('sales', '/office/project/open', project));
  const sku = { kind: 'photo', branch: 'Bench', terms: TERMS, unitFen: 12_000, quota: HELD };
  const { projectId } = infos[0];
  const endsOn = dayInChina(Date.now(), 90);
  must(await shop.call('sales', '/office/project/addSku', { projectId, endsOn, ...sku }));
  const { projectData } = await as('/customer/skuList', {});
  const [{ skus }] = projectData.photoBranches;
  await as('/project/take', { key: randomUUID(), skuId: skus[0].skuId, materialIds: shop.photos.slice(-HELD) });
}
