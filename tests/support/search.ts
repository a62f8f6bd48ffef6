import { updateSearch } from '#server/features/search/search.jobs.ts';
import { systemContext } from '#server/system-context.ts';
import type { Product, Reply } from './product.ts';

const UPDATE = 'search.update';

/** Does a worker's job: indexes what the product has published, so that searches find it. */
export async function catchUp(product: Product): Promise<void> {
  const { boss } = product.services.jobs;
  for (;;) {
    const jobs = await boss.fetch<{ materialIds: number[] }>(UPDATE, { batchSize: 200 });
    if (jobs.length === 0) return;
    await updateSearch(systemContext(product.services, 'test'), {
      materialIds: jobs.flatMap((job) => job.data.materialIds),
    });
    await boss.complete(
      UPDATE,
      jobs.map((job) => job.id),
    );
  }
}

/** `GET /search` as a browser sends it. */
export async function search(
  product: Product,
  query: Record<string, string | number>,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const address = new URL('/search', product.url);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
  const reply = await fetch(address, { headers: { 'accept-language': 'en', ...headers } });
  return { status: reply.status, headers: reply.headers, body: await reply.json() };
}

/** Ids of the materials in a reply. */
export function idsOf(reply: Reply): number[] {
  return reply.body.infos.map((item: { id?: number; musicId?: number }) => item.id ?? item.musicId);
}
