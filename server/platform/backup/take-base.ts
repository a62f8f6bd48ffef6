import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartProblem } from '../start-problem.ts';
import { copyFile, eachOf } from './copy-files.ts';
import { flushAll } from './flush-all.ts';
import { LIST, type ListedFile, type Manifest, MANIFEST } from './manifest.ts';
import { placesIn } from './places.ts';

interface Source {
  url: string;
  /** The folder of the embedded database. */
  postgresDir: string;
  /** The folder of its log in the backups. */
  walFolder: string;
}

/** What PostgreSQL makes anew at each start, or must not find. */
const LEFT_OUT =
  /^cluster\/(postmaster\.(pid|opts)|backup_label.*|tablespace_map.*|(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/.+|(.*\/)?pg_internal\.init.*|(.*\/)?pgsql_tmp.*)$/;
const CONTROL = 'cluster/global/pg_control';
const PATIENCE_MS = 120_000;

/**
 * Copies the files of a database that works, between the two calls with which PostgreSQL lets them be copied. With the
 * log from then on the copy becomes the database of any later moment. Returns the path of the copy.
 */
export async function takeBase(
  dir: string,
  source: Source,
  about: Pick<Manifest, 'installation' | 'sealedProof'>,
): Promise<string> {
  const path = join(placesIn(dir).bases, new Date().toISOString().replaceAll(/[-:]|\.\d+/g, ''));
  await mkdir(path, { recursive: true, mode: 0o700 });
  const client = new pg.Client({ connectionString: source.url, application_name: 'framehall-backup' });
  // Losing the connection fails the statement that waits for it.
  client.on('error', () => {});
  try {
    await client.connect();
    const { files, folders, ...facts } = await copyBetween(client, source, path);
    await untilArchived(join(placesIn(dir).wal, source.walFolder, `${facts.lastPiece}.gz`), client);
    const list = JSON.stringify({ folders, files });
    await writeFile(join(path, LIST), list, { mode: 0o600 });
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    await writeManifest(path, { ...about, ...facts, walFolder: source.walFolder, bytes, list: hash('sha256', list) });
    return path;
  } catch (error) {
    await rm(path, { recursive: true, force: true }).catch(() => {});
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Only a copy that is on the disk whole gets a manifest. */
async function writeManifest(path: string, manifest: Manifest): Promise<void> {
  await flushAll(path);
  const half = join(path, `${MANIFEST}.half`);
  await writeFile(half, JSON.stringify(manifest, null, 2), { mode: 0o600, flush: true });
  await rename(half, join(path, MANIFEST));
}

async function copyBetween(client: pg.Client, { postgresDir }: Source, path: string) {
  await client.query('set statement_timeout = 0');
  const began = await client.query<{ at: Date; version: string }>(
    `select clock_timestamp() as at, current_setting('server_version') as version,
      pg_backup_start('framehall', fast => true)`,
  );
  const { at: startedAt, version: postgres } = began.rows[0]!;
  const { folders, files } = await copyCluster(postgresDir, path);
  const ended = await client.query<{ label: string; piece: string; at: Date }>(
    `select labelfile as label, pg_walfile_name(lsn) as piece, clock_timestamp() as at
    from pg_backup_stop(wait_for_archive => false)`,
  );
  const { label, piece: lastPiece, at: finishedAt } = ended.rows[0]!;
  files.push(await keep(path, 'cluster/backup_label', label));
  const firstPiece = /^START WAL LOCATION: .* \(file ([0-9A-F]{24})\)/.exec(label)?.[1] ?? '';
  return { folders, files, firstPiece, lastPiece, startedAt, finishedAt, postgres };
}

async function copyCluster(postgresDir: string, to: string): Promise<{ folders: string[]; files: ListedFile[] }> {
  const all = await readdir(join(postgresDir, 'cluster'), { recursive: true, withFileTypes: true });
  const entries = all
    .map((entry) => ({ entry, path: join(entry.parentPath, entry.name).slice(postgresDir.length + 1) }))
    .filter(({ path }) => !LEFT_OUT.test(path));
  const folders = ['cluster', ...entries.filter(({ entry }) => entry.isDirectory()).map(({ path }) => path)];
  for (const folder of folders.toSorted()) await mkdir(join(to, folder), { mode: 0o700 });
  const files: ListedFile[] = [];
  const copy = async (path: string) => {
    try {
      files.push({ path, ...(await copyFile(join(postgresDir, path), join(to, path))) });
    } catch (error) {
      // Of a table that was dropped just now.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  };
  const paths = entries.filter(({ entry, path }) => entry.isFile() && path !== CONTROL).map(({ path }) => path);
  await eachOf([...paths, 'password'], copy);
  // Last, as PostgreSQL's own backups do.
  await copy(CONTROL);
  return { folders, files };
}

async function keep(to: string, path: string, content: string): Promise<ListedFile> {
  await writeFile(join(to, path), content, { mode: 0o600 });
  return { path, size: Buffer.byteLength(content), sha256: hash('sha256', content) };
}

/** A copy is worth nothing without the log that was written meanwhile. */
async function untilArchived(file: string, client: pg.Client): Promise<void> {
  for (let waited = 0; !existsSync(file); waited += 100) {
    if (waited > PATIENCE_MS) {
      const { rows } = await client.query<{ failed: string | null }>(
        'select last_failed_wal as failed from pg_stat_archiver',
      );
      throw new StartProblem(
        `PostgreSQL does not hand over its log${rows[0]?.failed ? ` (${rows[0].failed} failed)` : ''}: see DATA_DIR/postgres/postgres.log.`,
      );
    }
    await sleep(100);
  }
}
