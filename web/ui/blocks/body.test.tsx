import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Block, BlockType } from '#contract/domain/blocks.ts';
import { drawBody, type Surroundings } from '#contract/domain/draw-blocks.ts';
import { drawnHtml } from '#server/platform/http/drawn-html.ts';
import { show } from '../../testing/show.tsx';
import { Body } from './body.tsx';

afterEach(cleanup);

const picture = {
  key: 'content/a',
  width: 1600,
  height: 900,
  alt: 'A “harbour” <at> dawn',
  caption: 'Ningbo & beyond',
};
const runs = [
  { text: 'Plain <script>alert(1)</script> ' },
  { text: 'bold', bold: true as const },
  { text: 'both', bold: true as const, italic: true as const },
  { text: 'here', link: '/Questions?a=1&b="2"' },
  { text: 'there', link: 'https://example.com/?a=1&b=2', bold: true as const },
];

const BLOCKS: { [Type in BlockType]: Extract<Block, { type: Type }> } = {
  heading: { type: 'heading', level: 2, text: 'A & B' },
  text: { type: 'text', runs },
  list: { type: 'list', ordered: true, items: [runs, [{ text: 'Second' }]] },
  quote: { type: 'quote', runs, source: 'Lin <Xiaoman>' },
  picture: { type: 'picture', picture },
  gallery: { type: 'gallery', pictures: [picture, { ...picture, caption: '' }] },
  material: { type: 'material', code: 'V00000012', caption: 'As <seen>' },
  materials: { type: 'materials', title: 'Used & loved', codes: ['V00000012', 'V00000099'] },
  table: { type: 'table', head: ['A', 'B'], rows: [[runs, [{ text: '2' }]]] },
  steps: { type: 'steps', items: [{ title: 'First', runs }] },
  figures: {
    type: 'figures',
    items: [
      { live: 'works', label: 'Works' },
      { value: '<1 h', label: 'Wait' },
    ],
  },
  note: { type: 'note', warning: true, runs },
  question: { type: 'question', question: 'Why <so>?', answer: runs },
  button: { type: 'button', label: 'Go & see', link: '/About' },
};

const AROUND: Surroundings = {
  pictures: { 'content/a': 'https://files.example/content/a' },
  materials: { V00000012: { title: 'Mist & "ridge"', path: '/Detail?id=12' } },
  figures: { works: '1,280', clips: '640', tracks: '80', photographers: '12' },
};

/** Everything that a reader or a machine takes from a page: elements, words, links and pictures. */
function readOut(root: Element) {
  const of = (selector: string, name: string) =>
    [...root.querySelectorAll(selector)].map((element) => element.getAttribute(name));
  return {
    text: root.textContent,
    tags: [...root.querySelectorAll('*')].map(({ localName }) => localName),
    links: of('a', 'href'),
    rels: of('a', 'rel'),
    pictures: of('img', 'src'),
    alternatives: of('img', 'alt'),
    roles: of('[role]', 'role'),
  };
}

test.each(Object.values(BLOCKS))('$type says the same to people and to machines', async (block) => {
  const drawn = drawBody([block], AROUND);
  const html = document.createElement('div');
  html.innerHTML = drawnHtml(drawn);
  await show(<div data-testid="body">{<Body drawn={drawn} />}</div>);
  const shown = screen.getByTestId('body').firstElementChild!;
  expect(shown.textContent.length + shown.querySelectorAll('img').length).toBeGreaterThan(0);
  expect(readOut(shown)).toEqual(readOut(html));
  expect(shown.querySelector('script')).toBeNull();
});

test('a material’s card takes the place of its link', async () => {
  const drawn = drawBody([BLOCKS.material], AROUND);
  await show(<Body drawn={drawn} card={(code) => <article>Card of {code}</article>} />);
  expect(screen.getByRole('article').textContent).toBe('Card of V00000012');
  expect(screen.queryByRole('link')).toBeNull();
});
