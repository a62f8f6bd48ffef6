import { NoAnswer } from './waiting.ts';

const GONE = /^(08|57P|53|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)/;
const GONE_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/;

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}

/** The database, or the way to it, is not there at the moment. */
export function isDatabaseGone(error: unknown): boolean {
  return GONE.test(codeOf(error)) || (error instanceof Error && GONE_WORDS.test(error.message));
}

/** A statement or lock took longer than it may, or two transactions stood in each other's way. */
export function isDatabaseBusy(error: unknown): boolean {
  return ['57014', '55P03', '40001', '40P01'].includes(codeOf(error)) || error instanceof NoAnswer;
}

/** Which unique constraint a write ran into. */
export function violatedConstraint(error: unknown): string | undefined {
  if (codeOf(error) !== '23505') return undefined;
  return (error as { constraint?: string }).constraint;
}
