import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { openArchive, walFolderOf } from './platform/backup/archive.ts';
import { checkBase, checkOwnLog } from './platform/backup/check-base.ts';
import { chooseBase } from './platform/backup/choose-base.ts';
import { claimFolder } from './platform/backup/installation-code.ts';
import { recover } from './platform/backup/recover.ts';
import { restoreBase } from './platform/backup/restore-base.ts';
import { takeBase } from './platform/backup/take-base.ts';
import { type EmbeddedDatabase, startEmbedded } from './platform/database/embedded.ts';
import { launchFor } from './platform/database/launch.ts';

// The quotes and the percent sign are for the shell and for PostgreSQL, which both read the path.
const folder = mkdtempSync(join(tmpdir(), "framehall 100% o'clock-"));
const dir = join(folder, 'backup');
const postgresDir = join(folder, 'postgres');
const CODE = '5a9f8f4e-1111-4222-8333-444455556666';
const running: EmbeddedDatabase[] = [];
afterAll(async () => {
  for (const database of running) await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function ask<Row>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(statement)).rows as Row[];
  } finally {
    await client.end();
  }
}
const now = async (url: string) =>
  (await ask<{ at: Date }>(url, 'select clock_timestamp() as at from pg_sleep(0.01)'))[0]!.at;
const texts = async (url: string) =>
  (await ask<{ text: string }>(url, 'select text from marks order by id')).map(({ text }) => text);

let restored = 0;
async function restoredTo(at: Date | undefined): Promise<string[]> {
  const { base, manifest } = chooseBase(dir, at);
  checkOwnLog(dir, base, manifest);
  const to = join(folder, `restored-${(restored += 1)}`);
  await restoreBase(base, manifest, to, launchFor([to]).uid);
  const walFolder = join(dir, 'wal', manifest.walFolder);
  const database = await recover({ postgresDir: to, walFolder, firstPiece: manifest.firstPiece, at });
  try {
    return await texts(database.url);
  } finally {
    await database.stop();
  }
}

test(
  'an embedded database that works is copied, and comes back as of any moment since',
  { timeout: 180_000 },
  async () => {
    mkdirSync(dir);
    claimFolder(dir, CODE);
    const archive = openArchive(postgresDir, { dir, seconds: 60, keepDays: 14 });
    const database = await startEmbedded(postgresDir, { archive, settings: ['fsync=off'] });
    running.push(database);
    const { url } = database;
    await ask(url, 'create table marks (id int generated always as identity, text text)');
    await ask(url, "insert into marks (text) values ('before the backup')");
    const source = { url, postgresDir, walFolder: walFolderOf(postgresDir)! };
    const path = await takeBase(dir, source, { installation: CODE, sealedProof: 'sealed' });
    const { base, manifest } = chooseBase(dir, undefined);
    expect(base.path).toBe(path);
    await checkBase(base, manifest);
    await ask(url, "insert into marks (text) values ('before the moment')");
    const moment = await now(url);
    await ask(url, 'select pg_switch_wal()');
    await ask(url, "insert into marks (text) values ('after the moment')");
    await ask(url, 'select pg_switch_wal()');
    await ask(url, "insert into marks (text) values ('at the end')");
    // What is stopped in order hands over all of its log.
    running.pop();
    await database.stop();
    expect(await restoredTo(moment)).toEqual(['before the backup', 'before the moment']);
    const all = ['before the backup', 'before the moment', 'after the moment', 'at the end'];
    expect(await restoredTo(undefined)).toEqual(all);

    const early = new Date(manifest.finishedAt.getTime() - 60_000);
    expect(() => chooseBase(dir, early)).toThrow(/^The oldest backup is of .*, after the moment that was asked for/);
    await expect(restoredTo(new Date())).rejects.toThrow(
      /^The log of the backups ends before that moment\. It can be restored until 20/,
    );
    const log = join(dir, 'wal', manifest.walFolder);
    const later = readdirSync(log).filter((name) => name > `${manifest.lastPiece}.gz` && name.endsWith('.gz'));
    const [first = '', second = ''] = later.toSorted();
    writeFileSync(join(log, second), 'not what it was');
    await expect(restoredTo(undefined)).rejects.toThrow(`The piece ${second.slice(0, 24)} of the log in`);
    rmSync(join(log, first));
    await expect(restoredTo(undefined)).rejects.toThrow(
      `The piece ${first.slice(0, 24)} of the log is missing in ${log}, though later ones are there.`,
    );
    writeFileSync(join(path, 'cluster', 'PG_VERSION'), '17\n');
    await expect(restoredTo(moment)).rejects.toThrow('is damaged: cluster/PG_VERSION is not what it was');
    rmSync(join(path, 'manifest.json'));
    await expect(restoredTo(moment)).rejects.toThrow('holds only half a backup');
  },
);
