export type Done = 'done' | 'failed';

/** Measures work that may fail. */
export async function timed<T>(work: () => Promise<T>, note: (outcome: Done, seconds: number) => void): Promise<T> {
  const began = performance.now();
  let outcome: Done = 'failed';
  try {
    const result = await work();
    outcome = 'done';
    return result;
  } finally {
    note(outcome, (performance.now() - began) / 1000);
  }
}
