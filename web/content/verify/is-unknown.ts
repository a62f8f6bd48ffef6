import { CallError } from '../../lib/api.ts';

/** The server does not know the number or file, or it is malformed. */
export function isUnknown(error: unknown): boolean {
  return error instanceof CallError && [400, 404].includes(error.status);
}
