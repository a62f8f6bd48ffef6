import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { loadConfig } from '#server/config.ts';
import { connectObjects } from '#server/platform/objects/connect.ts';
import { withDatabase } from '#tests/support/run-database.ts';

/** Fetches the original of every live licence of a running product; returns how many there are, and which differ. */
export async function checkOriginals(dataDir: string, storeUrl: string): Promise<{ count: number; wrong: string[] }> {
  const { objects: settings } = loadConfig({});
  const key = { accessKeyId: 'framehall', secretAccessKey: readFileSync(join(dataDir, 'objects-key'), 'utf8') };
  const objects = connectObjects({ ...settings, endpoint: storeUrl }, key, storeUrl);
  const { rows } = await withDatabase(dataDir, (db) =>
    sql<{ number: string; key: string; sha256: string }>`
      select l.number, f.key, lf.sha256
      from licence_facts l
      join licence_file_facts lf on lf.licence_id = l.id
      join material_file_facts f on f.material_id = lf.material_id and f.rendition = 'original'
      where l.state = 'valid'`.execute(db),
  );
  const wrong: string[] = [];
  for (const { number, key: object, sha256 } of rows) {
    const hash = createHash('sha256');
    for await (const piece of await objects.open('originals', object)) hash.update(piece as Buffer);
    if (hash.digest('hex') !== sha256) wrong.push(`${number} ${object}`);
  }
  objects.close();
  return { count: rows.length, wrong };
}
