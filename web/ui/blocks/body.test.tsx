import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { drawBody, drawn, type Surroundings } from '#contract/domain/draw-blocks.ts';
import { drawnHtml } from '#server/platform/http/drawn-html.ts';
import { BLOCKS } from '../../testing/blocks.ts';
import { show } from '../../testing/show.tsx';
import { Body } from './body.tsx';

afterEach(cleanup);

const AROUND: Surroundings = {
  pictures: {
    'content/a': {
      src: 'https://files.example/content/a/1280.webp',
      srcset: 'https://files.example/content/a/640.webp 640w, https://files.example/content/a/1280.webp 1280w',
      width: 1600,
      height: 900,
    },
  },
  materials: { V00000012: { title: 'Mist & "ridge"', path: '/Detail?id=12', price: 'from ¥9 & up' } },
  figures: { works: '1,280', clips: '640', tracks: '80', photographers: '12' },
  contest: (part) => drawn('p', `What the contest says: <${part}>`),
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
    pictures: ['src', 'srcset', 'sizes', 'width', 'height'].map((name) => of('img', name)),
    alternatives: of('img', 'alt'),
    roles: of('[role]', 'role'),
  };
}

test.each(Object.values(BLOCKS))('$type says the same to people and to machines', async (block) => {
  const shownBody = drawBody([block], AROUND);
  const html = document.createElement('div');
  html.innerHTML = drawnHtml(shownBody);
  await show(<div data-testid="body">{<Body drawn={shownBody} />}</div>);
  const shown = screen.getByTestId('body').firstElementChild!;
  expect(shown.textContent.length + shown.querySelectorAll('img').length).toBeGreaterThan(0);
  expect(readOut(shown)).toEqual(readOut(html));
  expect(shown.querySelector('script')).toBeNull();
});

test('a material’s card takes the place of its link', async () => {
  await show(<Body drawn={drawBody([BLOCKS.material], AROUND)} card={(code) => <article>Card of {code}</article>} />);
  expect(screen.getByRole('article').textContent).toBe('Card of V00000012');
  expect(screen.queryByRole('link')).toBeNull();
});
