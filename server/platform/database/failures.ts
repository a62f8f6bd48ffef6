import { Crowded, NoAnswer } from './waiting.ts';

/** 25006 comes from a server that only reads: the primary is another one, or will be soon. */
const GONE = /^(08|25006|57P|53|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)/;
const GONE_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered a connection|was closed))/;

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}

/** Whether the database, or the connection to it, is down at the moment. */
export function isDatabaseGone(error: unknown): boolean {
  if (error instanceof Crowded) return true;
  return GONE.test(codeOf(error)) || (error instanceof Error && GONE_WORDS.test(error.message));
}

/** Says in a sentence why it counts as gone. */
export function whyDatabaseGone(error: unknown): string {
  if (error instanceof Crowded) return error.message;
  const code = codeOf(error);
  if (code === '53100') return 'the disk of the database is full';
  if (code === '53300') return 'the database has no connection left';
  return code === '25006' ? 'the database only reads' : 'the database does not answer';
}

/** Whether a statement or lock took too long, or two transactions blocked each other. */
export function isDatabaseBusy(error: unknown): boolean {
  return ['57014', '55P03', '40001', '40P01'].includes(codeOf(error)) || error instanceof NoAnswer;
}

/** Whether a lock was taken for too long, or two transactions blocked each other. */
export function isLockBusy(error: unknown): boolean {
  return ['55P03', '40P01'].includes(codeOf(error));
}

/** Whether a standby gave up a statement to follow its primary. */
export function isFollowing(error: unknown): boolean {
  return codeOf(error) === '40001';
}

/** The unique constraint that a write violated. */
export function violatedConstraint(error: unknown): string | undefined {
  if (codeOf(error) !== '23505') return undefined;
  return (error as { constraint?: string }).constraint;
}
