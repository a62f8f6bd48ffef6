import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { unreadProblems } from './unread-problems.ts';

const root = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'framehall-unread-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SOURCE = `import { isProblem, must, problem, type Problem } from '${root}/server/platform/problem.ts';

declare function refuse(): Problem | undefined;
declare function move(id: number): Promise<Problem | undefined>;
declare function count(): Promise<number>;
declare const ready: boolean;

export async function drops(): Promise<void> {
  refuse();
  await move(1);
  void move(2);
  ready && (await move(3));
  await Promise.all([1, 2].map((id) => move(id)));
  await Promise.all([count(), move(4)]);
  problem('not-found');
}

export async function looks(): Promise<Problem | undefined> {
  await count();
  must(await move(1));
  let refused = await move(2);
  refused = await move(3);
  if (isProblem(refused)) return refused;
  return await move(4);
}
`;

test('names each statement that drops a problem, and none that looks at it', () => {
  writeFileSync(join(folder, 'planted.ts'), SOURCE);
  const config = { extends: `${root}/tsconfig.json`, compilerOptions: { types: [] }, include: ['.'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const places = [9, 10, 11, 12, 13, 14, 15].map((line) => `${relative('.', folder)}/planted.ts:${line}`);
  expect(unreadProblems(join(folder, 'tsconfig.json'))).toEqual(places);
});
