import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { killPart, pidOf, processesOf } from '#tests/support/processes.ts';
import { superviseChild } from './child.ts';

const script = join(import.meta.dirname, '../../../tests/support/idle-process.ts');
const mark = `spare-test-${process.pid}`;
const WORKING = /idle-process\.ts(?! --spare)/;
const SPARE = /idle-process\.ts --spare, waiting/;
const said: string[] = [];

describe.skipIf(process.platform !== 'linux')('a process with a spare', { timeout: 180_000 }, async () => {
  const env = { ...process.env, MARK: mark };
  const child = await superviseChild({ script, args: [], env, spare: true, onRestart: (text) => said.push(text) });
  afterAll(child.stop);
  const spare = async () => {
    await expect.poll(() => pidOf(mark, SPARE), { timeout: 90_000 }).toBeGreaterThan(0);
    return pidOf(mark, SPARE);
  };

  test('is replaced by it as often as it dies', async () => {
    for (let time = 1; time <= 5; time += 1) {
      const next = await spare();
      killPart(mark, WORKING);
      await expect.poll(() => pidOf(mark, WORKING), { timeout: 90_000 }).toBe(next);
      expect(said).toHaveLength(time);
    }
  });

  test('comes back when both die at once, and so does the spare', async () => {
    const dead = [await spare(), pidOf(mark, WORKING)];
    for (const pid of dead) process.kill(pid, 'SIGKILL');
    await expect.poll(() => [0, ...dead].includes(pidOf(mark, WORKING)), { timeout: 90_000 }).toBe(false);
    expect(dead).not.toContain(await spare());
  });

  test('gets another one when the spare dies, without being disturbed', async () => {
    const before = pidOf(mark, WORKING);
    const dead = await spare();
    process.kill(dead, 'SIGKILL');
    await expect.poll(() => pidOf(mark, SPARE), { timeout: 90_000 }).not.toBe(dead);
    await spare();
    expect(pidOf(mark, WORKING)).toBe(before);
  });

  test('stops together with it', async () => {
    await spare();
    await child.stop();
    expect(processesOf(mark).filter(({ command }) => command.includes('idle-process'))).toEqual([]);
  });
});
