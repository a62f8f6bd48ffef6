import { resolve } from 'node:path';
import type { BackupSettings } from '../platform/backup/places.ts';
import type { Settings } from './settings.ts';

/** Undefined where the product makes no backups. */
export function backupSettings(s: Settings): BackupSettings | undefined {
  if (s.BACKUP_DIR === undefined) return undefined;
  return { dir: resolve(s.BACKUP_DIR), seconds: s.BACKUP_SECONDS, keepDays: s.BACKUP_KEEP_DAYS };
}
