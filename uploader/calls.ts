import type { InputOf, OutputOf } from '#contract/call.ts';
import type { uploadCalls } from '#contract/calls/uploads.ts';

type Table = typeof uploadCalls;

/**
 * The product's upload calls as functions. A call that fails throws an error that `isRefusal` and `isUnreachable`
 * understand: with `status`, the HTTP status or 0 when nobody answered, and a message fit for the reader.
 */
export type UploadCalls = {
  [Name in keyof Table]: (
    input: InputOf<Table[Name]>,
    options?: { signal?: AbortSignal },
  ) => Promise<OutputOf<Table[Name]>>;
};
