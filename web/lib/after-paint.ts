/** Longest wait; a page out of sight is not painted at all. */
const PATIENCE_MS = 100;

/** Resolves once what has just changed is painted, so that heavy work does not delay the answer to a tap. */
export async function afterPaint(): Promise<void> {
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PATIENCE_MS);
  });
}
