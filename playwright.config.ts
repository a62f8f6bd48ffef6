import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { freePort } from './server/platform/net.ts';
import { makeTinyModel } from './tests/support/tiny-model.ts';
import { browserOptions } from './tools/browser.ts';

// The workers read this file again: what the first reading chose must hold for them too.
process.env['JOURNEY_PORT'] ??= String(await freePort());
process.env['JOURNEY_OBJECTS_PORT'] ??= String(await freePort());
process.env['JOURNEY_PAYMENTS_PORT'] ??= String(await freePort());
process.env['JOURNEY_DATA'] ??= mkdtempSync(join(tmpdir(), 'framehall-journeys-'));
process.env['JOURNEY_LOG'] ??= join(process.env['JOURNEY_DATA'], 'product.log');
process.env['JOURNEY_MODEL'] ??= makeTinyModel(join(process.env['JOURNEY_DATA'], 'model'));
const PORT = process.env['JOURNEY_PORT'];
const OBJECTS_PORT = process.env['JOURNEY_OBJECTS_PORT'];
const PAYMENTS_PORT = process.env['JOURNEY_PAYMENTS_PORT'];
const DATA_DIR = process.env['JOURNEY_DATA'];

export default defineConfig({
  testDir: 'tests/journeys',
  globalTeardown: './tests/journeys/logged-errors.ts',
  // Long enough for a machine that does other things too; what hangs still fails.
  timeout: 420_000,
  // What is tried again has longer, so an expectation inside it names a shorter time than 30 s.
  expect: { timeout: 30_000, toPass: { timeout: 120_000 } },
  // One that passes then is told as flaky at the end; `npm test -- --strict` fails for it.
  retries: 1,
  fullyParallel: true,
  // With the tests beside them, two keep two cores busy; more would only make each other wait.
  workers: 2,
  outputDir: 'test-results',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    // Traces of everything take as long as the journeys do; PWTRACE=on when one is wanted.
    trace: process.env['PWTRACE'] === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // The processor draws every frame of a film or a fade; journeys about motion ask for it (`WITH_MOTION`).
    contextOptions: { reducedMotion: 'reduce' },
    // It would answer for pages what a journey routes itself; the journeys about it allow it.
    serviceWorkers: 'block',
    launchOptions: browserOptions('--disable-gpu'),
  },
  webServer: {
    command: `exec node server/start.ts > "${process.env['JOURNEY_LOG']}"`,
    env: {
      PORT,
      OBJECTS_PORT,
      PAYMENTS_PORT,
      DATA_DIR,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      DEMO_ITEMS: '5',
      // It knows three words that nothing in the demo says.
      EMBEDDING_MODEL: process.env['JOURNEY_MODEL'],
      // All people of the journeys come from one address.
      REQUESTS_PER_MINUTE: '100000',
    },
    url: `http://127.0.0.1:${PORT}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
