import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';

export default defineConfig({
  test: {
    // Many tests wait for processes and time-outs rather than compute.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'server',
          include: ['{contract,server,studio,tests,tools,uploader}/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/database.setup.ts'],
          pool: 'forks',
          // Test files share nothing but modules; loading those anew for each would take longer than most tests.
          isolate: false,
          // Long enough for a machine that does other things too; what hangs still fails.
          testTimeout: 60_000,
          hookTimeout: 60_000,
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
          testTimeout: 20_000,
        },
      },
    ],
  },
});
