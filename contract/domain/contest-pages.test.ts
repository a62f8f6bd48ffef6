import { describe, expect, test } from 'vitest';
import { contestAt, contestPath, enterPath, isNamedAddress } from './contest-pages.ts';
import { pageAt } from './pages.ts';

const at = (path: string, query = '') => contestAt(path, new URLSearchParams(query));

describe('the addresses of contests', () => {
  test.each([
    ['/8k2021', '8k2021', 'index'],
    ['/8K2024/', '8k2024', 'index'],
    ['/canon2022', 'canon2022', 'index'],
    ['/canon2022autumn', 'canon2022autumn', 'index'],
    ['/canonscenicrally', 'canon-scenic-rally', 'index'],
    ['/fcb1year', 'fcb1year', 'index'],
    ['/fcb1year/index', 'fcb1year', 'index'],
    ['/fcb1year/M2', 'fcb1year', 'm2'],
    ['/fiveCityTour', 'five-city-tour', 'index'],
    ['/fiveCityH5', 'five-city-tour', 'index'],
    ['/fiveCityH5Detail', 'five-city-tour', 'index'],
    ['/contest/rivers', 'rivers', 'index'],
    ['/contest/rivers/m1', 'rivers', 'm1'],
  ])('%s leads to %s, %s', (path, slug, page) => {
    expect(at(path)).toEqual({ slug, page });
  });

  test('a city of the tour is named in the query', () => {
    expect(at('/fiveCityH5Detail', 'city=chengdu')).toEqual({ slug: 'five-city-tour', page: 'chengdu' });
  });

  test('the results of a contest are a page of it', () => {
    expect(at('/postActivityDetail', 'contest=8k2021')).toEqual({ slug: '8k2021', page: 'results' });
    expect(at('/postActivityDetail')).toBeUndefined();
    expect(contestPath('8k2021', 'results')).toBe('/contest/8k2021/results');
  });

  test('other addresses lead to none', () => {
    expect(['/', '/contest', '/contest/a/enter', '/contest/a/b/c'].map((path) => at(path))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('links use one address for each page', () => {
    expect([
      contestPath('8k2024'),
      contestPath('fcb1year'),
      contestPath('fcb1year', 'm3'),
      contestPath('five-city-tour'),
      contestPath('five-city-tour', 'chengdu'),
      contestPath('rivers'),
      contestPath('rivers', 'm1'),
      enterPath('8k2024'),
    ]).toEqual([
      '/8k2024',
      '/fcb1year',
      '/fcb1year/m3',
      '/fiveCityTour',
      '/contest/five-city-tour/chengdu',
      '/contest/rivers',
      '/contest/rivers/m1',
      '/contest/8k2024/enter',
    ]);
  });

  test('what is named is there before its contest, what stands at /contest is not', () => {
    const named = ['/8k2024', '/FCB1YEAR/M1', '/fiveCityH5Detail', '/contest/rivers', '/contest/8k2024'];
    expect(named.map(isNamedAddress)).toEqual([true, true, true, false, false]);
  });

  test('entering has a page of its own', () => {
    expect([pageAt('/contest/rivers/enter'), pageAt('/contest/rivers'), pageAt('/contest/rivers/m1')]).toEqual([
      'contestEnter',
      'contest',
      'contest',
    ]);
  });
});
