// The tests that `npm run mutate` runs against each change: those of one part, in one process.
import { defineConfig } from 'vitest/config';
import type { Vite, VitestPluginContext } from 'vitest/node';
import { endKeptThread, keptThread } from './tools/mutate/kept-thread.ts';
import { partNamed } from './tools/mutate/parts.ts';
import { QuickestFirst } from './tools/mutate/quickest-first.ts';

const part = partNamed(process.env['MUTATE_PART'] ?? 'domain');

/**
 * Stryker picks single tests by their names. A test of calls may build on those before it in its file,
 * and would then fail by itself and count as having noticed: the files it is in run whole.
 */
const wholeFilesInOneThread: Vite.Plugin = {
  name: 'whole-files-in-one-thread',
  configureVitest({ vitest, project }: VitestPluginContext) {
    Object.defineProperty(project.config, 'testNamePattern', { get: () => undefined, set: () => {}, enumerable: true });
    project.config.pool = keptThread.name;
    project.config.poolRunner = keptThread;
    vitest.onClose(endKeptThread);
  },
};

export default defineConfig({
  plugins: part.needsDatabase ? [wholeFilesInOneThread] : [],
  test: {
    // Below the folder that tools/mutate.ts names.
    include: ['**/*.test.ts'],
    environment: 'node',
    globalSetup: part.needsDatabase ? ['tests/support/database.setup.ts'] : [],
    setupFiles: part.needsDatabase ? ['tools/mutate/before-file.ts'] : [],
    isolate: !part.needsDatabase,
    sequence: { sequencer: QuickestFirst },
    // A busy machine is no proof: only what hangs takes this long.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
