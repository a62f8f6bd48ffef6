import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MEDIA_LIMITS, MIN_BITRATES } from '#contract/domain/media.ts';
import { pageAt } from '#contract/domain/pages.ts';
import { UPLOAD_TOOL, UPLOAD_TOOL_VERSION } from '#contract/domain/upload.ts';
import { standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { MoreSales } from './sales/more-sales.tsx';
import { UseUploadTool } from './tool/use-upload-tool.tsx';
import { HighQualityVideo } from './video/high-quality-video.tsx';

const PAGES = [
  ['R51', HighQualityVideo],
  ['R52', MoreSales],
  ['R53', UseUploadTool],
] as const;

const LANGUAGES = { EN: { contents: 'On this page', next: 'Next' }, ZH: { contents: '本页目录', next: '接下来' } };
type Locale = keyof typeof LANGUAGES;
const LOCALES = Object.keys(LANGUAGES) as Locale[];

beforeEach(() => void standIn({}));
afterEach(cleanup);

/** Paths of links, without query and fragment. */
const pathsOf = (links: HTMLElement[]) =>
  links.map((link) => new URL(link.getAttribute('href') ?? '', 'http://site').pathname);

const CASES = PAGES.flatMap(([number, Page]) => LOCALES.map((locale) => ({ number, Page, locale })));

describe.each(CASES)('[$number] the help page in $locale', ({ Page, locale }) => {
  const names = LANGUAGES[locale];

  // In one test, because rendering such a page takes a while.
  test('has the sections that its contents list, leads to pages that exist, and leaves no gap', async () => {
    await show(<Page />, { locale });
    const entries = within(screen.getByRole('navigation', { name: names.contents })).getAllByRole('link');
    const sections = [...document.querySelectorAll('section')];
    expect(entries.length).toBeGreaterThan(8);
    expect(entries.map((entry) => entry.getAttribute('href'))).toEqual(sections.map(({ id }) => `/#${id}`));
    const titles = sections.map((section) => section.querySelector('h2')?.textContent);
    expect(entries.map((entry, n) => `${String(n + 1).padStart(2, '0')}${entry.textContent}`)).toEqual(titles);
    for (const section of sections) expect(section.textContent.length, section.id).toBeGreaterThan(80);

    const files: string[] = Object.values(UPLOAD_TOOL);
    const nowhere = pathsOf([...document.querySelectorAll('a')]).filter(
      (path) => !pageAt(path) && !files.includes(path),
    );
    expect(nowhere).toEqual([]);
    const next = within(screen.getByRole('navigation', { name: names.next })).getAllByRole('link');
    const targets = pathsOf(next).map(pageAt);
    expect(targets).toContain('materialCenter');
    expect(targets.filter((name) => name?.startsWith('howTo'))).toHaveLength(2);

    const text = document.body.textContent;
    expect(text).not.toMatch(/\{\{|\}\}|undefined|NaN|help\./);
    expect(/\p{Script=Han}/u.test(text)).toBe(locale === 'ZH');
  });
});

test('[R201] [R202] [R203] the limits of films are those that are enforced', async () => {
  await show(<HighQualityVideo />);
  const row = (name: string) => screen.getAllByRole('row', { name: new RegExp(`^${name}`) })[0]?.textContent;
  const { minSeconds, minLongSide, minShortSide } = MEDIA_LIMITS.video;
  expect(row('File size')).toContain('10 MB to 3 GB');
  expect(row('Length')).toContain(`At least ${minSeconds} s`);
  expect(row('Resolution')).toContain(`${minLongSide} × ${minShortSide}`);
  expect(row('Colour space')).toContain('Rec.709Rec.2020');
  expect(row('Transfer function')).toContain('HLG');
  for (const [name, bitrate] of Object.entries(MIN_BITRATES))
    expect(screen.getByText(name, { selector: 'dt' }).parentElement?.textContent).toContain(
      `${bitrate / 1_000_000} Mbps`,
    );
});

test('[R205] [R206] [R207] [R208] the limits of photos are those that are enforced', async () => {
  await show(<HighQualityVideo />, { locale: 'ZH' });
  const photos = within(screen.getByRole('region', { name: '图片要求' }));
  const said = photos.getAllByRole('cell').map((cell) => cell.textContent);
  expect(said).toEqual([
    '.jpg、.jpeg或.png',
    '不超过 50 MB',
    '1000 万到 2.5 亿像素，从文件里读取',
    `长和宽都不超过 ${MEDIA_LIMITS.photo.maxSide} 像素`,
    expect.stringContaining('只收 sRGB'),
    '本人原创，没有在其他平台出售',
  ]);
});

test('[R116] the tool page offers the tool in its version, and commands that name it', async () => {
  await show(<UseUploadTool />);
  const download = within(screen.getByRole('region', { name: 'Download' }));
  download.getByText(new RegExp(`Version ${UPLOAD_TOOL_VERSION.replaceAll('.', '\\.')}`));
  expect(download.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    UPLOAD_TOOL.windows,
    UPLOAD_TOOL.mac,
    UPLOAD_TOOL.program,
  ]);
  const asking = screen.getByRole('group', { name: 'Ask for everything' });
  expect(asking.textContent).toBe('node ~/Downloads/framehall-upload.mjs');
});
