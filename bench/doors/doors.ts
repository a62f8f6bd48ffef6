import type { RunningProduct } from '../product.ts';
import { benchBack } from './back.ts';
import { benchHalfSent } from './half-sent.ts';
import { benchPapers } from './papers.ts';
import { benchStore } from './store.ts';
import { benchXmp } from './xmp.ts';

/** What strangers and busy machines do to the doors of the product. */
export async function benchDoors(product: RunningProduct, dataDir: string): Promise<void> {
  await benchBack(product, dataDir);
  await benchHalfSent();
  await benchStore();
  await benchXmp();
  await benchPapers();
}
