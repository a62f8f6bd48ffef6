import { describe, expect, test } from 'vitest';
import { type Block, block, body, codesIn, picturesIn, undescribedIn } from './blocks.ts';
import { drawBody } from './draw-blocks.ts';
import { isLink } from './link.ts';

const picture = { key: 'content/a-1', alt: 'A harbour at dawn', caption: '' };
const runs = [{ text: 'Words' }];

describe('links', () => {
  test.each([
    '/Questions',
    '/Questions?q=refund#refund-window',
    '/Detail?id=1',
    'https://example.com',
    'https://www.example.com/a?b=c#d',
    'https://example.com:8443/',
  ])('%s is one', (address) => expect(isLink(address)).toBe(true));

  test.each([
    '',
    'Questions',
    '#top',
    '//evil.example',
    '/\\evil.example',
    '/%2Fevil.example',
    '/%5cevil.example',
    '/\t/evil.example',
    'http://example.com',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>',
    'https://',
    'https:evil',
    'https:///evil.example',
    'https://user:secret@example.com',
    'https://example.com\\@evil.example',
    'mailto:a@example.com',
  ])('%j is none', (address) => expect(isLink(address)).toBe(false));
});

describe('blocks', () => {
  test.each<[string, unknown]>([
    ['an unknown block', { type: 'html', html: '<b>x</b>' }],
    ['an unknown attribute', { type: 'text', runs, style: 'color: red' }],
    ['an unknown attribute of a run', { type: 'text', runs: [{ text: 'x', onclick: 'y' }] }],
    ['a heading of the page’s own level', { type: 'heading', level: 1, text: 'x' }],
    ['an empty heading', { type: 'heading', level: 2, text: ' ' }],
    ['a text without words', { type: 'text', runs: [] }],
    ['a link that runs something', { type: 'text', runs: [{ text: 'x', link: 'javascript:alert(1)' }] }],
    ['a button that leaves by //', { type: 'button', label: 'x', link: '//evil.example' }],
    ['a picture of a size that somebody claims', { type: 'picture', picture: { ...picture, width: 1, height: 1 } }],
    ['a picture from elsewhere', { type: 'picture', picture: { ...picture, key: 'https://evil.example/a.svg' } }],
    ['a gallery of one', { type: 'gallery', pictures: [picture] }],
    ['a material that is no code', { type: 'material', code: 'V1', caption: '' }],
    ['an uneven table', { type: 'table', head: ['a', 'b'], rows: [[runs]] }],
    ['a figure that nobody counts', { type: 'figures', items: [{ live: 'money', label: 'x' }] }],
    ['a figure that is two things', { type: 'figures', items: [{ live: 'works', value: '1', label: 'x' }] }],
    ['a NUL byte', { type: 'text', runs: [{ text: 'a\0b' }] }],
    ['half a character', { type: 'text', runs: [{ text: '\uD800' }] }],
    ['blocks in blocks', { type: 'list', ordered: false, items: [[{ type: 'list', ordered: false, items: [] }]] }],
  ])('%s is refused', (_name, given) => expect(block.safeParse(given).success).toBe(false));

  test('a body is bounded, however it is filled', () => {
    const text = (length: number): Block => ({ type: 'text', runs: [{ text: 'x'.repeat(length) }] });
    const of = (count: number, length: number) => body.safeParse(Array.from({ length: count }, () => text(length)));
    expect(of(200, 10).success).toBe(true);
    expect(of(201, 10).success).toBe(false);
    expect(of(1, 5000).success).toBe(true);
    expect(of(1, 5001).success).toBe(false);
    expect(of(21, 5000).success).toBe(false);
    let deep: unknown = { type: 'text', runs };
    for (let level = 0; level < 10_000; level++) deep = { type: 'list', ordered: true, items: [[deep]] };
    expect(body.safeParse([deep]).success).toBe(false);
  });

  test('name the materials and pictures that they show, each once', () => {
    const blocks: Block[] = [
      { type: 'material', code: 'V00000012', caption: '' },
      { type: 'materials', title: '', codes: ['V00000012', 'P00000003'] },
      { type: 'picture', picture },
      { type: 'gallery', pictures: [picture, { ...picture, key: 'content/b' }] },
    ];
    expect(codesIn(blocks)).toEqual(['V00000012', 'P00000003']);
    expect(picturesIn(blocks)).toEqual(['content/a-1', 'content/b']);
    expect(undescribedIn(blocks)).toBe(0);
    expect(undescribedIn([{ type: 'gallery', pictures: [{ ...picture, alt: ' ' }, picture] }])).toBe(1);
  });
});

describe('drawing', () => {
  const figures = { works: '1,280', clips: '640', tracks: '80', photographers: '12' };

  test('leaves out what is off sale and pictures that are gone', () => {
    const gone: Block[] = [
      { type: 'material', code: 'V00000012', caption: 'Dawn' },
      { type: 'materials', title: 'More', codes: ['V00000013'] },
      { type: 'picture', picture },
      { type: 'gallery', pictures: [picture, picture] },
    ];
    expect(drawBody(gone, { pictures: {}, materials: {}, figures })).toEqual([]);
  });

  test('tells live figures as they are now, and others as they were written', () => {
    const [list] = drawBody(
      [
        {
          type: 'figures',
          items: [
            { live: 'works', label: 'Works' },
            { value: '24 h', label: 'Answer' },
          ],
        },
      ],
      { pictures: {}, materials: {}, figures },
    );
    expect(JSON.stringify(list)).toContain('1,280');
    expect(JSON.stringify(list)).toContain('24 h');
  });

  test('says of links that lead elsewhere that we do not vouch for them', () => {
    const links = ['/About', 'https://example.com/'].map((link) => ({
      type: 'text' as const,
      runs: [{ text: 'x', link }],
    }));
    const drawn = drawBody(links, { pictures: {}, materials: {}, figures });
    expect(drawn.map(({ children }) => (children[0] as { attributes: object }).attributes)).toEqual([
      { href: '/About' },
      { href: 'https://example.com/', rel: 'noopener noreferrer nofollow' },
    ]);
  });
});
