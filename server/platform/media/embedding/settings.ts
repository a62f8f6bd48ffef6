/** What `model.json` of a model says; docs/search.md describes it. */
export interface ModelSettings {
  /** How many numbers a vector has. */
  dimension: number;
  image: {
    /** Names in `image.onnx`. */
    input: string;
    output: string;
    /** Pixels of a side of the square that it sees. */
    size: number;
    /** Of red, green and blue between 0 and 1. */
    mean: [number, number, number];
    std: [number, number, number];
  };
  text: {
    /** Names in `text.onnx`; a model that asks for no mask has none. */
    input: string;
    mask?: string | undefined;
    output: string;
    /** Tokens of a text, filled up to so many. */
    length: number;
    /** How alike a picture must be to a text to be found by it: the cosine, between 0 and 1. */
    least: number;
    tokenizer: 'bpe' | 'wordpiece';
  };
}

/** What a file or a text looks like to a model. */
export interface Embedded {
  /** A picture and a text have one at 0, a clip one for each second that differs from the one before. */
  moments: { second: number; vector: string }[];
  /** How many the model gave no numbers for, or nothing but zeros. */
  broken: number;
}

/** Where the process that runs a model finds its files: as descriptors that it inherits. */
export const MODEL_DESCRIPTORS = { network: 5, tokenizer: 6 };
