import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '#server/platform/database/migrate.ts';
import { databaseAt } from '#tests/support/older-database.ts';

test('a licence from before keeps its file and its copy', async () => {
  const { db } = await databaseAt('0040_managers');
  // Whose they are, and by which order, is of no matter here.
  await sql`set session_replication_role = replica`.execute(db);
  await sql`
    insert into materials (id, kind, owner_id, file_name, size_bytes) overriding system value
    select 10 + n, 'video', 1, 'changed since.mp4', 1 from generate_series(1, 3) n`.execute(db);
  await sql`
    insert into licences (number, state, ended_at, line_id, order_id, buyer_id, material_id, material_code, title_zh,
      title_en, file_name, size_bytes, sha256, scene, channel, period, area, licensee_type, licensee, project_name, brand,
      amount_fen, starts_on)
    select 'FHL-' || n, case n when 1 then 'revoked' else 'valid' end, case n when 1 then clock_now() end, n, 1, 1, 10 + n,
      'V' || n, '山', 'Mountain', n || '.MP4', 100 * n, repeat(n::text, 64), 'social', 'internet', 'year', 'mainland',
      'company', 'Nine', 'Spring', 'Dawn', 1, '2026-01-01'
    from generate_series(1, 3) n`.execute(db);
  await sql`
    insert into licensed_copies (licence_id, key, size_bytes, crc32, fetched_at) values (2, 'licensed/2', 210, 7, clock_now())`.execute(
    db,
  );
  await sql`insert into licensed_copies (licence_id) values (3)`.execute(db);
  await sql`set session_replication_role = default`.execute(db);

  await migrate(db);
  const { rows } = await sql`
    select f.licence_id, f.position, f.material_id, f.material_code, f.title_zh, f.title_en, f.file_name, f.size_bytes,
      f.sha256, c.file_id is not null as asked, c.key
    from licence_files f left join licensed_copies c on c.file_id = f.id order by f.licence_id`.execute(db);
  const file = { position: 0, titleZh: '山', titleEn: 'Mountain' };
  expect(rows).toEqual([
    {
      ...file,
      licenceId: 1,
      materialId: 11,
      materialCode: 'V1',
      fileName: '1.MP4',
      sizeBytes: 100,
      sha256: '1'.repeat(64),
      asked: false,
      key: null,
    },
    {
      ...file,
      licenceId: 2,
      materialId: 12,
      materialCode: 'V2',
      fileName: '2.MP4',
      sizeBytes: 200,
      sha256: '2'.repeat(64),
      asked: true,
      key: 'licensed/2',
    },
    {
      ...file,
      licenceId: 3,
      materialId: 13,
      materialCode: 'V3',
      fileName: '3.MP4',
      sizeBytes: 300,
      sha256: '3'.repeat(64),
      asked: true,
      key: null,
    },
  ]);
});
