import { chmodSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import type { MediaKind } from '#contract/domain/media.ts';
import { transaction } from '#server/context.ts';
import { isProblem } from '#server/platform/problem.ts';
import { systemContext } from '#server/system-context.ts';
import { largeEnoughClip, softPhoto } from '#tests/support/files.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { sweepFiles, unmarkFile } from './media.jobs.ts';
import { takeIn } from './media.ts';
import { processMaterial } from './process.ts';

const folder = mkdtempSync(join(tmpdir(), 'framehall-media-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
chmodSync(folder, 0o711);
mkdirSync(join(folder, 'work'), { mode: 0o711 });
const product = await startProduct({ DATA_DIR: folder });
const ctx = systemContext(product.services, 'test');
const admin = await signIn(product, 'admin');
const never = new AbortController().signal;
const DAY_OLD = '25 hours';

async function upload(kind: MediaKind, bytes: Buffer, name = 'file'): Promise<number> {
  const key = crypto.randomUUID();
  await ctx.objects.put('originals', key, bytes, { contentType: 'application/octet-stream' });
  return await handIn(kind, { key, name, sizeBytes: bytes.length });
}

async function handIn(kind: MediaKind, file: { key: string; name: string; sizeBytes: number }): Promise<number> {
  const { id: ownerId } = await product.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'photographer@framehall.test')
    .executeTakeFirstOrThrow();
  const material = { kind, ownerId, shopId: null, fileName: file.name, sizeBytes: file.sizeBytes };
  const original = { key: file.key, contentType: 'application/octet-stream' };
  const id = await transaction(ctx, (tx) => takeIn(tx, material, original));
  if (isProblem(id)) throw new Error(id.code);
  return id;
}

const stateOf = async (id: number) =>
  (await product.db.selectFrom('materials').select('state').where('id', '=', id).executeTakeFirst())?.state;
const runOf = (id: number) =>
  product.db.selectFrom('mediaRuns').selectAll().where('materialId', '=', id).executeTakeFirstOrThrow();
const filesOf = (id: number) =>
  product.db.selectFrom('materialFiles').selectAll().where('materialId', '=', id).orderBy('rendition').execute();
const waiting = async (queue: string) => (await product.services.jobs.boss.findJobs(queue)).map((job) => job.data);
const desk = (path: string, input: object, token = admin) => product.call(`/office/media/${path}`, input, { token });

/**
 * Kills the process as the kernel would when short of memory. Only a process of this product, since others may be kept
 * open for searches.
 */
async function killMediaProcess(): Promise<void> {
  const isOurs = (pid: string) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('media/child') &&
    readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
  const find = () => {
    const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim().split(' ');
    return children.find((pid) => pid !== '' && isOurs(pid));
  };
  let pid: string | undefined;
  await expect.poll(() => (pid = find()), { interval: 2, timeout: 30_000 }).toBeDefined();
  process.kill(Number(pid), 'SIGKILL');
}

test('a large file has a lane of its own', async () => {
  const large = 200 * 1024 * 1024;
  await handIn('video', { key: 'small', name: 'small.mp4', sizeBytes: large - 1 });
  const id = await handIn('video', { key: 'large', name: 'large.mp4', sizeBytes: large });
  expect(await waiting('media.process-large')).toEqual([{ materialId: id }]);
});

describe('a photo', () => {
  test('becomes everything that the site shows of it, and waits for its owner’s words', async () => {
    const bytes = await softPhoto(20);
    const id = await upload('photo', bytes);
    expect(await stateOf(id)).toBe('uploaded');
    expect(await waiting('media.process')).toContainEqual({ materialId: id });
    await processMaterial(ctx, id, never);
    expect(await stateOf(id)).toBe('incomplete');
    expect(await runOf(id)).toMatchObject({ state: 'ready', percent: 100, crashes: 0 });
    expect(await waiting('media.ready')).toContainEqual({ materialId: id });
    const files = await filesOf(id);
    expect(files.map((file) => file.rendition)).toEqual([
      'original',
      'poster',
      'sample',
      'thumb-1x',
      'thumb-2x',
      'unmarked',
    ]);
    for (const file of files.filter(({ bucket }) => bucket === 'previews')) {
      const reply = await fetch(ctx.objects.publicUrl(file.key));
      const stored = Buffer.from(await reply.arrayBuffer());
      expect(stored.length).toBe(file.sizeBytes);
      expect(await sharp(stored).metadata()).toMatchObject({ width: file.width, height: file.height });
    }
    const row = await product.db.selectFrom('materials').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const digest = Buffer.from(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes))).toString('hex');
    expect(row).toMatchObject({ width: 4000, height: 2600, codec: 'jpeg', sha256: digest });
  });

  test('says in what people pass on whose it is and where its licence is to be had, and nothing of the upload', async () => {
    const bytes = await sharp(await softPhoto(40))
      .withExif({ IFD0: { Artist: 'A private name' } })
      .jpeg()
      .toBuffer();
    const id = await upload('photo', bytes);
    await processMaterial(ctx, id, never);
    for (const { rendition, key } of (await filesOf(id)).filter(({ bucket }) => bucket === 'previews')) {
      const stored = Buffer.from(await (await fetch(ctx.objects.publicUrl(key))).arrayBuffer());
      const { xmp, exif } = await sharp(stored).metadata();
      const told = xmp?.toString() ?? '';
      const signed = rendition === 'poster' || rendition === 'sample';
      expect(exif, rendition).toBeUndefined();
      expect([
        told.includes(`<plus:LicensorURL>${ctx.config.publicUrl}/DetailPic?id=${id}</plus:LicensorURL>`),
        told.includes(`<xmpRights:WebStatement>${ctx.config.publicUrl}/Questions</xmpRights:WebStatement>`),
        told.includes('<photoshop:Credit>Framehall</photoshop:Credit>'),
      ]).toEqual([signed, signed, signed]);
    }
  });

  test('that knows where it was shot keeps its coordinates beside, not in place of, a name', async () => {
    const gps = {
      GPSLatitudeRef: 'N',
      GPSLatitude: '30/1 15/1 0/1',
      GPSLongitudeRef: 'E',
      GPSLongitude: '120/1 10/1 0/1',
    };
    const bytes = await sharp(await softPhoto(80))
      .withExif({ IFD3: gps })
      .jpeg()
      .toBuffer();
    const id = await upload('photo', bytes);
    await processMaterial(ctx, id, never);
    const said = await product.db
      .selectFrom('materialSuggestions')
      .select(['place', 'latitude', 'longitude'])
      .where('materialId', '=', id)
      .executeTakeFirstOrThrow();
    expect(said).toMatchObject({ place: '', latitude: 30.25 });
    expect(said.longitude).toBeCloseTo(120.16667, 4);
  });

  test('from before there were unmarked renditions gets one, the same however often it is asked for', async () => {
    const id = await upload('photo', await softPhoto(120));
    const unmarked = async () => (await filesOf(id)).find(({ rendition }) => rendition === 'unmarked');
    // Before the pipeline has done its work there is nothing to add.
    await unmarkFile(ctx, { materialId: id }, never);
    expect(await unmarked()).toBeUndefined();
    await processMaterial(ctx, id, never);
    const made = await unmarked();
    await product.db
      .deleteFrom('materialFiles')
      .where('materialId', '=', id)
      .where('rendition', '=', 'unmarked')
      .execute();
    await ctx.objects.remove('originals', [made?.key ?? '']);
    await Promise.all([unmarkFile(ctx, { materialId: id }, never), unmarkFile(ctx, { materialId: id }, never)]);
    expect(await unmarked()).toEqual({ ...made, createdAt: expect.any(Date) });
    expect(made).toMatchObject({ bucket: 'originals', width: 1600, height: 1040, contentType: 'image/webp' });
    expect((await ctx.objects.head('originals', made?.key ?? ''))?.size).toBe(made?.sizeBytes);
  });

  test('whose way is done is not taken again, and two at once end as one', async () => {
    const id = await upload('photo', await softPhoto(60));
    await Promise.all([processMaterial(ctx, id, never), processMaterial(ctx, id, never)]);
    const files = await filesOf(id);
    await processMaterial(ctx, id, never);
    expect(await filesOf(id)).toEqual(files);
    const trail = await product.db
      .selectFrom('auditEvents')
      .select('action')
      .where('subject', '=', `material:${id}`)
      .orderBy('id')
      .execute();
    expect(trail.map((event) => event.action)).toEqual([
      'material.uploaded',
      'material.transcoding',
      'material.incomplete',
    ]);
  });

  test('[D11] that resembles another is pointed out to reviewers', async () => {
    const first = await upload('photo', await softPhoto(100));
    await processMaterial(ctx, first, never);
    const again = await sharp(await softPhoto(100))
      .jpeg({ quality: 60 })
      .toBuffer();
    const second = await upload('photo', again);
    await processMaterial(ctx, second, never);
    const found = await product.db
      .selectFrom('materialFindings')
      .select(['code', 'detail'])
      .where('materialId', '=', second)
      .where('code', '=', 'near-duplicate')
      .executeTakeFirst();
    expect(found).toMatchObject({ code: 'near-duplicate', detail: { near: [{ materialId: first }] } });
  });
});

describe('a file that the library has already', () => {
  test('is refused with the work that had it first, even when both are processed at once', async () => {
    const bytes = await softPhoto(300);
    const ids = [await upload('photo', bytes), await upload('photo', bytes, 'copy.jpg')];
    await Promise.all(ids.map((id) => processMaterial(ctx, id, never)));
    const states = await Promise.all(ids.map(stateOf));
    expect(new Set(states)).toEqual(new Set(['incomplete', 'rejected']));
    const [kept = 0, refused = 0] = states[0] === 'incomplete' ? ids : ids.toReversed();
    expect(await runOf(refused)).toMatchObject({ state: 'rejected', rejection: 'same-file', sameAs: kept });
    const photographer = await signIn(product, 'photographer');
    const input = { kind: 'photo', tab: 'rejected', keyword: '', sec: -1, orderBy: 'newest', pageNo: 1, pageSize: 50 };
    const { body } = await product.call('/center/list', input, { token: photographer });
    expect(body.infos.find((row: { id: number }) => row.id === refused)).toMatchObject({
      rejection: 'same-file',
      sameAs: { own: true, material: { id: kept, kind: 'photo', state: 'incomplete' } },
    });
  });

  test('may come again once the first one has been discarded', async () => {
    const bytes = await softPhoto(340);
    const first = await upload('photo', bytes);
    await processMaterial(ctx, first, never);
    const second = await upload('photo', bytes);
    await processMaterial(ctx, second, never);
    expect(await stateOf(second)).toBe('rejected');
    await sql`delete from materials where id = ${first}`.execute(product.db);
    expect((await desk('run', { materialId: second, reason: 'Discarded' })).status).toBe(200);
    await processMaterial(ctx, second, never);
    expect(await stateOf(second)).toBe('incomplete');
    expect(await runOf(second)).toMatchObject({ rejection: null, sameAs: null });
  });
});

describe('a clip', () => {
  test('[R167] has a poster, a preview and a sample, and its facts are known', async () => {
    const file = join(folder, 'clip.mp4');
    largeEnoughClip(file);
    const id = await upload('video', readFileSync(file), 'clip.mp4');
    await processMaterial(ctx, id, never);
    expect((await filesOf(id)).map(({ rendition }) => rendition)).toEqual([
      'original',
      'poster',
      'preview',
      'sample',
      'thumb-1x',
      'thumb-2x',
      'unmarked',
    ]);
    const row = await product.db.selectFrom('materials').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      state: 'incomplete',
      codec: 'h264',
      sizeClass: '1080P',
      frameRate: 25,
      durationMs: 3000,
      hdr: false,
    });
  }, 180_000);

  test('[R197] below 10 MB is refused without being opened', async () => {
    const id = await upload('video', Buffer.alloc(1000));
    await processMaterial(ctx, id, never);
    expect(await runOf(id)).toMatchObject({ state: 'rejected', rejection: 'too-small' });
    expect(await stateOf(id)).toBe('rejected');
  });
});

describe('what goes wrong', () => {
  const html = Buffer.from('<html><script>alert(1)</script></html>');

  test('a file that is something else is rejected with a reason, and can be sent through again by staff', async () => {
    const id = await upload('photo', html, 'page.jpg');
    await processMaterial(ctx, id, never);
    const { body } = await desk('list', { state: 'rejected', keyword: 'page.jpg' });
    expect(body).toMatchObject({ total: 1, infos: [{ materialId: id, rejection: 'not-this-kind', kind: 'photo' }] });
    const before = (await runOf(id)).folder;
    const replies = await Promise.all([1, 2].map(() => desk('run', { materialId: id, reason: 'try once more' })));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(await runOf(id)).toMatchObject({ state: 'waiting', done: [], rejection: null });
    expect((await runOf(id)).folder).not.toBe(before);
    expect(await stateOf(id)).toBe('transcoding');
    await processMaterial(ctx, id, never);
    expect(await stateOf(id)).toBe('rejected');
  });

  test('an original that cannot be had is tried again, from where the work stopped', async () => {
    const id = await upload('photo', await softPhoto(140));
    const original = (await filesOf(id))[0];
    const key = original?.key ?? '';
    await ctx.objects.copy({ bucket: 'originals', key }, { bucket: 'originals', key: 'elsewhere' });
    await ctx.objects.remove('originals', [key]);
    await expect(processMaterial(ctx, id, never)).rejects.toThrow();
    expect(await runOf(id)).toMatchObject({ state: 'failed' });
    expect((await desk('list', { state: 'failed' })).body.infos[0].reason).toBeTruthy();
    await ctx.objects.copy({ bucket: 'originals', key: 'elsewhere' }, { bucket: 'originals', key });
    await processMaterial(ctx, id, never);
    expect(await runOf(id)).toMatchObject({ state: 'ready' });
  });

  test('a file whose process dies twice is taken for unreadable, and not before', async () => {
    const id = await upload('photo', await softPhoto(220));
    const work = processMaterial(ctx, id, never);
    await killMediaProcess();
    await expect(work).rejects.toThrow('The media process ended');
    expect(await runOf(id)).toMatchObject({ state: 'failed', crashes: 1 });
    const again = processMaterial(ctx, id, never);
    await killMediaProcess();
    await again;
    expect(await runOf(id)).toMatchObject({ state: 'rejected', rejection: 'unreadable' });
  });

  test('work that is told to stop can be taken up by the next worker', async () => {
    const id = await upload('photo', await softPhoto(180));
    const stop = new AbortController();
    const work = processMaterial(ctx, id, stop.signal);
    await expect.poll(async () => (await runOf(id)).done, { interval: 5, timeout: 30_000 }).toContain('probe');
    stop.abort();
    await expect(work).rejects.toThrow();
    expect(await runOf(id)).toMatchObject({ state: 'failed', crashes: 0 });
    await processMaterial(ctx, id, never);
    expect(await runOf(id)).toMatchObject({ state: 'ready' });
  });
});

describe('the desk', () => {
  test('counts files by state and measures what is stored', async () => {
    const { body } = await desk('summary', {});
    expect(body.states.ready).toBeGreaterThan(3);
    expect(body.states.rejected).toBe(4);
    const stored = await product.db
      .selectFrom('materialFiles')
      .select((is) => is.fn.sum<number>('sizeBytes').as('bytes'))
      .executeTakeFirstOrThrow();
    const told = body.storage.reduce((sum: number, { bytes }: { bytes: number }) => sum + bytes, 0);
    expect(told).toBe(Number(stored.bytes));
  });

  test('is for those who work there, and refuses bad input', async () => {
    const buyer = await signIn(product, 'buyer');
    for (const path of ['summary', 'list', 'run']) {
      expect((await desk(path, {}, buyer)).status).toBe(403);
      expect((await product.call(`/office/media/${path}`)).status).toBe(401);
    }
    expect((await desk('list', { state: 'nonsense' })).status).toBe(400);
    expect((await desk('list', { state: 'ready', kind: 'film' })).status).toBe(400);
    expect((await desk('run', { materialId: 1, reason: '' })).status).toBe(400);
    expect((await desk('run', { materialId: 987_654, reason: 'x' })).status).toBe(404);
  });
});

test('what belongs to nobody is swept a day later, and nothing else is', async () => {
  const options = { contentType: 'text/plain' };
  await ctx.objects.put('previews', 'left/behind', 'x', options);
  await ctx.objects.put('originals', 'left-behind', 'x', options);
  await sweepFiles(ctx, {}, never);
  expect(await ctx.objects.head('previews', 'left/behind')).toBeDefined();
  await product.moveTime(DAY_OLD);
  await sweepFiles(ctx, {}, never);
  expect(await ctx.objects.head('previews', 'left/behind')).toBeUndefined();
  expect(await ctx.objects.head('originals', 'left-behind')).toBeUndefined();
  const files = await product.db
    .selectFrom('materialFiles')
    .select(['bucket', 'key'])
    .where('key', 'not in', ['small', 'large'])
    .execute();
  for (const { bucket, key } of files) expect(await ctx.objects.head(bucket as 'previews', key)).toBeDefined();
});
