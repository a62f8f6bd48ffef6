import { StoreFailure } from '../../uploader/failures.ts';

/** A call that did not go well, by kind; status 0 without a reply. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly kind: string;
  readonly status: number;

  constructor(kind: string, status = 0) {
    super(kind);
    this.kind = kind;
    this.status = status;
  }
}

export const wrongContent = (status = 200) => new Fault('wrong content', status);

/** Names by which systems and the HTTP client call the same thing. */
const CODES: Record<string, string> = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'connection reset',
  EPIPE: 'connection reset',
  UND_ERR_SOCKET: 'connection reset',
  ETIMEDOUT: 'time-out',
  UND_ERR_CONNECT_TIMEOUT: 'time-out',
  UND_ERR_HEADERS_TIMEOUT: 'time-out',
  UND_ERR_BODY_TIMEOUT: 'time-out',
  TooSlow: 'time-out',
};

/** The kind of an error: what the client met first, below what wraps it. */
export function faultOf(error: unknown): Fault {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof Fault) return cause;
    if (cause instanceof StoreFailure && cause.status > 0) return new Fault(`store ${cause.status}`, cause.status);
    const { code } = cause as { code?: unknown };
    const kind = cause.name === 'TimeoutError' ? 'time-out' : CODES[String(code)];
    if (kind !== undefined) return new Fault(kind);
  }
  return new Fault(error instanceof Error ? error.message : String(error));
}
