import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { megabytes } from './backup.ts';
import type { Config } from './config.ts';
import { findInstallation, isKeyOf } from './features/installation/installation.ts';
import { namedFiles } from './features/media/media.ts';
import { checkOwnLog } from './platform/backup/check-base.ts';
import { chooseBase, codeIn } from './platform/backup/choose-base.ts';
import { anotherInstallation } from './platform/backup/installation-code.ts';
import { readIndex } from './platform/backup/object-copies.ts';
import type { KeptFile } from './platform/backup/object-index.ts';
import { placesIn } from './platform/backup/places.ts';
import { recover } from './platform/backup/recover.ts';
import { restoreBase } from './platform/backup/restore-base.ts';
import { openDatabase } from './platform/database/database.ts';
import { launchFor } from './platform/database/launch.ts';
import { createSecrets } from './platform/secrets.ts';
import { StartProblem } from './platform/start-problem.ts';
import { checkDataFolder } from './platform/supervisor/checks.ts';
import { restoreFiles, type RestoreWish } from './restore-files.ts';

type Named = Awaited<ReturnType<typeof namedFiles>>;

/**
 * Brings database and files back as they were at a moment, into a data folder without them, whole or not at all.
 * Returns what the database names but the backups lack.
 */
export async function restore(wish: RestoreWish): Promise<string[]> {
  const { config, at } = wish;
  const { dataDir, backup } = config;
  refuseUsed(dataDir);
  const { index } = await readIndex(backup.dir);
  const files = [...index.filesAt(at?.getTime() ?? Date.now())];
  const restoring = join(dataDir, 'restoring');
  await rm(restoring, { recursive: true, force: true });
  await mkdir(restoring, { recursive: true, mode: 0o711 });
  try {
    const named = await (config.databaseUrl === undefined
      ? restoreDatabase(wish, join(restoring, 'postgres'), sum(files))
      : readDatabase(wish, config.databaseUrl));
    const damaged = await restoreFiles(wish, files, join(restoring, 'objects'));
    for (const part of readdirSync(restoring)) await rename(join(restoring, part), join(dataDir, part));
    return [...damaged.map((name) => `${name}: its bytes are missing or damaged`), ...lacking(named, files)];
  } finally {
    await rm(restoring, { recursive: true, force: true });
  }
}

/** The keys may lie there already. */
function refuseUsed(dataDir: string): void {
  const there = ['postgres', 'objects'].find((name) => existsSync(join(dataDir, name)));
  if (there !== undefined)
    throw new StartProblem(
      `DATA_DIR (${dataDir}) holds an installation (${there}): nothing is overwritten. Set it to an empty folder, or move that one away.`,
    );
}

async function restoreDatabase({ config, at, say }: RestoreWish, to: string, fileBytes: number): Promise<Named> {
  const { dir } = config.backup;
  const { base, manifest, half } = chooseBase(dir, at);
  for (const name of half) say(`Passed over ${name}: it is half a backup.`);
  refuseWrongKey(config, manifest.sealedProof);
  checkOwnLog(dir, base, manifest);
  checkDataFolder(config.dataDir, manifest.bytes + (config.objects.own ? fileBytes : 0));
  const walFolder = join(placesIn(dir).wal, manifest.walFolder);
  await restoreBase(base, manifest, to, launchFor([to]).uid);
  const { firstPiece } = manifest;
  const database = await recover({ postgresDir: to, walFolder, firstPiece, at });
  try {
    const named = await namedIn(database.url);
    say(`Database: ${megabytes(manifest.bytes)} of the backup ${base.name}, and the log from then on.`);
    return named;
  } finally {
    await database.stop();
  }
}

/** A database that somebody else runs was restored by its own tool. */
async function readDatabase({ config }: RestoreWish, url: string): Promise<Named> {
  const db = openDatabase(url, { connections: 1, name: 'framehall-restore' });
  try {
    const { code, sealedProof } = await findInstallation(db);
    if (code !== codeIn(config.backup.dir)) throw anotherInstallation(config.backup.dir);
    refuseWrongKey(config, sealedProof);
  } finally {
    await db.destroy();
  }
  return await namedIn(url);
}

async function namedIn(url: string): Promise<Named> {
  const db = openDatabase(url, { connections: 1, name: 'framehall-restore', statementSeconds: 600 });
  try {
    return await namedFiles(db);
  } finally {
    await db.destroy();
  }
}

/** A backup does not hold the key: with both in one place, nothing would be sealed. */
function refuseWrongKey({ secretKey, olderSecretKeys, dataDir }: Config, sealedProof: string): void {
  const file = join(dataDir, 'secret-key');
  const key = secretKey ?? (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  if (key === undefined)
    throw new StartProblem(`Set SECRET_KEY, or put the file secret-key into ${dataDir}: backups do not hold it.`);
  if (!isKeyOf(createSecrets(key, olderSecretKeys), sealedProof))
    throw new StartProblem('SECRET_KEY is not the one with which the database of this backup was sealed.');
}

function lacking(named: Named, files: KeptFile[]): string[] {
  const hashes = new Map(files.map(({ key, sha256 }) => [key, sha256]));
  return named.flatMap(({ key, sha256 }) => {
    const there = hashes.get(key);
    if (there === undefined) return [`${key}: the database names it, the backups lack it`];
    return sha256 === null || sha256 === there ? [] : [`${key}: its SHA-256 is not the one that the database knows`];
  });
}

const sum = (files: readonly KeptFile[]) => files.reduce((bytes, { size }) => bytes + size, 0);
