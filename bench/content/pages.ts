import type { RunningProduct } from '../product.ts';
import { p95InTurns } from '../statements/timing.ts';
import type { Site } from './fill.ts';

const AGAIN = 100;

/** An article's first HTML and its call, against those of a topic with the same photos. */
export async function benchPages({ url }: RunningProduct, { slug, topic }: Site): Promise<void> {
  const page = (path: string) => () => open(url + path, { accept: 'text/html', 'accept-language': 'en' });
  const [plain, told] = await p95InTurns([page(`/Topic?id=${topic}`), page(`/Case/${slug}`)]);
  console.log(
    `First HTML of an article with 40 blocks: p95 ${told!.toFixed(1)} ms, ${(told! / plain!).toFixed(2)} × that of a topic (wanted ≤ 1.3)`,
  );
  const call = (path: string) => () => open(url + path, { 'accept-language': 'en' });
  const article = `/content/article?slug=${slug}`;
  const [bare, ours] = await p95InTurns([call(`/topic/${topic}`), call(article)]);
  console.log(
    `GET /content/article: p95 ${ours!.toFixed(1)} ms, ${(ours! / bare!).toFixed(2)} × GET /topic/… (wanted ≤ 1.2)`,
  );
  await benchUnchanged(url + article);
}

async function open(url: string, headers: Record<string, string>): Promise<void> {
  const reply = await fetch(url, { headers });
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
}

/** How often somebody who has the article already is spared it. */
async function benchUnchanged(url: string): Promise<void> {
  const first = await fetch(url);
  const size = (await first.arrayBuffer()).byteLength;
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
  let [spared, bytes] = [0, 0];
  for (let time = 0; time < AGAIN; time += 1) {
    const reply = await fetch(url, { headers });
    bytes += (await reply.arrayBuffer()).byteLength;
    if (reply.status === 304) spared += 1;
  }
  console.log(
    `  unchanged: ${spared} of ${AGAIN} answers were 304 (wanted all), ${bytes} bytes instead of ${AGAIN} × ${size}`,
  );
}
