import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import exifr from 'exifr';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { transaction } from '#server/context.ts';
import { makeClip } from '#server/platform/media/fixtures.ts';
import { framesOf, pixelsOf } from '#server/platform/media/testing/decoded.ts';
import { systemContext } from '#server/system-context.ts';
import { workers } from '#server/workers.ts';
import { softPhoto } from '#tests/support/files.ts';
import { copyFor, LICENSEE, makeLicences, makeOriginal } from '#tests/support/licences.ts';
import { register, signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { revokeLicences } from '../licences.ts';

const site = 'https://www.framehall.example';
const product = await startProduct({ PUBLIC_URL: site, DEMO: '1' });
const ctx = systemContext(product.services, 'test');
const { objects } = product.services;
const [buyer, sales] = [await signIn(product, 'buyer'), await signIn(product, 'sales')];
const never = new AbortController().signal;
const folder = mkdtempSync(join(tmpdir(), 'framehall-copies-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const photo = await softPhoto(1);
const film = (() => {
  const file = join(folder, 'film.mp4');
  makeClip(file, { width: 320, height: 240, seconds: 1 });
  return readFileSync(file);
})();

/** The same film with so much behind it that it is sent in parts. */
const long = (() => {
  const filler = Buffer.alloc(40 * 1024 * 1024, 7);
  filler.writeUInt32BE(filler.length);
  filler.write('free', 4);
  return Buffer.concat([film, filler]);
})();

type Wish = Partial<Parameters<typeof makeLicences>[1]>;
const bought = async (content: Buffer, wish: Wish = {}) =>
  await makeLicences(product, { lines: [{ materialId: await makeOriginal(product, content) }], ...wish });
const link = (licenceId: number) => product.call('/licence/download', { licenceId }, { token: buyer });
async function fetched(licenceId: number): Promise<Buffer> {
  return Buffer.from(await (await fetch((await link(licenceId)).body.url)).arrayBuffer());
}
/** The copies of licences. */
const of = (...licenceIds: number[]) =>
  sql`file_id in (select id from licence_files where licence_id = any(${licenceIds}::bigint[]))`;
async function copyOf(licenceId: number) {
  const { rows } = await sql<{ key: string | null; crc32: number | null }>`
    select key, crc32 from licensed_copies where ${of(licenceId)}`.execute(product.db);
  return rows[0];
}
async function jobsFor(licenceId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pgboss.job
    where name = 'licences.copy' and data ->> 'licenceId' = ${String(licenceId)}`.execute(product.db);
  return rows[0]!.count;
}
async function storedCopies(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of objects.list('originals', 'licensed/')) keys.push(key);
  return keys;
}
const READ = { xmp: true, mergeOutput: false } as const;

describe('a delivered file', () => {
  test('of a photo says for whom, under which number and for what, and shows the same', async () => {
    const licensee = '“Nine” & <Films> 九影 🎬';
    const { licence } = await bought(photo, { licensee });
    const file = await fetched(licence.id);
    const told = (await exifr.parse(file, READ)) as Record<string, Record<string, unknown>>;
    const page = `${site}/verify/${licence.number}`;
    expect(told['plus']).toMatchObject({
      LicenseID: licence.number,
      Licensor: {
        LicensorName: '帧库（上海）影像科技有限公司 / Framehall (Shanghai) Imaging Technology Co., Ltd.',
        LicensorURL: site,
      },
      Licensee: { LicenseeName: '“Nine” &amp; &lt;Films&gt; 九影 🎬' },
      LicenseStartDate: licence.firstDay,
      LicenseEndDate: licence.lastDay,
      LicensorImageID: licence.materialCode,
      LicensorTransactionID: expect.stringMatching(/^FH\d{8}$/) as string,
      RegionConstraints: expect.arrayContaining([{ lang: 'en', value: 'Mainland China' }]) as unknown,
    });
    expect(told['xmpRights']).toMatchObject({ Marked: true, WebStatement: page });
    const terms = told['xmpRights']!['UsageTerms'] as { lang: string; value: string }[];
    expect(terms.map(({ lang }) => lang)).toEqual(['x-default', 'zh-CN', 'en']);
    for (const { value } of terms) for (const part of [licence.number, page]) expect(value).toContain(part);
    expect(terms[2]!.value).toContain('Advertising · Internet · 1 year · Mainland China.');
    expect(await pixelsOf(file)).toBe(await pixelsOf(photo));
  });

  test('says its special terms in both languages', async () => {
    const special = { zh: '外滩大屏', en: 'Billboard at the Bund' };
    const lines = [{ materialId: await makeOriginal(product, photo), special }];
    const { licence } = await makeLicences(product, { lines });
    const told = (await exifr.parse(await fetched(licence.id), READ)) as Record<string, Record<string, unknown>>;
    expect(told['plus']!['OtherConstraints']).toEqual([
      { lang: 'x-default', value: '外滩大屏' },
      { lang: 'zh-CN', value: '外滩大屏' },
      { lang: 'en', value: 'Billboard at the Bund' },
    ]);
    const [, , english] = told['xmpRights']!['UsageTerms'] as { value: string }[];
    expect(english!.value).toContain('Advertising · Internet · 1 year · Mainland China · Billboard at the Bund.');
  });

  test('of a clip carries the same, frame by frame what it was', async () => {
    const { licence } = await bought(film);
    const file = await fetched(licence.id);
    expect(file.subarray(0, film.length).equals(film)).toBe(true);
    expect(file.subarray(film.length).toString()).toContain(`<plus:LicenseID>${licence.number}</plus:LicenseID>`);
    const path = join(folder, 'delivered.mp4');
    writeFileSync(path, file);
    const before = join(folder, 'before.mp4');
    writeFileSync(before, film);
    expect(framesOf(path)).toBe(framesOf(before));
  });

  test('of more than one part is whole, and any range of it can be had', async () => {
    const { licence } = await bought(long);
    const file = await fetched(licence.id);
    expect(file.subarray(0, long.length).equals(long)).toBe(true);
    expect(file.subarray(long.length).toString()).toContain(licence.number);
    const { url } = (await link(licence.id)).body;
    const range = await fetch(url, { headers: { range: `bytes=${long.length - 10}-` } });
    expect(range.status).toBe(206);
    expect(Buffer.from(await range.arrayBuffer()).equals(file.subarray(long.length - 10))).toBe(true);
  });

  test('that cannot carry a licence comes as it is', async () => {
    const content = Buffer.from('a recording');
    const { licence } = await bought(content);
    expect((await fetched(licence.id)).equals(content)).toBe(true);
  });
});

describe('while it is being made', () => {
  test('the buyer is asked to try again, and one job makes it however many ask', async () => {
    const { licence } = await bought(photo, { copied: false });
    expect(await jobsFor(licence.id)).toBe(1);
    const replies = await Promise.all([link(licence.id), link(licence.id)]);
    for (const { status, body, headers } of replies) {
      expect([status, body.problem]).toEqual([409, 'copy-not-ready']);
      expect(headers.get('retry-after')).toBe('2');
    }
    expect(await jobsFor(licence.id)).toBe(1);
    const { rows } = await sql`select from downloads where licence_id = ${licence.id}`.execute(product.db);
    expect(rows).toEqual([]);
    await copyFor(product, licence.id);
    expect((await link(licence.id)).status).toBe(200);
  });

  test('a call that comes shortly before it is there waits for it', async () => {
    const { licence } = await bought(photo, { copied: false });
    const [reply] = await Promise.all([link(licence.id), copyFor(product, licence.id)]);
    expect(reply.status).toBe(200);
  });

  test('archive and credentials wait as well, and give nothing bare', async () => {
    const { orderId, licence } = await bought(photo, { copied: false });
    const archive = await product.call('/licence/archive', { orderId }, { token: buyer });
    expect([archive.body.problem, archive.headers.get('retry-after')]).toEqual(['copy-not-ready', '2']);
    const { body } = await product.call('/download/ali/sts', {}, { token: buyer });
    expect(body.preparing).toBeGreaterThan(0);
    expect(body.objects.map((one: { licenceId: number }) => one.licenceId)).not.toContain(licence.id);
    for (const { key } of body.objects) expect(key).toMatch(/^licensed\//);
  });

  test('credentials open what is there and say how much is not; nothing at all is told like one', async () => {
    const { account, token } = await register(product);
    const ask = () => product.call('/download/ali/sts', {}, { token });
    const { licence } = await bought(photo, { copied: false, buyer: account });
    const none = await ask();
    expect([none.body.problem, none.headers.get('retry-after')]).toEqual(['copy-not-ready', '2']);
    const { licence: ready } = await bought(photo, { buyer: account });
    const { preparing, objects: opened, bucketName } = (await ask()).body;
    expect([preparing, bucketName]).toEqual([1, objects.originalsTarget.bucket]);
    expect(opened).toMatchObject([
      { licenceId: ready.id, key: expect.stringMatching(/^licensed\/[\da-f-]{36}\.mp4$/) },
    ]);
    const { rows } = await sql`select licence_id, how from downloads
      where licence_id in (${licence.id}, ${ready.id})`.execute(product.db);
    expect(rows).toEqual([{ licenceId: ready.id, how: 'credentials' }]);
  });

  test('whoever waits for one comes before those that nobody has asked for', async () => {
    const { licence } = await bought(photo, { copied: false });
    await sql`delete from licensed_copies where ${of(licence.id)}`.execute(product.db);
    await link(licence.id);
    const { rows } = await sql`
      select priority from pgboss.job
      where name = 'licences.copy' and data ->> 'licenceId' = ${String(licence.id)} order by created_on`.execute(
      product.db,
    );
    expect(rows).toEqual([{ priority: 0 }, { priority: 1 }]);
  });

  test('of licences from before there were copies, it is made when first asked for', async () => {
    const { licence } = await bought(photo);
    await sql`delete from licensed_copies where ${of(licence.id)}`.execute(product.db);
    expect((await link(licence.id)).body.problem).toBe('copy-not-ready');
    expect(await jobsFor(licence.id)).toBe(2);
    await copyFor(product, licence.id);
    expect((await link(licence.id)).status).toBe(200);
  });

  test('asking again helps when an hour has passed in vain', async () => {
    const { licence } = await bought(photo, { copied: false });
    await sql`update licensed_copies set asked_at = asked_at - interval '61 minutes' where ${of(licence.id)}`.execute(
      product.db,
    );
    await link(licence.id);
    expect(await jobsFor(licence.id)).toBe(2);
  });
});

describe('the job', () => {
  test('run twice at once keeps one copy and leaves no other', async () => {
    const before = await storedCopies();
    const { licence } = await bought(photo, { copied: false });
    await Promise.all([copyFor(product, licence.id), copyFor(product, licence.id)]);
    const { key } = (await copyOf(licence.id))!;
    expect((await storedCopies()).filter((one) => !before.includes(one))).toEqual([key]);
    await copyFor(product, licence.id);
    expect((await copyOf(licence.id))?.key).toBe(key);
  });

  test('that dies half-way leaves no object, and the next try makes it', async () => {
    const { licence } = await bought(long, { copied: false });
    const before = await storedCopies();
    const dying = new AbortController();
    const open: typeof objects.open = (bucket, key, range, signal) => {
      if ((range?.first ?? 0) > 30_000_000) dying.abort();
      return objects.open(bucket, key, range, signal);
    };
    const doomed = { ...ctx, objects: { ...objects, open } };
    await expect(workers['licences.copy'](doomed, { licenceId: licence.id }, dying.signal)).rejects.toThrow(/abort/i);
    expect(await storedCopies()).toEqual(before);
    expect((await copyOf(licence.id))?.key).toBeNull();
    await copyFor(product, licence.id);
    expect((await link(licence.id)).status).toBe(200);
  });

  test('keeps nothing for a licence that ended meanwhile', async () => {
    const { licence, orderId } = await bought(photo, { copied: false });
    await transaction(ctx, (tx) => revokeLicences(tx, orderId, 'refunded'));
    const before = await storedCopies();
    await copyFor(product, licence.id);
    expect(await storedCopies()).toEqual(before);
    expect(await copyOf(licence.id)).toBeUndefined();
  });
});

async function runRemovals(): Promise<void> {
  const { rows } = await sql<{ data: { bucket: 'originals'; keys: string[] } }>`
    select data from pgboss.job where name = 'media.remove'`.execute(product.db);
  for (const { data } of rows) await workers['media.remove'](ctx, data, never);
}

describe('a copy goes', () => {
  test('when its licence is revoked: the link that was handed out too', async () => {
    const { licence, orderId } = await bought(photo);
    const { key } = (await copyOf(licence.id))!;
    const { url } = (await link(licence.id)).body;
    await transaction(ctx, (tx) => revokeLicences(tx, orderId, 'refunded'));
    await runRemovals();
    expect(await objects.head('originals', key!)).toBeUndefined();
    expect((await fetch(url)).status).toBe(404);
    expect((await link(licence.id)).body.problem).toBe('licence-ended');
  });

  test('when its licence is reissued, and the new one says the new name', async () => {
    const { licence } = await bought(photo);
    const { key } = (await copyOf(licence.id))!;
    const fields = { ...LICENSEE, licensee: 'Ten Films' };
    const { body } = await product.call(
      '/office/licences/reissue',
      { licenceId: licence.id, fields, reason: 'a typing error' },
      { token: sales },
    );
    await runRemovals();
    expect(await objects.head('originals', key!)).toBeUndefined();
    await copyFor(product, body.licenceId);
    const told = (await exifr.parse(await fetched(body.licenceId), READ)) as Record<string, Record<string, unknown>>;
    expect(told['plus']).toMatchObject({ LicenseID: body.number, Licensee: { LicenseeName: 'Ten Films' } });
  });

  test('when nobody has fetched it for 30 days, and is made again on demand', async () => {
    const [old, used] = [await bought(photo), await bought(photo)];
    await sql`update licensed_copies set fetched_at = clock_now() - interval '31 days'
      where ${of(old.licence.id, used.licence.id)}`.execute(product.db);
    await link(used.licence.id);
    await workers['licences.sweep'](ctx, {}, never);
    await runRemovals();
    expect(await copyOf(old.licence.id)).toBeUndefined();
    expect((await link(used.licence.id)).status).toBe(200);
    expect((await link(old.licence.id)).body.problem).toBe('copy-not-ready');
    await copyFor(product, old.licence.id);
    expect(await pixelsOf(await fetched(old.licence.id))).toBe(await pixelsOf(photo));
  });

  test('not while it is in use, however old it is', async () => {
    const { licence } = await bought(photo);
    const { key } = (await copyOf(licence.id))!;
    await workers['media.remove'](ctx, { bucket: 'originals', keys: [key!] }, never);
    expect(await objects.head('originals', key!)).toBeDefined();
  });
});
