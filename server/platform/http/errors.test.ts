import { expect, test, vi } from 'vitest';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { proxyTo } from '#tests/support/proxy.ts';
import { noise, report, sendFile } from '#tests/support/uploads.ts';

const product = await startProduct({}, proxyTo, undefined, proxyTo);

interface Said {
  facts: { err: Error; path: string; requestId: string };
  sentence: string;
}

function hearWarnings(): Said[] {
  const said: Said[] = [];
  vi.spyOn(product.services.log, 'warn').mockImplementation((facts: unknown, sentence?: string) => {
    said.push({ facts: facts as Said['facts'], sentence: sentence ?? '' });
  });
  return said;
}

test('a store and a database that do not answer are told once each, by the calls that needed them', async () => {
  const photographer = await signIn(product, 'photographer');
  const file = await sendFile(product, photographer, 'photo', { bytes: noise(70_000) });
  const said = hearWarnings();
  product.storeProxy?.cut();
  for (let time = 0; time < 3; time += 1) expect((await report(product, photographer, file)).status).toBe(503);
  const ofStore = said.filter(({ sentence }) => sentence.startsWith('the object store does not answer ('));
  expect(ofStore.length).toBeGreaterThan(0);
  // A connection may end in more than one way.
  expect(new Set(ofStore.map(({ sentence }) => sentence)).size).toBe(ofStore.length);
  expect(ofStore[0]?.facts).toMatchObject({ path: '/upload/photo/success', err: { name: 'StoreGone' } });
  expect(ofStore[0]?.facts.requestId).toMatch(/^[0-9a-f-]{36}$/);
  product.storeProxy?.restore();
  expect((await report(product, photographer, file)).status).toBe(200);

  product.proxy?.cut();
  const replies = [1, 2, 3].map(() => product.call('/user/profile', {}, { token: photographer }));
  for (const reply of replies) expect((await reply).status).toBe(503);
  expect(said.filter(({ sentence }) => sentence === 'the database does not answer')).toHaveLength(1);
  // What a stranger asks wrongly is no warning.
  expect((await product.call('/user/login', { account: 7 })).status).toBe(400);
  expect(said.filter(({ facts }) => facts.path === '/user/login')).toEqual([]);
});
