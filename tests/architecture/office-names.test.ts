import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { zh } from '#contract/text/zh.ts';
import { JOB_NAMES } from '#server/platform/jobs/job-table.ts';

const sources = globSync('server/features/**/*.ts').filter((file) => !file.endsWith('.test.ts'));

const named = (tree: object) =>
  new Set(
    Object.entries(tree).flatMap(([thing, names]) => Object.keys(names as object).map((one) => `${thing}.${one}`)),
  );

test('the office has a name for whatever the audit trail says', () => {
  const names = named(zh.office.actions);
  const said = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\baction: '([^']+)'/g)].map(([, action]) => action ?? ''),
  );
  expect(said.length).toBeGreaterThan(50);
  expect([...new Set(said)].filter((action) => !names.has(action))).toEqual([]);
});

test('the office has a name for every job', () => {
  const names = named(zh.office.queues);
  expect(JOB_NAMES.filter((name) => !names.has(name))).toEqual([]);
});
