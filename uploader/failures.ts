/** A failure of the store; status 0 when it did not answer. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
  readonly status: number;
  /** The store's error code, such as `NoSuchUpload`. */
  readonly code: string;

  constructor(status: number, code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.code = code;
  }
}

/** Step at which an upload failed. */
export type Stage = 'begin' | 'transfer' | 'merge' | 'report';

/** The reason why an upload failed, with its step and transfer. */
export class UploadFailure extends Error {
  override readonly name = 'UploadFailure';
  readonly stage: Stage;
  readonly transferId: string | undefined;

  constructor(stage: Stage, cause: unknown, transferId?: string) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.stage = stage;
    this.transferId = transferId;
  }

  get code(): string {
    const { code } = Object(this.cause) as { code?: unknown };
    return typeof code === 'string' || typeof code === 'number' ? String(code) : '';
  }
}

const BUSY = [0, 408, 429, 502, 503, 504];

/** Whether there was no reply, or a busy one, so that waiting helps. */
export function isUnreachable(error: unknown): boolean {
  const status = statusOf(error);
  return status !== undefined && BUSY.includes(status);
}

/** Whether the product refused the request, so that asking again changes nothing. */
export function isRefusal(error: unknown): boolean {
  const status = statusOf(error) ?? 0;
  const byStore = rootOf(error) instanceof StoreFailure;
  return !byStore && status >= 400 && status < 500 && ![401, 409].includes(status) && !isUnreachable(error);
}

/** Whether the sent file is missing or different on the server, so that it must be sent again. */
export function isOutdated(error: unknown): boolean {
  return !(rootOf(error) instanceof StoreFailure) && statusOf(error) === 409;
}

/** Whether the sender has been logged out. */
export function isLoggedOut(error: unknown): boolean {
  return !(rootOf(error) instanceof StoreFailure) && statusOf(error) === 401;
}

/** Whether the sender's unfinished uploads fill the room that the store gives them. */
export function isFull(error: unknown): boolean {
  return isStoreFailure(error, 'QuotaExceeded');
}

export function isStoreFailure(error: unknown, ...codes: string[]): boolean {
  const root = rootOf(error);
  return root instanceof StoreFailure && codes.includes(root.code);
}

function rootOf(error: unknown): unknown {
  return error instanceof UploadFailure ? error.cause : error;
}

function statusOf(error: unknown): number | undefined {
  const { status } = Object(rootOf(error)) as { status?: unknown };
  return typeof status === 'number' ? status : undefined;
}
