import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those that start the whole product and wait for it; begun last, they would keep everybody waiting at the end. */
const LONG = /\/tests\/(start|media-worker|faults|trade-faults)\.test\.ts$/;

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
