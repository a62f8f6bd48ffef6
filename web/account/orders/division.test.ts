import { expect, test } from 'vitest';
import {
  changeProject,
  type Division,
  emptyProjects,
  partOf,
  UNDIVIDED,
  withoutProject,
  withProject,
} from './division.ts';

const named = (projectName: string) => ({
  licenseeType: 'company' as const,
  licensee: 'Blue Sky',
  creditCode: '',
  projectName,
  brand: 'Blue',
  endClient: '',
  startsOn: '2026-11-19',
});
const divided: Division = { further: [named('B'), named('C')], parts: { 1: 0, 2: 1, 3: 2 } };

test('an order that is not divided has one project, in which everything is', () => {
  expect(partOf(UNDIVIDED, 7)).toBe(0);
  expect(emptyProjects(UNDIVIDED, [])).toEqual([]);
});

test('a project that is added has no name and holds nothing', () => {
  const more = withProject(UNDIVIDED, '2026-11-19');
  expect(more.further).toEqual([{ ...named(''), licensee: '', brand: '' }]);
  expect(emptyProjects(more, [1, 2])).toEqual([1]);
});

test('one that is removed gives its items to the first, and those behind it move up', () => {
  const { further, parts } = withoutProject(divided, 0);
  expect(further.map(({ projectName }) => projectName)).toEqual(['C']);
  expect([1, 2, 3].map((item) => partOf({ further, parts }, item))).toEqual([0, 0, 1]);
});

test('one that is changed leaves the others as they are', () => {
  const { further } = changeProject(divided, 1, { projectName: 'D' });
  expect(further.map(({ projectName }) => projectName)).toEqual(['B', 'D']);
});

test('projects without an item are named, the first too', () => {
  expect(emptyProjects(divided, [1, 2, 3])).toEqual([]);
  expect(emptyProjects(divided, [2])).toEqual([0, 2]);
});
