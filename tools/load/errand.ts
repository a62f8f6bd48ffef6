/** One call of an errand. */
export interface Step {
  /** As the report names it. */
  name: string;
  send(): Promise<unknown>;
}

/**
 * What somebody does in several calls, one after the other. The next call waits until its part of the day is due
 * again, so every arrival is one call.
 */
export type Errand = Generator<Step, void, unknown>;

/** Takes a step and returns its reply. */
export function* take<Reply>(name: string, send: () => Promise<Reply>): Generator<Step, Reply, unknown> {
  return (yield { name, send }) as Reply;
}

interface Begun {
  errand: Errand;
  step: Step;
}

/** A call that is due. Whoever sends it says how it went. */
export interface Due extends Step {
  finish(reply: unknown): void;
  fail(): void;
}

/** The errands of one part of the day. An errand that waits goes on before another begins; a failed one ends. */
export function createErrands(begin: () => Errand): () => Due {
  const waiting: Begun[] = [];

  function next(errand: Errand, reply?: unknown): Begun | undefined {
    const { done, value } = errand.next(reply);
    return done === true ? undefined : { errand, step: value };
  }

  function anew(): Begun {
    const begun = next(begin());
    if (!begun) throw new Error('an errand has no step');
    return begun;
  }

  return () => {
    const { errand, step } = waiting.shift() ?? anew();
    return {
      ...step,
      finish(reply) {
        const following = next(errand, reply);
        if (following) waiting.push(following);
      },
      fail: () => void errand.return(),
    };
  };
}
