import { equal, match } from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { basesIn } from '#server/platform/backup/manifest.ts';
import { runTool } from './run-tool.ts';

interface Drill {
  backupDir: string;
  secretKey: string;
  moment: Date;
  say: (line: string) => void;
}

/** What a fault may spoil, and how restoring is asked for. */
interface Attempt {
  /** A copy of the backups. */
  backupDir: string;
  dataDir: string;
  settings: Record<string, string>;
  args: string[];
}

interface Fault {
  spoil: (attempt: Attempt) => unknown;
  says: RegExp;
}

const walOf = (backupDir: string) => {
  const [base] = basesIn(backupDir);
  const { walFolder, lastPiece } = base!.manifest!;
  return { folder: join(backupDir, 'wal', walFolder), lastPiece };
};

const FAULTS: Record<string, Fault> = {
  'half a backup': {
    spoil: ({ backupDir }) => basesIn(backupDir).forEach(({ path }) => rmSync(join(path, 'manifest.json'))),
    says: /holds only half a backup \(\d{8}T\d{6}Z/,
  },
  'a file of the backup is damaged': {
    spoil: ({ backupDir }) =>
      basesIn(backupDir).forEach(({ path }) => writeFileSync(join(path, 'cluster/PG_VERSION'), '17\n')),
    says: /is damaged: cluster\/PG_VERSION is not what it was/,
  },
  'backup of another installation': {
    spoil: ({ backupDir }) => writeFileSync(join(backupDir, 'installation'), '6b1f0a5e-0000-4000-8000-000000000000\n'),
    says: /holds the backups of another installation/,
  },
  'wrong SECRET_KEY': {
    spoil: ({ settings }) => (settings['SECRET_KEY'] = 'a key that is another, and long enough'),
    says: /SECRET_KEY is not the one with which the database of this backup was sealed/,
  },
  'no SECRET_KEY': {
    spoil: ({ settings }) => delete settings['SECRET_KEY'],
    says: /Set SECRET_KEY, or put the file secret-key into/,
  },
  'a piece of the log is missing in the middle': {
    spoil: ({ backupDir }) => {
      const { folder, lastPiece } = walOf(backupDir);
      const later = readdirSync(folder).filter((name) => name > `${lastPiece}.gz`);
      rmSync(join(folder, later.toSorted()[0]!));
    },
    says: /The piece [0-9A-F]{24} of the log is missing in .* It can be restored until/s,
  },
  'a moment before the first backup': {
    spoil: ({ args }) => args.splice(1, 1, '2026-01-01T00:00:00Z'),
    says: /The oldest backup is of .*, after the moment that was asked for, 2026-01-01T00:00:00.000Z/,
  },
  'a data folder that is in use': {
    spoil: ({ dataDir }) => mkdirSync(join(dataDir, 'postgres')),
    says: /holds an installation \(postgres\): nothing is overwritten/,
  },
};

/** Spoils a copy of the backups in one way after the other, and lets restoring refuse each with its sentence. */
export async function refuseFaults({ backupDir, secretKey, moment, say }: Drill): Promise<void> {
  for (const [name, { spoil, says }] of Object.entries(FAULTS)) {
    const folder = mkdtempSync(join(tmpdir(), 'framehall-fault-'));
    const attempt: Attempt = {
      backupDir: join(folder, 'backup'),
      dataDir: join(folder, 'data'),
      settings: { SECRET_KEY: secretKey },
      args: ['--at', moment.toISOString()],
    };
    mkdirSync(attempt.dataDir);
    cpSync(backupDir, attempt.backupDir, { recursive: true });
    spoil(attempt);
    const settings = { ...attempt.settings, DATA_DIR: attempt.dataDir, BACKUP_DIR: attempt.backupDir };
    const { code, said } = await runTool('restore', settings, attempt.args);
    match(said, says, name);
    match(said, /^Nothing was restored\./m, name);
    equal(code, 1, name);
    equal(readdirSync(attempt.dataDir).includes('restoring'), false, name);
    say(`  ${name}: ${/Nothing was restored\. (.*)/.exec(said)?.[1]}`);
    rmSync(folder, { recursive: true, force: true });
  }
}
