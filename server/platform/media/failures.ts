import type { Rejection } from '#contract/domain/media.ts';

/** The file is at fault and another try would fail too. */
export class MediaRejected extends Error {
  readonly reason: Rejection;
  /** For staff only; may contain text from the file. */
  readonly detail: string;
  constructor(reason: Rejection, detail = '') {
    super(detail ? `${reason}: ${detail}` : reason);
    this.name = 'MediaRejected';
    this.reason = reason;
    this.detail = detail;
  }
}

/** The process ended for reasons other than the file, so another try is worthwhile. */
export class MediaCrashed extends Error {
  constructor(why: string) {
    super(`The media process ended: ${why}`);
    this.name = 'MediaCrashed';
  }
}
