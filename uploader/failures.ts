/** The store did not do what it was asked; status 0 when it did not answer at all. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
  readonly status: number;
  /** The store's own word for it, such as `NoSuchUpload`. */
  readonly code: string;

  constructor(status: number, code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.code = code;
  }
}

/** What an upload was doing when it failed. */
export type Stage = 'begin' | 'transfer' | 'merge' | 'report';

/** Why a file did not arrive, for its row: what was said, by whom, and which transfer it was. */
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

/** Nobody answered, or somebody who is too busy: this will pass. */
export function isUnreachable(error: unknown): boolean {
  const status = statusOf(error);
  return status !== undefined && BUSY.includes(status);
}

/** The product understood and said no: asking again changes nothing. */
export function isRefusal(error: unknown): boolean {
  const status = statusOf(error) ?? 0;
  const byStore = rootOf(error) instanceof StoreFailure;
  return !byStore && status >= 400 && status < 500 && ![401, 409].includes(status) && !isUnreachable(error);
}

/** What was sent is not there, or is something else: it has to be sent anew. */
export function isOutdated(error: unknown): boolean {
  return !(rootOf(error) instanceof StoreFailure) && statusOf(error) === 409;
}

/** Whoever is sending has been logged out. */
export function isLoggedOut(error: unknown): boolean {
  return !(rootOf(error) instanceof StoreFailure) && statusOf(error) === 401;
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
