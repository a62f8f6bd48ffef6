import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Runs the files that noticed the change before first and the quickest of the others next: the first failure settles a
 * change, and changes that follow each other stand in the same file.
 */
export class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = (file: TestSpecification) => {
      const last = this.ctx.cache.getTestSpecificationResult(file);
      return last?.failed ? 0 : (last?.duration ?? 0);
    };
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}
