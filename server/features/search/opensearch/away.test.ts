import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { prepareSearch } from '#server/features/search/search.ts';
import { systemContext } from '#server/system-context.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { type Product, startProduct } from '#tests/support/product.ts';
import { search } from '#tests/support/search.ts';
import { searchEngine } from '../choose-engine.ts';
import { postgresEngine } from '../postgres/postgres-engine.ts';
import { updateSearch } from '../search.jobs.ts';

/** A cluster that takes requests and never answers. */
const requests: string[] = [];
const silent = await listen(createServer(({ url = '' }) => void requests.push(url)));

async function listen(server: Server): Promise<string> {
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const never = new AbortController().signal;
const NOWHERE = 'http://127.0.0.1:9';
const start = (more: Record<string, string>) =>
  startProduct({ SEARCH_URL: NOWHERE, SEARCH_TIMEOUT_MS: '200', ...more });

const update = (product: Product, id: number) =>
  updateSearch(systemContext(product.services, 'test'), { materialIds: [id] });

describe('while the cluster is away and PostgreSQL keeps its index', () => {
  test('it answers, and learns of changes although the job is tried again', async () => {
    const product = await start({});
    await postgresEngine(product.db).rebuild(never);
    const id = await makeMaterial(product, {
      kind: 'video',
      description: { titleEn: 'Lapwing', keywordsEn: ['lapwing'] },
    });
    await expect(update(product, id)).rejects.toThrow(/ECONNREFUSED/);
    const { status, body } = await search(product, { keyword: 'lapwing' });
    expect([status, body.total, body.infos[0]?.id]).toEqual([200, 1, id]);
    const suggested = await fetch(`${product.url}/search/suggest?q=lapw`);
    expect((await suggested.text()).toLowerCase()).toContain('lapwing');
  });
});

test('PostgreSQL without an index does not say that nothing is there, and is made once while the job is tried again', async () => {
  const product = await start({});
  const id = await makeMaterial(product, { kind: 'video', description: { titleEn: 'Lapwing' } });
  const asked = await search(product, { keyword: 'lapwing' });
  expect([asked.status, asked.body.problem]).toEqual([503, 'search-unavailable']);
  const engine = searchEngine(product.services);
  const builtAt = async () => (await engine.states())[1]?.index?.builtAt;
  await expect(engine.rebuild(never)).rejects.toThrow(/ECONNREFUSED/);
  const { status, body } = await search(product, { keyword: 'lapwing' });
  expect([status, body.infos[0]?.id]).toEqual([200, id]);
  const first = await builtAt();
  await expect(engine.rebuild(never)).rejects.toThrow(/ECONNREFUSED/);
  expect(await builtAt()).toEqual(first);
});

test('a cluster that does not let us in is away, and nobody is asked to log in for it', async () => {
  const locked = createServer((_request, response) => response.writeHead(401).end('{}'));
  const product = await start({ SEARCH_URL: await listen(locked), SEARCH_FALLBACK: '0' });
  const { status, body } = await search(product, { keyword: 'lapwing' });
  expect([status, body.problem]).toEqual([503, 'search-unavailable']);
});

describe('while the cluster is away and PostgreSQL has no index', () => {
  let product: Product;
  test('searches are 503 and everything else works', async () => {
    product = await start({ SEARCH_FALLBACK: '0' });
    for (const query of [{ keyword: 'lapwing' }, {}, { sort: 'newest' }] as Record<string, string>[]) {
      const { status, body, headers } = await search(product, query);
      expect([status, body.problem, headers.get('retry-after')]).toEqual([503, 'search-unavailable', '5']);
    }
    expect((await fetch(`${product.url}/search/suggest?q=sun`)).status).toBe(200);
    const token = await signIn(product, 'buyer');
    for (const path of ['/home/index', '/following'])
      expect((await product.call(path, {}, { token })).status, path).toBe(200);
  });

  test('the desk says so, and a start goes on and leaves the index to a job', async () => {
    const { body } = await product.call('/office/search/engines', {}, { token: await signIn(product, 'editor') });
    expect(body.infos).toEqual([{ name: 'opensearch', health: 'away', index: null }]);
    await prepareSearch(systemContext(product.services, 'test'));
    const jobs = await product.services.jobs.boss.fetch('search.rebuild');
    expect(jobs).toHaveLength(1);
  });
});

test('a cluster that hangs is asked five times, then not any more', async () => {
  const product = await start({ SEARCH_URL: silent, SEARCH_FALLBACK: '0' });
  for (let n = 0; n < 5; n++) expect((await search(product, { keyword: `egret ${n}` })).status).toBe(503);
  const before = requests.length;
  expect(before).toBeGreaterThanOrEqual(5);
  for (let n = 0; n < 20; n++) expect((await search(product, { keyword: `heron ${n}` })).status).toBe(503);
  expect(requests).toHaveLength(before);
  const { states } = searchEngine(product.services);
  expect(await states()).toEqual([{ name: 'opensearch', health: 'away', index: null }]);
});
