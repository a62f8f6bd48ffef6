import { existsSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { processesOf } from './support/processes.ts';
import { newDataDir, type Run, runProduct } from './support/run.ts';

const KEYS = { S3_ACCESS_KEY_ID: 'test-key', S3_SECRET_ACCESS_KEY: 'a secret that only this test knows' };
const runs: Run[] = [];
afterAll(async () => {
  for (const run of runs.toReversed()) {
    run.process.kill('SIGTERM');
    await run.ended;
  }
});

describe.skipIf(!existsSync('/proc/self/environ'))('the object store alone', { timeout: 300_000 }, () => {
  test('needs no paper, key or database of a shop, and serves a product elsewhere that brings none', async () => {
    const folder = newDataDir();
    const store = await runProduct({ DATA_DIR: folder, ROLE: 'objects', DEMO: '0', ...KEYS });
    runs.push(store);
    await store.says(/Framehall keeps files/);
    expect(processesOf(folder).filter(({ command }) => /web\.js|worker\.js|postgres/.test(command))).toEqual([]);

    const shop = newDataDir();
    const product = await runProduct({ DATA_DIR: shop, OBJECTS_URL: new URL(store.objectUrl('')).origin, ...KEYS });
    runs.push(product);
    await product.says(/Framehall is ready/);
    expect(await (await fetch(`${product.url}/healthz/parts`)).json()).toEqual({ database: true, store: true });
    expect(processesOf(shop).filter(({ command }) => command.includes('objects.js'))).toEqual([]);
    expect(existsSync(`${shop}/objects`)).toBe(false);
    expect(existsSync(`${folder}/objects/journal`)).toBe(true);
  });
});
