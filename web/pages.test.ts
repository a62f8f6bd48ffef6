import { matchRoutes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { pages } from '#contract/domain/pages.ts';
import { routes } from './pages.tsx';

const pageShownAt = (path: string): unknown => matchRoutes(routes, path)?.at(-1)?.route.handle?.page;

describe('the pages', () => {
  test.each(Object.entries(pages))('[R20] %s is shown at each of its addresses', (name, { paths }) => {
    for (const path of paths) expect(pageShownAt(path)).toBe(name);
  });

  test.each([
    ['/detail', 'detail'],
    ['/detailpic', 'detailPic'],
    ['/pdetail', 'p5Detail'],
    ['/vip', 'vip'],
    ['/Join', 'join'],
    ['/usercenter/', 'userCenter'],
  ])('[R32] %s is the same page whatever its case', (path, name) => {
    expect(pageShownAt(path)).toBe(name);
  });

  test('three lists share one screen', () => {
    expect(['/CaseList', '/CaseBrandList', '/ContentList'].map(pageShownAt)).toEqual(Array(3).fill('contentList'));
  });

  test.each(['/nowhere', '/Detail/extra', '/office/nowhere', '/%E4%B8%AD'])('[R81] %s is not found', (path) => {
    expect(pageShownAt(path)).toBe('notFound');
  });
});
