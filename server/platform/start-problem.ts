/** A setting, port or disk that keeps the product from starting; the message is one sentence for a person. */
export class StartProblem extends Error {}
