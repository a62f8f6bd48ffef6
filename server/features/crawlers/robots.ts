import { type PageName, pages } from '#contract/domain/pages.ts';

/** Pages about one person's own things, and searches by a picture that will be gone tomorrow. */
const NOT_FOR_CRAWLERS: PageName[] = [
  'board',
  'bill',
  'cart',
  'bookmarks',
  'downloadList',
  'imgSearchResult',
  'login',
  'mailConfirm',
  'materialCenter',
  'office',
  'order',
  'putOrder',
  'score',
  'userCenter',
  'vipOrder',
];

export function robots(publicUrl: string): string {
  const closed = NOT_FOR_CRAWLERS.map((page) => `Disallow: ${pages[page].paths[0]}`);
  return ['User-agent: *', ...closed, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
