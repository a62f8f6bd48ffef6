import { LIMITS } from '#contract/domain/limits.ts';

/** The code of a screen could not be loaded. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** Loads the code of a screen, with a time limit so that the reader does not wait for ever. */
export async function loadScreen<Screen>(load: () => Promise<Screen>): Promise<Screen> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new ChunkLoadError('timed out')), LIMITS.screenLoadSeconds * 1000);
  try {
    return await Promise.race([load(), late]);
  } catch (cause) {
    throw cause instanceof ChunkLoadError ? cause : new ChunkLoadError('failed', { cause });
  } finally {
    clearTimeout(timer);
  }
}
