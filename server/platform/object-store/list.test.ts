import { ListObjectsCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { describe, expect, test } from 'vitest';
import { Bucket, openStoreUnderTest } from '#tests/support/s3-store.ts';
import { collect } from './operations/list.ts';
import { sortedKeys } from './sorted-keys.ts';

const { client, ask } = await openStoreUnderTest();
const KEYS = ['a', 'a/1', 'a/2/x', 'a/2/y', 'b', 'c/', 'c/1', 'd&<e>', 'é', 'ｆ', '🌅', '0'];
for (const key of KEYS)
  await ask({ method: 'PUT', path: `/${Bucket}/${key.split('/').map(encodeURIComponent).join('/')}`, body: key });
const inOrder = KEYS.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));

const list = async (more: object = {}) => {
  const page = await client.send(new ListObjectsV2Command({ Bucket, ...more }));
  return {
    ...page,
    keys: (page.Contents ?? []).map(({ Key }) => Key),
    prefixes: (page.CommonPrefixes ?? []).map(({ Prefix }) => Prefix),
  };
};

describe('a list', () => {
  test('is in the order of bytes, with everything that is known', async () => {
    const { keys, KeyCount, IsTruncated, Contents } = await list({ EncodingType: 'url' });
    expect(keys.map((key) => decodeURIComponent(key ?? ''))).toEqual(inOrder);
    expect([KeyCount, IsTruncated]).toEqual([12, false]);
    expect(Contents?.[1]).toMatchObject({
      Key: 'a',
      Size: 1,
      ETag: expect.stringMatching(/^"\w{32}"$/),
      StorageClass: 'STANDARD',
    });
    expect(inOrder.indexOf('ｆ'), 'not the order of UTF-16').toBeLessThan(inOrder.indexOf('🌅'));
  });

  test('of a prefix', async () => {
    expect((await list({ Prefix: 'a/' })).keys).toEqual(['a/1', 'a/2/x', 'a/2/y']);
    expect((await list({ Prefix: 'd&' })).keys).toEqual(['d&<e>']);
    expect((await list({ Prefix: 'nothing' })).keys).toEqual([]);
  });

  test('tells what is alike up to a delimiter once', async () => {
    const top = await list({ Delimiter: '/', Prefix: '', StartAfter: '0' });
    expect([top.keys, top.prefixes]).toEqual([
      ['a', 'b', 'd&<e>', 'é', 'ｆ', '🌅'],
      ['a/', 'c/'],
    ]);
    const inside = await list({ Delimiter: '/', Prefix: 'a/' });
    expect([inside.keys, inside.prefixes]).toEqual([['a/1'], ['a/2/']]);
    const odd = await list({ Delimiter: '2/', Prefix: 'a' });
    expect([odd.keys, odd.prefixes]).toEqual([['a', 'a/1'], ['a/2/']]);
  });

  test('goes on page by page, with and without delimiter', async () => {
    for (const [options, expected] of [
      [{}, inOrder],
      [{ Delimiter: '/' }, ['0', 'a', 'a/', 'b', 'c/', 'd&<e>', 'é', 'ｆ', '🌅']],
      [{ Prefix: 'a/' }, ['a/1', 'a/2/x', 'a/2/y']],
    ] as const)
      for (const MaxKeys of [1, 2, 5]) {
        const seen: string[] = [];
        let ContinuationToken: string | undefined;
        do {
          const page = await list({ ...options, MaxKeys, ContinuationToken, EncodingType: 'url' });
          const names = [...page.keys, ...page.prefixes].map((name) => decodeURIComponent(name ?? ''));
          expect(names.length).toBeLessThanOrEqual(MaxKeys);
          seen.push(...names.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))));
          ContinuationToken = page.NextContinuationToken;
        } while (ContinuationToken !== undefined);
        expect(seen).toEqual(expected);
      }
  });

  test('begins behind a key, also one that is not there', async () => {
    expect((await list({ StartAfter: 'a/2/x', MaxKeys: 2 })).keys).toEqual(['a/2/y', 'b']);
    expect((await list({ StartAfter: 'a/2/xx', MaxKeys: 1 })).keys).toEqual(['a/2/y']);
    expect((await list({ StartAfter: '🌅' })).keys).toEqual([]);
    expect((await list({ Prefix: 'a/', StartAfter: 'b' })).keys).toEqual([]);
    expect((await list({ Prefix: 'b', StartAfter: 'a' })).keys).toEqual(['b']);
  });

  test('of nothing, and with limits that make no sense', async () => {
    expect(await list({ MaxKeys: 0 })).toMatchObject({ keys: [], IsTruncated: false });
    expect(await ask({ path: `/${Bucket}`, query: { 'list-type': '2', 'max-keys': '-1' } })).toMatchObject({
      code: 'InvalidArgument',
    });
    expect(await ask({ path: `/${Bucket}`, query: { 'list-type': '2', 'continuation-token': '0' } })).toMatchObject({
      code: 'InvalidArgument',
    });
    expect(await ask({ path: `/${Bucket}`, query: { 'list-type': '2', 'encoding-type': 'x' } })).toMatchObject({
      code: 'InvalidArgument',
    });
  });

  test('in the form of older clients', async () => {
    const first = await client.send(new ListObjectsCommand({ Bucket, Delimiter: '/', MaxKeys: 3, Marker: '0' }));
    expect([first.IsTruncated, first.NextMarker]).toEqual([true, 'b']);
    const second = await client.send(new ListObjectsCommand({ Bucket, Delimiter: '/', Marker: first.NextMarker }));
    expect(second.CommonPrefixes?.map(({ Prefix }) => Prefix)).toEqual(['c/']);
  });
});

test('a hundred thousand keys are put in order, walked and changed without effort', () => {
  const sorted = sortedKeys();
  const keys = Array.from({ length: 100_000 }, (_, index) => `${(index * 7919) % 100_000}/${index}`);
  for (const key of keys) sorted.add(key);
  sorted.add(keys[5] ?? '');
  const expected = keys.toSorted((a, b) => (a < b ? -1 : 1));
  const seen: string[] = [];
  let after = '';
  for (;;) {
    const { entries, more } = collect(sorted, { prefix: '', delimiter: '', after, limit: 1000 });
    seen.push(...entries.map(({ name }) => name));
    after = seen.at(-1) ?? '';
    if (!more) break;
  }
  expect(seen).toEqual(expected);
  for (const key of keys.slice(0, 1000)) sorted.remove(key);
  for (const key of keys.slice(0, 500)) sorted.add(key);
  const { entries } = collect(sorted, { prefix: '', delimiter: '/', after: '', limit: 1_000_000 });
  expect(entries).toHaveLength(99_500);
});
