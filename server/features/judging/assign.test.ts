import { describe, expect, test } from 'vitest';
import { assign, type OpenWork, type Pair } from './assign.ts';

const works = (count: number, more: Partial<OpenWork> = {}): OpenWork[] =>
  Array.from({ length: count }, (_, at) => ({ entryId: at + 1, has: 0, barred: [], ...more }));
const judges = (count: number, load = 0) => Array.from({ length: count }, (_, at) => ({ judgeId: 101 + at, load }));

function loads(pairs: readonly Pair[]): Record<number, number> {
  const counted: Record<number, number> = {};
  for (const { judgeId } of pairs) counted[judgeId] = (counted[judgeId] ?? 0) + 1;
  return counted;
}
const judgesOf = (pairs: readonly Pair[], entryId: number) =>
  pairs.filter((pair) => pair.entryId === entryId).map(({ judgeId }) => judgeId);

describe('works are given to judges', () => {
  test.each([
    { count: 12, jury: 4, quorum: 2, fewest: 6, most: 6 },
    { count: 10, jury: 3, quorum: 2, fewest: 6, most: 7 },
    { count: 3000, jury: 20, quorum: 3, fewest: 450, most: 450 },
    { count: 7, jury: 5, quorum: 5, fewest: 7, most: 7 },
    { count: 1, jury: 3, quorum: 1, fewest: 1, most: 1 },
  ])('$count works, $jury judges, quorum $quorum: $fewest to $most each', ({ count, jury, quorum, fewest, most }) => {
    const pairs = assign(works(count), judges(jury), quorum);
    expect(pairs).toHaveLength(count * quorum);
    expect(Math.min(...Object.values(loads(pairs)))).toBe(fewest);
    expect(Math.max(...Object.values(loads(pairs)))).toBe(most);
    expect(new Set(pairs.map(({ entryId, judgeId }) => `${entryId} ${judgeId}`)).size).toBe(pairs.length);
  });

  test('never to whoever is barred, and the others take more', () => {
    const own = works(4).map((work) => ({ ...work, barred: [101] }));
    expect(loads(assign([...own, ...works(12).slice(4)], judges(3), 1))).toEqual({ 101: 4, 102: 4, 103: 4 });
    expect(judgesOf(assign(works(1, { barred: [101, 103] }), judges(3), 2), 1)).toEqual([102]);
    expect(assign(works(3, { barred: [101] }), judges(1), 1)).toEqual([]);
  });

  test('only as far as the quorum, counting those who have it', () => {
    expect(assign(works(5, { has: 2, barred: [101, 102] }), judges(4), 2)).toEqual([]);
    expect(assign(works(5, { has: 3, barred: [101, 102, 103] }), judges(4), 2)).toEqual([]);
    const raised = assign(works(4, { has: 2, barred: [101, 102] }), judges(4), 3);
    expect(loads(raised)).toEqual({ 103: 2, 104: 2 });
  });

  test('first to whoever has the fewest', () => {
    const pairs = assign(works(6), [...judges(2, 6), { judgeId: 109, load: 0 }], 1);
    expect(loads(pairs)).toEqual({ 109: 6 });
  });

  test('in mixed company: with 4 judges and quorum 2 all six pairs of judges meet', () => {
    const pairs = assign(works(60), judges(4), 2);
    const met = works(60).map(({ entryId }) =>
      judgesOf(pairs, entryId)
        .toSorted((one, other) => one - other)
        .join(),
    );
    expect(new Set(met).size).toBe(6);
  });

  test('the same way every time', () => {
    expect(assign(works(9), judges(4), 2)).toEqual(assign(works(9), judges(4), 2));
  });
});
