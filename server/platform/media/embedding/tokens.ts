/** A text as the numbers of its tokens, the first and the last one of the model's own. */
interface Tokens {
  ids: number[];
  /** What a text is filled up with. */
  filler: number;
}

export type Tokenize = (text: string, most: number) => Tokens;
