import type { InputOf, OutputOf } from '#contract/call.ts';
import type { uploadCalls } from '#contract/calls/uploads.ts';

type Table = typeof uploadCalls;

/**
 * The product's upload calls as functions. A failed call throws an error for `isRefusal` and `isUnreachable`: with
 * `status`, the HTTP status or 0 without a reply, and a message that can be shown to the reader.
 */
export type UploadCalls = {
  [Name in keyof Table]: (
    input: InputOf<Table[Name]>,
    options?: { signal?: AbortSignal },
  ) => Promise<OutputOf<Table[Name]>>;
};
