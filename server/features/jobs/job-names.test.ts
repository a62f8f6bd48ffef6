import { expect, test } from 'vitest';
import { readSchedule } from '#contract/domain/schedule.ts';
import { en } from '#contract/text/en.ts';
import { zh } from '#contract/text/zh.ts';
import { DEAD_LETTERS, definitionOf, JOB_NAMES } from '../../platform/jobs/job-table.ts';

const namesIn = (queues: object) =>
  Object.entries(queues).flatMap(([area, names]: [string, object | string]) =>
    typeof names === 'string' ? [area] : Object.keys(names).map((name) => `${area}.${name}`),
  );

test('the office has a name for every job, in both languages, and for none that does not exist', () => {
  const known = [...JOB_NAMES, DEAD_LETTERS].toSorted();
  expect(namesIn(zh.office.queues).toSorted()).toEqual(known);
  expect(namesIn(en.office.queues).toSorted()).toEqual(known);
});

test('the office can say in words when a job runs', () => {
  const schedules = JOB_NAMES.flatMap((name) => definitionOf(name).schedule ?? []);
  expect(schedules.length).toBeGreaterThan(0);
  expect(schedules.filter((schedule) => readSchedule(schedule) === undefined)).toEqual([]);
});
