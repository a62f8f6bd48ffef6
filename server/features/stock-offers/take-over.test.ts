import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { systemContext } from '#server/system-context.ts';
import {
  begin,
  checkEntryFile,
  decideContest,
  ENTRY_FORM,
  makeContest,
  reportEntryFile,
  sendEntryFile,
} from '#tests/support/entries.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { removeUnused } from '../media/media.jobs.ts';
import { processMaterial } from '../media/process.ts';
import { takeOffered } from './stock-offers.jobs.ts';

const folder = mkdtempSync(join(tmpdir(), 'framehall-offers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
chmodSync(folder, 0o711);
mkdirSync(join(folder, 'work'), { mode: 0o711 });
const product = await startProduct({ DATA_DIR: folder });
const ctx = systemContext(product.services, 'test');
const never = new AbortController().signal;
const token = await signIn(product, 'photographer');
const call = (path: string, input: object) => product.call(path, input, { token, language: 'en' });

test('the file that was entered is the one that is sold, and stays in the contest when its owner deletes the work', async () => {
  const contest = await makeContest(product);
  const entryId = await begin(product, token, contest.single);
  const bytes = await sharp({ create: { width: 4000, height: 2600, channels: 3, background: '#24606b' } })
    .jpeg()
    .toBuffer();
  const sent = await sendEntryFile(product, token, { entryId, part: 'picture', bytes });
  await reportEntryFile(product, token, sent);
  await checkEntryFile(product, sent.fileId);
  await call('/entry/save', { id: entryId, version: 1, ...ENTRY_FORM, offersStock: true });
  expect((await call('/entry/submit', { id: entryId, version: 2 })).status).toBe(200);
  await decideContest(product, contest.id);
  await takeOffered(ctx, {}, never);

  const standing = async () => (await call('/entry/stock/list', { ids: [entryId] })).body.infos[0].files[0];
  const { id } = (await standing()).material.material;
  await processMaterial(ctx, id, never);
  expect(await standing()).toMatchObject({ outcome: 'taken', material: { material: { id, state: 'incomplete' } } });

  const { rows } = await sql<{ key: string }>`
    select original_key as key from contest_entry_files where id = ${sent.fileId}`.execute(product.db);
  const key = rows[0]!.key;
  expect((await call('/center/discard', { ids: [id] })).body.done).toEqual([id]);
  await removeUnused(ctx, { bucket: 'originals', keys: [key] });
  expect(await product.services.objects.head('originals', key)).toMatchObject({ size: bytes.length });
  expect(await standing()).toMatchObject({ outcome: 'taken', material: null });
  await takeOffered(ctx, {}, never);
  expect(await standing()).toMatchObject({ outcome: 'taken', material: null });
});
