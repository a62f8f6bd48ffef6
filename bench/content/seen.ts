import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningProduct } from '../product.ts';
import { tell, written } from './fill.ts';

const TIMES = 10;

/** From publishing a change to the moment at which visitors of both web processes read it, as browsers keep replies. */
export async function benchSeen(products: readonly RunningProduct[], token: string): Promise<void> {
  const [first] = products;
  const slug = 'bench-seen';
  const { id } = await tell<{ id: number }>(first!, token, 'content/create', {
    type: 'content',
    slug,
    ...written('Time 0'),
  });
  let { version } = await publish(first!, token, { id, version: 2 });
  const times: number[] = [];
  for (let time = 1; time <= TIMES; time += 1) {
    const title = `Time ${time}`;
    const visitors = await Promise.all(products.map((product) => visit(product, slug)));
    await tell(first!, token, 'content/save', { id, version, ...written(title) });
    ({ version } = await publish(first!, token, { id, version: version + 1 }));
    const published = performance.now();
    const seen = products.map((product, place) => until(product, slug, title, visitors[place]!));
    times.push(Math.max(...(await Promise.all(seen))) - published);
  }
  const longest = Math.max(...times) / 1000;
  console.log(
    `Published, then read on ${products.length} web processes: longest of ${TIMES} ${longest.toFixed(1)} s (wanted ≤ 5)`,
  );
}

const publish = (product: RunningProduct, token: string, seen: { id: number; version: number }) =>
  tell<{ version: number }>(product, token, 'content/publish', { ...seen, from: null, until: null });

interface Visit {
  title: string;
  /** Until when a browser shows what it has without asking. */
  keptUntil: number;
}

async function visit({ url }: RunningProduct, slug: string): Promise<Visit> {
  const reply = await fetch(`${url}/content/article?slug=${slug}`);
  const { article } = (await reply.json()) as { article: { title: string } };
  const seconds = Number(/max-age=(\d+)/.exec(reply.headers.get('cache-control') ?? '')?.[1] ?? 0);
  return { title: article.title, keptUntil: performance.now() + seconds * 1000 };
}

async function until(product: RunningProduct, slug: string, title: string, last: Visit): Promise<number> {
  await sleep(Math.max(last.keptUntil - performance.now(), 0));
  const now = await visit(product, slug);
  return now.title === title ? performance.now() : await until(product, slug, title, now);
}
