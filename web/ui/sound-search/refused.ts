/** Why a recording cannot be searched by. */
export type Refusal = 'unreadable' | 'noSound' | 'silent' | 'tooShort' | 'tooLong' | 'tooLarge';

export class Refused extends Error {
  override readonly name = 'Refused';
  readonly reason: Refusal;
  constructor(reason: Refusal) {
    super(reason);
    this.reason = reason;
  }
}
