import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Base, basesIn, type Manifest } from './manifest.ts';
import { type BackupSettings, placesIn } from './places.ts';
import { numberOf } from './wal.ts';

const DAY = 24 * 3_600_000;
/** Half a copy that is older than this is no longer being made. */
const HALF_MS = DAY;

type WholeBase = Base & { manifest: Manifest };

const isWhole = (base: Base): base is WholeBase => base.manifest !== undefined;

/** Those that are needed to restore any moment of the last days: all that are younger, and the last one before. */
function neededBases({ dir, keepDays }: BackupSettings, now: Date): WholeBase[] {
  const since = now.getTime() - keepDays * DAY;
  const whole = basesIn(dir).filter(isWhole);
  const last = whole.findLastIndex(({ manifest }) => manifest.finishedAt.getTime() <= since);
  return whole.slice(Math.max(0, last));
}

/** The earliest moment for which files are kept. */
export function oldestMoment(settings: BackupSettings, now: Date): Date {
  const since = now.getTime() - settings.keepDays * DAY;
  const [oldest] = neededBases(settings, now);
  return new Date(Math.min(since, oldest?.manifest.startedAt.getTime() ?? since));
}

/** Deletes copies of the database that are no longer needed, half ones, and the log before the oldest that is kept. */
export async function pruneBases(settings: BackupSettings, now = new Date()): Promise<string[]> {
  const needed = neededBases(settings, now);
  const names = new Set(needed.map(({ name }) => name));
  const removed: string[] = [];
  for (const { name, path, manifest } of basesIn(settings.dir)) {
    const isYoung = manifest === undefined && now.getTime() - (await stat(path)).mtimeMs < HALF_MS;
    if (names.has(name) || isYoung) continue;
    await rm(path, { recursive: true, force: true });
    removed.push(name);
  }
  await pruneLog(settings, needed, now);
  return removed;
}

async function pruneLog({ dir, keepDays }: BackupSettings, needed: WholeBase[], now: Date): Promise<void> {
  const { wal } = placesIn(dir);
  if (!existsSync(wal)) return;
  for (const folder of await readdir(wal)) {
    const own = needed.filter(({ manifest }) => manifest.walFolder === folder);
    const first = Math.min(...own.map(({ manifest }) => numberOf(manifest.firstPiece)));
    for (const name of await readdir(join(wal, folder))) {
      const file = join(wal, folder, name);
      const isUseless =
        own.length > 0
          ? /^[0-9A-F]{24}\./.test(name) && numberOf(name) < first
          : now.getTime() - (await stat(file)).mtimeMs > keepDays * DAY;
      if (isUseless) await rm(file, { force: true });
    }
  }
}
