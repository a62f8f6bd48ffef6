import { withDemo } from '../demo-product.ts';
import { benchFirstPage } from '../first-page.ts';
import { judgeOnPhone } from '../lighthouse.ts';
import { benchInteractions } from './interactions.ts';
import { benchPrograms } from './programs.ts';
import { benchWebhooks } from './webhooks.ts';

/** A buyer's way on a phone, and what their company's programs meet. */
export async function benchWay(): Promise<void> {
  await withDemo(async (product, clip) => {
    await judgeOnPhone(product.url, clip);
    await benchFirstPage(product.url);
    await benchInteractions(product.url, clip);
    await benchPrograms(product);
  });
  await benchWebhooks();
}
