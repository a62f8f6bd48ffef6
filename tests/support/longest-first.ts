import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that start the whole product and wait for it; started last, they would prolong the run. */
const LONG = /\/tests\/(start|media-worker|faults|trade-faults)\.test\.ts$/;

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
