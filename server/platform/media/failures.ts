import type { Rejection } from '#contract/domain/media.ts';

/** The file is at fault and will be again: final. */
export class MediaRejected extends Error {
  readonly reason: Rejection;
  /** For our own eyes; may hold words of the file's. */
  readonly detail: string;
  constructor(reason: Rejection, detail = '') {
    super(detail ? `${reason}: ${detail}` : reason);
    this.name = 'MediaRejected';
    this.reason = reason;
    this.detail = detail;
  }
}

/** The process ended for reasons of its own: worth another try. */
export class MediaCrashed extends Error {
  constructor(why: string) {
    super(`The media process ended: ${why}`);
    this.name = 'MediaCrashed';
  }
}
