import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readPlaywright, readVitest } from './reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'framehall-reports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function written(report: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const journey = (title: string, status: string, ...errors: string[]) => ({
  title,
  file: 'cart.spec.ts',
  tests: [
    { status, results: [...errors.map((message) => ({ duration: 4000, error: { message } })), { duration: 1500 }] },
  ],
});

test('a journey that passes at its second try is flaky, not failed, and is told by its name and reason', () => {
  const report = written({
    stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 },
    suites: [
      {
        specs: [journey('is fine', 'expected'), journey('pays twice', 'unexpected', 'paid 2')],
        suites: [{ specs: [journey('opens a menu', 'flaky', 'no menu')] }],
      },
    ],
  });
  expect(readPlaywright(report)).toEqual({
    counts: { passed: 8, failed: 1, skipped: 2 },
    failures: ['cart.spec.ts: pays twice\npaid 2'],
    flaky: ['cart.spec.ts: opens a menu\nno menu'],
    files: [{ name: 'cart.spec.ts', seconds: 12.5 }],
  });
});

test('failed tests and files that cannot be read are told by name', () => {
  const report = written({
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 0,
    testResults: [
      {
        name: 'a.test.ts',
        startTime: 1000,
        endTime: 3500,
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'adds', failureMessages: [] },
          { status: 'failed', fullName: 'subtracts', failureMessages: ['expected 1 to be 2'] },
        ],
      },
      {
        name: 'b.test.ts',
        startTime: 0,
        endTime: 0,
        status: 'failed',
        message: 'no such module',
        assertionResults: [],
      },
    ],
  });
  expect(readVitest(report)).toEqual({
    counts: { passed: 1, failed: 1, skipped: 0 },
    failures: ['a.test.ts: subtracts\nexpected 1 to be 2', 'b.test.ts\nno such module'],
    flaky: [],
    files: [
      { name: 'a.test.ts', seconds: 2.5 },
      { name: 'b.test.ts', seconds: 0 },
    ],
  });
});

test('a runner that crashed has left no report', () => {
  expect([readVitest(join(folder, 'none')), readPlaywright(join(folder, 'none'))]).toEqual([undefined, undefined]);
});
