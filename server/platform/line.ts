/**
 * Does pieces of work one after the other, in the order in which they came. Returns 'full' when as many wait or work as
 * may; work that fails does not stop the next.
 */
export function createLine(most: number): <T>(work: () => Promise<T>) => Promise<T | 'full'> {
  let length = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (work) => {
    if (length >= most) return 'full';
    length += 1;
    const turn = last.then(work);
    last = turn.catch(() => {});
    try {
      return await turn;
    } finally {
      length -= 1;
    }
  };
}
