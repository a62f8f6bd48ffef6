// The tests that `npm run mutate` runs against each change: those of one part, in one process.
import { defineConfig } from 'vitest/config';
import { partNamed } from './tools/mutate/parts.ts';

const part = partNamed(process.env['MUTATE_PART'] ?? 'domain');

export default defineConfig({
  test: {
    // Below the folder that tools/mutate.ts names.
    include: ['**/*.test.ts'],
    environment: 'node',
    globalSetup: part.needsDatabase ? ['tests/support/database.setup.ts'] : [],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
