import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { makeLicences, makeOriginal, makeTrack } from '#tests/support/licences.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { filesInZip } from '#tests/support/zip.ts';

const product = await startProduct();
const buyer = await signIn(product, 'buyer');
const folder = mkdtempSync(join(tmpdir(), 'framehall-archive-'));
afterAll(() => rmSync(folder, { recursive: true }));

const contents = [randomBytes(3_000_017), Buffer.alloc(0), randomBytes(500_000)];
async function order() {
  const lines: { materialId: number }[] = [];
  for (const [place, content] of contents.entries())
    lines.push({ materialId: await makeOriginal(product, content, `海边 ${place}/日落`) });
  return await makeLicences(product, { lines });
}
const bought = await order();
const link = async (orderId: number) =>
  (await product.call('/licence/archive', { orderId }, { token: buyer })).body as { url: string; sizeBytes: number };
const here = (url: string) => product.url + new URL(url).pathname;
const bytes = async (reply: Response) => Buffer.from(await reply.arrayBuffer());

/** The files in an archive and their sizes, with all checksums verified. */
async function filesIn(archive: Buffer): Promise<Record<string, number>> {
  const file = join(folder, 'archive.zip');
  writeFileSync(file, archive);
  const files = await filesInZip(file);
  return Object.fromEntries(
    await Promise.all(files.map(async ({ name, read }) => [name, (await read()).length] as const)),
  );
}

describe('[R4] everything of an order in one file', () => {
  test('has all originals and certificates, and says before how big it is', async () => {
    const { url, sizeBytes } = await link(bought.orderId);
    const reply = await fetch(here(url));
    expect(reply.headers.get('content-length')).toBe(String(sizeBytes));
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="Framehall-FH\d{8}\.zip"$/);
    const archive = await bytes(reply);
    expect(archive.length).toBe(sizeBytes);
    const found = await filesIn(archive);
    for (const [place, licence] of bought.licences.entries()) {
      expect(found[`${licence.materialCode}-海边 ${place} 日落.mp4`]).toBe(contents[place]?.length);
      expect(found[`Framehall-${licence.number}.pdf`]).toBeGreaterThan(1000);
    }
    expect(Object.keys(found)).toHaveLength(6);
  });

  test('gives every file the day of its licence, in China', async () => {
    const { orderId, licences } = await order();
    const ids = licences.map(({ id }) => id);
    await sql`update licences set issued_at = '2026-03-31 17:00Z' where id = any(${ids})`.execute(product.db);
    const file = join(folder, 'dated.zip');
    writeFileSync(file, await bytes(await fetch(here((await link(orderId)).url))));
    const days = (await filesInZip(file)).map(({ day }) => day);
    expect(days).toEqual(Array(6).fill('2026-04-01'));
  });

  test('goes on where it was cut, in the middle of a file', async () => {
    const { orderId } = await order();
    const { url, sizeBytes } = await link(orderId);
    const first = await fetch(here(url));
    const etag = first.headers.get('etag') ?? '';
    const reader = first.body!.getReader();
    const pieces: Uint8Array[] = [];
    for (let size = 0; size < 1_500_000;) {
      const { value } = await reader.read();
      pieces.push(value!);
      size += value!.length;
    }
    await reader.cancel();
    const begun = Buffer.concat(pieces);
    const rest = await fetch(here(url), { headers: { range: `bytes=${begun.length}-`, 'if-range': etag } });
    expect(rest.status).toBe(206);
    expect(rest.headers.get('content-range')).toBe(`bytes ${begun.length}-${sizeBytes - 1}/${sizeBytes}`);
    const whole = Buffer.concat([begun, await bytes(rest)]);
    expect(Object.keys(await filesIn(whole))).toHaveLength(6);
    const other = await fetch(here((await link(bought.orderId)).url));
    expect(other.headers.get('etag')).not.toBe(etag);
    await other.body?.cancel();
    const again = await bytes(await fetch(here(url)));
    expect(again.equals(whole)).toBe(true);
  });

  test('any part is the same part of the whole', async () => {
    const { url, sizeBytes } = await link(bought.orderId);
    const whole = await bytes(await fetch(here(url)));
    const places = [0, 1, 29, 80, 3_000_100, 3_000_200, sizeBytes - 500, sizeBytes - 1];
    for (const first of places) {
      const last = Math.min(first + 1000, sizeBytes - 1);
      const reply = await fetch(here(url), { headers: { range: `bytes=${first}-${last}` } });
      expect((await bytes(reply)).equals(whole.subarray(first, last + 1))).toBe(true);
    }
    const end = await fetch(here(url), { headers: { range: 'bytes=-22' } });
    expect((await bytes(end)).equals(whole.subarray(-22))).toBe(true);
  });

  test('a part of something else is sent whole, one behind the end refused', async () => {
    const { url, sizeBytes } = await link(bought.orderId);
    const other = await fetch(here(url), { headers: { range: 'bytes=100-', 'if-range': '"other"' } });
    expect(other.status).toBe(200);
    await other.body?.cancel();
    const behind = await fetch(here(url), { headers: { range: `bytes=${sizeBytes}-` } });
    expect(behind.status).toBe(416);
  });

  test('each licence in it counts as downloaded', async () => {
    const { orderId, licences } = await order();
    await link(orderId);
    const downloads = await product.db
      .selectFrom('downloads')
      .select(['licenceId', 'how'])
      .where(
        'licenceId',
        'in',
        licences.map((one) => one.id),
      )
      .execute();
    expect(downloads).toEqual(licences.map(({ id }) => ({ licenceId: id, how: 'archive' })));
  });
});

describe('of an order in which a file is missing', () => {
  const downloadsOf = (licenceId: number) =>
    product.db.selectFrom('downloads').select('how').where('licenceId', '=', licenceId).execute();
  const loseOriginal = (materialId: number) =>
    sql`delete from material_files where material_id = ${materialId} and rendition = 'original'`.execute(product.db);

  test('has neither that work nor its certificate, and counts only the others as downloaded', async () => {
    const { orderId, licences } = await order();
    const [lost, ...kept] = licences;
    await loseOriginal(lost!.materialId);
    const found = Object.keys(await filesIn(await bytes(await fetch(here((await link(orderId)).url)))));
    expect(found).toHaveLength(4);
    expect(found.filter((name) => name.includes(lost!.number) || name.includes(lost!.materialCode))).toEqual([]);
    expect(await downloadsOf(lost!.id)).toEqual([]);
    for (const { id } of kept) expect(await downloadsOf(id)).toEqual([{ how: 'archive' }]);
  });

  test('has the other versions of a piece, and counts it as downloaded', async () => {
    const piece = await makeTrack(product, randomBytes(900), { titleEn: 'Tide' });
    const loop = await makeTrack(product, randomBytes(300), { titleEn: 'Tide, loop' });
    await sql`update materials set version_of = ${piece} where id = ${loop}`.execute(product.db);
    const { orderId, licence } = await makeLicences(product, { lines: [{ materialId: piece }] });
    await loseOriginal(loop);
    const found = await filesIn(await bytes(await fetch(here((await link(orderId)).url))));
    expect(Object.values(found).filter((size) => size < 1000)).toEqual([900]);
    expect(await downloadsOf(licence.id)).toEqual([{ how: 'archive' }]);
  });
});

describe('[S43] a link', () => {
  test('that is changed or invented opens nothing', async () => {
    const { url } = await link(bought.orderId);
    const changed = here(url).replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A'));
    for (const wrong of [changed, `${product.url}/order/archive/x`, `${here(url)}AAAA`])
      expect((await fetch(wrong)).status).toBe(404);
  });

  test('is good for ten minutes', async () => {
    const { url } = await link(bought.orderId);
    await product.moveTime('9 minutes 50 seconds');
    const soon = await fetch(here(url));
    expect(soon.status).toBe(200);
    await soon.body?.cancel();
    await product.moveTime('10 minutes 1 second');
    expect((await fetch(here(url))).status).toBe(404);
    await product.moveTime('0 seconds');
  });

  test('does not open what was revoked meanwhile', async () => {
    const { orderId } = await order();
    const { url } = await link(orderId);
    await sql`update licences set state = 'revoked', ended_at = clock_now() where order_id = ${orderId}`.execute(
      product.db,
    );
    expect((await fetch(here(url))).status).toBe(404);
  });
});
