import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EmbeddedDatabase, startEmbedded } from '../database/embedded.ts';
import { StartProblem } from '../start-problem.ts';
import { restoreCommand } from './archive.ts';
import { firstGap, nameOf, numberOf, piecesIn } from './wal.ts';

interface Recovery {
  /** The folder of the restored files, as `startEmbedded` knows it. */
  postgresDir: string;
  /** The folder of the log. */
  walFolder: string;
  firstPiece: string;
  /** Undefined for all that there is. */
  at: Date | undefined;
}

const PATIENCE_MS = 24 * 3_600_000;

/** Starts PostgreSQL on restored files and lets it do again what its log says, up to a moment. It answers when it has. */
export async function recover(recovery: Recovery): Promise<EmbeddedDatabase> {
  const { postgresDir, walFolder, firstPiece, at } = recovery;
  const gap = firstGap(walFolder, firstPiece);
  if (gap !== undefined && at === undefined) throw lacks(gap, walFolder);
  // A product that goes on meanwhile adds more.
  const newest = piecesIn(walFolder, firstPiece.slice(0, 8)).at(-1) ?? 0;
  const settings = [
    `restore_command=${restoreCommand(walFolder)}`,
    ...(at ? [`recovery_target_time=${momentOf(at)}`] : []),
    'recovery_target_action=promote',
    // A moment that was given up by an earlier restoring is not gone through again.
    'recovery_target_timeline=current',
    'hot_standby=off',
    ...(process.platform === 'linux' ? ['recovery_init_sync_method=syncfs'] : []),
  ];
  let database: EmbeddedDatabase;
  try {
    database = await startEmbedded(postgresDir, { settings, patienceMs: PATIENCE_MS });
  } catch (error) {
    throw explain(readLog(postgresDir), { ...recovery, gap }) ?? error;
  }
  const unread = at === undefined ? firstUnread(readLog(postgresDir), firstPiece, newest) : undefined;
  if (unread === undefined) return database;
  await database.stop();
  throw new StartProblem(`The piece ${unread} of the log in ${walFolder} is damaged. ${untilWhen(postgresDir)}`);
}

/** PostgreSQL reads this setting before it knows any short names of time zones. */
const momentOf = (at: Date) => at.toISOString().replace('T', ' ').replace('Z', '+00');

const readLog = (postgresDir: string) => readFileSync(join(postgresDir, 'postgres.log'), 'utf8');

/** The sentence for a recovery that did not come to its end. */
function explain(log: string, { gap, walFolder, postgresDir }: Recovery & { gap: string | undefined }) {
  if (!/recovery ended before configured recovery target was reached/.test(log)) return undefined;
  if (gap !== undefined) return lacks(gap, walFolder, untilWhen(postgresDir));
  return new StartProblem(`The log of the backups ends before that moment. ${untilWhen(postgresDir)}`);
}

function lacks(gap: string, walFolder: string, more = 'Name a moment before it with --at.'): StartProblem {
  return new StartProblem(
    `The piece ${gap} of the log is missing in ${walFolder}, though later ones are there. ${more}`,
  );
}

function untilWhen(postgresDir: string): string {
  const last = /last completed transaction was at log time (\S+ \S+)/.exec(readLog(postgresDir))?.[1];
  return last === undefined ? 'Nothing in it can be restored.' : `It can be restored until ${last}.`;
}

/** The piece at which PostgreSQL stopped reading although it is there. */
function firstUnread(log: string, firstPiece: string, newest: number): string | undefined {
  const read = [...log.matchAll(/restored log file "([0-9A-F]{24})" from archive/g)].map(([, name = '']) => name);
  const last = Math.max(numberOf(firstPiece) - 1, ...read.map(numberOf));
  return last < newest ? nameOf(firstPiece.slice(0, 8), last + 1) : undefined;
}
