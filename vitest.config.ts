import { globSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that start the whole product and wait for it; started last, they would prolong the run. */
const LONG = /\/tests\/(start|media-worker|releases|faults|trade-faults)\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Tests that need a cluster of OpenSearch, which `npm run test:search` starts. */
const needsCluster = (file: string) => file.endsWith('.cluster.test.ts');
const node = globSync('{contract,server,studio,tests,tools,uploader}/**/*.test.ts').filter(
  (file) => process.env['TEST_SEARCH_URL'] !== undefined || !needsCluster(file),
);
/** Tests have a database or a whole product by one of these; all others start without waiting for PostgreSQL. */
const needsDatabase = (file: string) =>
  /support\/(product|database|older-database|run)\.ts'/.test(readFileSync(file, 'utf8'));

const common = {
  environment: 'node',
  pool: 'forks',
  // Test files share nothing but modules; loading those anew for each would take longer than most tests.
  isolate: false,
  // Long enough for a machine that does other things too; what hangs still fails.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
} as const;

export default defineConfig({
  test: {
    // Many tests wait for processes and time-outs rather than compute.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { ...common, name: 'pure', include: node.filter((file) => !needsDatabase(file)) } },
      {
        test: {
          ...common,
          name: 'server',
          include: node.filter(needsDatabase),
          globalSetup: ['tests/support/database.setup.ts'],
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          pool: 'vmThreads',
          setupFiles: ['web/testing/patience.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
