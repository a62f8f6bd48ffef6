import { expect, test } from 'vitest';
import { showBody } from './show-body.ts';
import { at, bodyOf, line, run, typed } from './testing.ts';

const THREE = [line('one'), line('two'), line('three')];

test.each([
  ['before and after it', [line('new'), line('one!'), line('two'), line('three!'), line('four')]],
  ['only before it', [line('new'), line('two'), line('three')]],
  ['away', [line('two')]],
])('whoever types goes on in their block when others change the text %s', (_where, next) => {
  const before = at(THREE, 'two');
  const after = before.apply(showBody(before, next));
  expect(bodyOf(after)).toEqual(next);
  expect(bodyOf(run(after, typed('+'))).find((block) => JSON.stringify(block).includes('+'))).toEqual(line('two+'));
});

test('a text without that block is shown all the same', () => {
  const before = at(THREE, 'two');
  expect(bodyOf(before.apply(showBody(before, [line('other')])))).toEqual([line('other')]);
  expect(bodyOf(before.apply(showBody(before, [])))).toEqual([]);
});

test('of two blocks that say the same, the nearest is meant', () => {
  const before = at([line('same'), line('x'), line('same'), line('end')], 'x');
  const inSecond = at([line('same'), line('x')], 'x');
  const next = [line('x'), line('a'), line('x')];
  expect(bodyOf(run(inSecond.apply(showBody(inSecond, next)), typed('+')))).toEqual([line('x+'), line('a'), line('x')]);
  expect(bodyOf(run(before.apply(showBody(before, next)), typed('+')))[0]).toEqual(line('x+'));
});
