import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startProduct } from '#tests/support/product.ts';
import { BY_PROVIDER, startSandbox } from '#tests/support/sandbox.ts';
import { connectProvider } from '../../../platform/invoice-provider/connect.ts';
import type { NuonuoSettings } from '../../../platform/invoice-provider/settings.ts';
import { tokensFor } from '../../../platform/invoice-provider/tokens.ts';
import { freePort } from '../../../platform/net.ts';
import { providerTokens } from './tokens.ts';

const sandbox = await startSandbox();
const product = await startProduct({}, undefined, sandbox);
const { control, nuonuo } = sandbox;

/** Tokens as another process of the product has them. */
const inProcess = (settings: Partial<NuonuoSettings> = {}) =>
  tokensFor(
    { ...nuonuo, ...settings },
    providerTokens(product.db, product.services.secrets, settings.appKey ?? nuonuo.appKey),
  );
const provider = () => connectProvider(nuonuo, { ...BY_PROVIDER, tokens: inProcess() });
const asks = async () => await provider().ask('FP00000001');
const rows = async () =>
  (await sql<{ token: string }>`select token from provider_tokens order by id`.execute(product.db)).rows;

test('of many who need the first token at once one asks for it, and it is kept sealed', async () => {
  const all = await Promise.allSettled(Array.from({ length: 30 }, () => inProcess().current()));
  const got = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(new Set(got).size).toBe(1);
  const failures = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as { reached: boolean }] : []));
  expect(failures.every(({ reached }) => !reached)).toBe(true);
  expect(await inProcess().current()).toBe(got[0]);
  const kept = await rows();
  expect(kept).toHaveLength(1);
  expect(kept[0]?.token).not.toContain(got[0]);
  expect(await asks()).toMatchObject({ state: 'unknown' });
});

test('a token is renewed an hour before its end, and serves until then when no other is to be had', async () => {
  const first = await inProcess().current();
  await product.moveTime('22 hours 58 minutes');
  expect(await inProcess().current()).toBe(first);
  await product.moveTime('23 hours 1 minute');
  const tokenUrl = `http://127.0.0.1:${await freePort()}/accessToken`;
  expect(await inProcess({ tokenUrl }).current()).toBe(first);
  expect(await rows()).toHaveLength(2);
  // The call that failed counts: nobody asks again at once.
  expect(await inProcess().current()).toBe(first);
  await product.moveTime('23 hours 7 minutes');
  const second = await inProcess().current();
  expect(second).not.toBe(first);
  expect(await inProcess().current()).toBe(second);
  expect(await rows()).toHaveLength(3);
});

test('a token that the provider ends early is replaced in the same call', async () => {
  await product.moveTime('23 hours 20 minutes');
  await control.provider.endTokens();
  expect(await asks()).toMatchObject({ state: 'unknown' });
  const { given } = await control.provider.endTokens();
  // Ended again at once: it waits, as nothing has been sent.
  await expect(asks()).rejects.toMatchObject({ name: 'ProviderUnanswered', reached: false });
  await product.moveTime('23 hours 26 minutes');
  expect(await asks()).toMatchObject({ state: 'unknown' });
  expect((await control.provider.endTokens()).given).toBe(given + 1);
});

test('at most 45 are asked for in 30 days, and then again', async () => {
  const spent = await rows();
  await sql`
    insert into provider_tokens (app_key) select ${nuonuo.appKey}
    from generate_series(1, ${45 - spent.length}::int)`.execute(product.db);
  await product.moveTime('25 days');
  await expect(inProcess().current()).rejects.toMatchObject({ message: 'no access token', reached: false });
  await product.moveTime('32 days');
  expect(await inProcess().current()).toMatch(/^\d+\.\d+\.[0-9a-f]{64}$/);
  expect(await rows()).toHaveLength(1);
});

test('wrong keys give no token, and nothing is sent', async () => {
  const wrong = inProcess({ appKey: '00000000' });
  await expect(wrong.current()).rejects.toMatchObject({
    name: 'ProviderUnanswered',
    message: 'no access token: no valid answer',
    reached: false,
  });
});
