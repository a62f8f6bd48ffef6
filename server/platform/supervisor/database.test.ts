import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { killPart, processesOf } from '#tests/support/processes.ts';
import { newDataDir } from '#tests/support/run.ts';
import { superviseDatabase } from './database.ts';

test.skipIf(!existsSync('/proc/self/environ'))(
  'a database that is being started again when the product stops is stopped too',
  { timeout: 180_000 },
  async () => {
    const dataDir = newDataDir();
    const restarted = Promise.withResolvers<void>();
    const database = await superviseDatabase({ dataDir, backup: undefined }, () => restarted.resolve());
    killPart(dataDir, /postgres -D/);
    await restarted.promise;
    await database.stop();
    expect(processesOf(dataDir)).toEqual([]);
  },
);
