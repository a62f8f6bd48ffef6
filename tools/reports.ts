import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export interface Outcome {
  counts: Counts;
  /** Failures with their reasons, repeated at the end. */
  failures: string[];
  /** Journeys that failed first and passed on the second try. */
  flaky: string[];
  /** How long the tests of each file took. */
  files: { name: string; seconds: number }[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: Assertion[];
    startTime: number;
    endTime: number;
  }[];
}

interface Assertion {
  status: string;
  fullName: string;
  failureMessages: string[];
}

export function readVitest(file: string): Outcome | undefined {
  const report = readReport<VitestReport>(file);
  if (!report) return undefined;
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = report;
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failedTests = assertionResults.filter((one) => one.status === 'failed');
    if (status === 'failed' && failedTests.length === 0) return [`${name}\n${message}`];
    return failedTests.map((one) => `${name}: ${one.fullName}\n${one.failureMessages.join('\n')}`);
  });
  const files = report.testResults.map(({ name, startTime, endTime }) => ({
    name: relative('.', name),
    seconds: (endTime - startTime) / 1000,
  }));
  return { counts: { passed, failed, skipped }, failures, flaky: [], files };
}

interface Try {
  duration: number;
  error?: { message?: string };
}

interface Suite {
  suites?: Suite[];
  specs?: { title: string; file: string; tests: { status: string; results: Try[] }[] }[];
}

interface PlaywrightReport extends Suite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

export function readPlaywright(file: string): Outcome | undefined {
  const report = readReport<PlaywrightReport>(file);
  if (!report) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const specs = specsIn(report);
  const named = (status: string) => specs.filter(({ tests }) => tests.some((one) => one.status === status));
  const nameOf = (spec: (typeof specs)[number]) => {
    const reason = spec.tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message;
    return `${spec.file}: ${spec.title}\n${reason ?? ''}`;
  };
  return {
    counts: { passed: expected + flaky, failed: unexpected, skipped },
    failures: named('unexpected').map(nameOf),
    flaky: named('flaky').map(nameOf),
    files: secondsByFile(specs),
  };
}

function secondsByFile(specs: ReturnType<typeof specsIn>): Outcome['files'] {
  const seconds = new Map<string, number>();
  for (const { file, tests } of specs)
    for (const { duration } of tests.flatMap(({ results }) => results))
      seconds.set(file, (seconds.get(file) ?? 0) + duration / 1000);
  return [...seconds].map(([name, all]) => ({ name, seconds: all }));
}

function specsIn({ specs = [], suites = [] }: Suite): NonNullable<Suite['specs']> {
  return [...specs, ...suites.flatMap(specsIn)];
}

/** Undefined when a runner crashed without a report. */
function readReport<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
