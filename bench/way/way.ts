import { withDemo } from '../demo-product.ts';
import { benchFirstPage } from '../first-page.ts';
import { judgeOnPhone } from '../lighthouse.ts';
import { benchInteractions } from './interactions.ts';

/** A buyer's way on a phone. */
export async function benchWay(): Promise<void> {
  await withDemo(async (product, clip) => {
    await judgeOnPhone(product.url, clip);
    await benchFirstPage(product.url);
    await benchInteractions(product.url, clip);
  });
}
