// Figures as ratios against a peer or the bare limit, measured in the same run. `npm run bench [NAME…]`
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchBackup } from './backup.ts';
import { benchBusiness } from './business/business.ts';
import { benchContent } from './content/content.ts';
import { benchContests } from './contests/contests.ts';
import { benchDemo } from './demo.ts';
import { benchDoors } from './doors/doors.ts';
import { benchEngine } from './engine.ts';
import { benchFirstPage } from './first-page.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchLooks } from './looks.ts';
import { benchMachines } from './machines/machines.ts';
import { benchMedia } from './media.ts';
import { benchMemory } from './memory.ts';
import { benchMusic } from './music/music.ts';
import { benchObjects } from './objects.ts';
import { benchOrders } from './orders/orders.ts';
import { benchPlayer } from './player/player.ts';
import { startProduct } from './product.ts';
import { benchReview } from './review.ts';
import { benchScroll } from './scroll.ts';
import { benchSearch } from './search/search.ts';
import { benchSession } from './session.ts';
import { benchStatements } from './statements/statements.ts';
import { benchUpload } from './upload/upload.ts';
import { benchWay } from './way/way.ts';

const BENCHES: Record<string, () => Promise<void>> = {
  start: benchStart,
  memory: benchMemory,
  backup: benchBackup,
  session: () => withProduct(benchSession),
  page: () => withProduct((product) => benchFirstPage(product.url)),
  objects: benchObjects,
  media: benchMedia,
  music: benchMusic,
  demo: benchDemo,
  doors: () => withProduct(benchDoors),
  search: benchSearch,
  engine: benchEngine,
  looks: () => benchLooks(),
  lighthouse: benchLighthouse,
  scroll: benchScroll,
  player: benchPlayer,
  upload: benchUpload,
  review: () => withProduct(benchReview),
  orders: benchOrders,
  statements: () => withProduct(benchStatements),
  business: benchBusiness,
  content: () => withProduct(benchContent),
  contests: benchContests,
  way: benchWay,
  machines: benchMachines,
};

type Product = Awaited<ReturnType<typeof startProduct>>;

async function withProduct(bench: (product: Product, dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'framehall-bench-'));
  const product = await startProduct(dataDir);
  await bench(product, dataDir);
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function benchStart(): Promise<void> {
  await withProduct(async (first, dataDir) => {
    await first.stop();
    const second = await startProduct(dataDir);
    await second.stop();
    const seconds = ({ startMs }: Product) => `${(startMs / 1000).toFixed(1)} s`;
    console.log(`Start to first answer: first ${seconds(first)} (wanted ≤ 15), second ${seconds(second)} (wanted ≤ 3)`);
  });
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in BENCHES));
if (unknown.length > 0)
  console.error(`There is no bench ${unknown.join(', ')}; there are ${Object.keys(BENCHES).join(', ')}.`);
else for (const name of wanted.length > 0 ? wanted : Object.keys(BENCHES)) await BENCHES[name]?.();
