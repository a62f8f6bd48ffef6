/** The provider did not answer, or not in its own words: the request may have taken effect or not. */
export class ProviderUnanswered extends Error {
  /** False when the request certainly had no effect, as when nothing listened. */
  readonly reached: boolean;
  constructor(why: string, reached: boolean) {
    super(why);
    this.name = 'ProviderUnanswered';
    this.reached = reached;
  }
}

/** The provider answered and refused. Nothing has happened. */
export class ProviderRefused extends Error {
  constructor(words: string) {
    super(words);
    this.name = 'ProviderRefused';
  }
}
