import { expect, test } from 'vitest';
import { partsProblem } from './order-parts.ts';

test.each([
  ['nothing said', 0, [undefined, undefined], undefined],
  ['all in the one there is', 0, [0, undefined], undefined],
  ['a project that is not there', 0, [0, 1], 'invalid'],
  ['one line each', 2, [2, 0, 1], undefined],
  ['two lines of one project', 1, [1, 0, 1], undefined],
  ['a line in no project', 1, [1, 0, undefined], 'required'],
  ['a project without a line', 2, [0, 1, 1], 'invalid'],
  ['no line for the first project', 1, [1, 1], 'invalid'],
  ['one beyond the last project', 1, [0, 1, 2], 'invalid'],
])('%s', (_why, further, lines, problem) => {
  expect(partsProblem(further, lines)).toBe(problem);
});
