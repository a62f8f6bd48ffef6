import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { EntryPart, TrackKind } from '#contract/domain/entry.ts';
import { checkFile } from '#server/features/entries/check.ts';
import { systemContext } from '#server/system-context.ts';
import type { Product, Reply } from './product.ts';

export const ENTRY_FORM = {
  title: '雾中的梯田',
  story: '清晨五点，雾从山谷升起，等了三天。',
  place: '云南元阳',
  takenOn: '2026-03-02',
  gear: 'Sony A7R V',
  author: '沈星河',
  phone: '13900001111',
  email: 'xinghe@framehall.test',
  ownWork: true,
  editing: '',
  aiUsed: false,
  peopleShown: 'none' as const,
  declaresCar: false,
  offersStock: false,
};

let contests = 0;

/** A published contest that is open from yesterday until tomorrow, with a track of each kind. */
export async function makeContest(product: Product, { showsCar = false } = {}) {
  const slug = `contest-${(contests += 1)}`;
  const { rows } = await sql<{ id: number }>`
    insert into contests (slug, title_zh, title_en, opens_at, closes_at, published)
    values (${slug}, '山河大赛', 'Rivers', clock_now() - interval '1 day', clock_now() + interval '1 day', true)
    returning id`.execute(product.db);
  const { id } = rows[0]!;
  const tracks = await sql<{ id: number; kind: TrackKind }>`
    insert into contest_tracks (contest_id, place, name_zh, name_en, kind, shows_car)
    select ${id}, place, '赛道' || place, 'Track ' || place, kind, ${showsCar} and kind = 'video'
    from unnest(array['single', 'group', 'video']) with ordinality as t(kind, place) returning id, kind`.execute(
    product.db,
  );
  const track = (kind: TrackKind) => tracks.rows.find((one) => one.kind === kind)!.id;
  return { id, slug, single: track('single'), group: track('group'), video: track('video') };
}

export async function begin(product: Product, token: string, trackId: number): Promise<number> {
  const { body } = await product.call('/entry/begin', { trackId, key: randomUUID() }, { token });
  expect(body).toMatchObject({ success: true });
  return body.entryId;
}

/** Files that have passed their check, without bytes in the store. */
export async function addGoodFiles(product: Product, entryId: number, part: EntryPart, count: number): Promise<void> {
  await sql`
    insert into contest_entry_files (contest_id, entry_id, part, place, name, bytes, state, sha256, original_key,
      shown_key, thumbnail_key, width, height, hash, layout, checked_at)
    select contest_id, id, ${part}, n, 'work-' || n || '.jpg', 1000, 'good', sha256((id || ${part} || n)::bytea),
      id || ${part} || n, id || ${part} || n || '/shown.jpg', id || ${part} || n || '/thumbnail.webp', 3000, 2000, n,
      array_fill(128::smallint, array[24]), clock_now()
    from contest_entries, generate_series(1, ${count}) n where id = ${entryId}`.execute(product.db);
}

/** A draft of a single photo that lacks nothing. */
export async function wholeEntry(product: Product, token: string, trackId: number, form = ENTRY_FORM): Promise<number> {
  const id = await begin(product, token, trackId);
  await addGoodFiles(product, id, 'picture', 1);
  const saved = await product.call('/entry/save', { id, version: 1, ...form }, { token });
  expect(saved.body).toMatchObject({ success: true, entry: { version: 2 } });
  return id;
}

export async function submittedEntry(product: Product, token: string, trackId: number): Promise<number> {
  const id = await wholeEntry(product, token, trackId);
  const { body } = await product.call('/entry/submit', { id, version: 2 }, { token });
  expect(body).toMatchObject({ success: true, entry: { state: 'submitted' } });
  return id;
}

interface Sent {
  fileId: number;
  about: { fileName: string; filePath: string; fileSize: number; platform: 'web' };
}

/** Asks for a place for a file of an entry and uploads it there, without reporting it. */
export async function sendEntryFile(
  product: Product,
  token: string,
  file: { entryId: number; part: EntryPart; bytes: Uint8Array; name?: string },
): Promise<Sent> {
  const fileName = file.name ?? (file.part === 'video' ? 'film.mp4' : 'photo.jpg');
  const fileSize = file.bytes.length;
  const { entryId, part } = file;
  const { body } = await product.call('/upload/token/entry', { entryId, part, fileName, fileSize }, { token });
  expect(body).toMatchObject({ success: true });
  const { filePath } = body.token;
  await product.services.objects.put('uploads', filePath, file.bytes, { contentType: 'text/html' });
  return { fileId: body.fileId, about: { fileName, filePath, fileSize, platform: 'web' } };
}

export async function reportEntryFile(product: Product, token: string, { about }: Sent): Promise<Reply> {
  return await product.call('/upload/entry/success', about, { token });
}

/** Checks a file as the worker does. */
export async function checkEntryFile(product: Product, fileId: number): Promise<void> {
  await checkFile(systemContext(product.services, 'test'), { fileId }, new AbortController().signal);
}

/** Ends a contest with its results, and makes its submitted entries those of a jury. */
export async function decideContest(product: Product, contestId: number): Promise<void> {
  await sql`
    update contests set opens_at = clock_now() - interval '9 days', closes_at = clock_now() - interval '2 days',
      results_at = clock_now() - interval '1 minute', results_ready_at = clock_now() where id = ${contestId}`.execute(
    product.db,
  );
  await sql`
    update contest_entries set state = 'not-awarded' where contest_id = ${contestId} and state = 'submitted'`.execute(
    product.db,
  );
}
