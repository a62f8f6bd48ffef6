import { describe, expect, test } from 'vitest';
import type { Block } from '#contract/domain/blocks.ts';
import { isUnfinished, problemsOf } from './block-problems.ts';

const runs = [{ text: 'x' }];
const picture = { key: 'content/a', alt: '', caption: '' };

describe('what keeps a block from being saved', () => {
  test.each<[string, Block, string[]]>([
    ['a heading without words', { type: 'heading', level: 2, text: ' ' }, ['text missing']],
    ['a long heading', { type: 'heading', level: 2, text: 'x'.repeat(201) }, ['text tooLong 200']],
    ['a long list', { type: 'list', ordered: false, items: Array(51).fill(runs) }, ['items tooMany 50']],
    ['a wrong code', { type: 'material', code: 'V1', caption: '' }, ['code noCode']],
    ['wrong codes', { type: 'materials', title: '', codes: ['V00000012', 'x'] }, ['codes.1 noCode']],
    ['no codes', { type: 'materials', title: '', codes: [] }, ['codes tooFew 1']],
    ['a script for a link', { type: 'button', label: '', link: 'javascript:x' }, ['label missing', 'link noLink']],
    ['a picture without a file', { type: 'picture', picture: { ...picture, key: '' } }, ['picture.key noCode']],
    ['a small gallery', { type: 'gallery', pictures: [{ ...picture, alt: 'A' }] }, ['pictures tooFew 2']],
    ['a step without title', { type: 'steps', items: [{ title: '', runs }] }, ['items.0.title missing']],
    ['uneven rows', { type: 'table', head: ['A', 'B'], rows: [[runs]] }, [' uneven']],
    [
      'nine columns',
      { type: 'table', head: Array(9).fill('A'), rows: [Array(9).fill(runs)] },
      ['head tooMany 8', 'rows.0 tooMany 8'],
    ],
    [
      'figures',
      {
        type: 'figures',
        items: [
          { live: 'works', label: '' },
          { value: 'x'.repeat(21), label: 'A' },
        ],
      },
      ['items.0.label missing', 'items.1.value tooLong 20'],
    ],
    ['nothing', { type: 'note', warning: false, runs }, []],
  ])('is told of %s', (_name, one, told) => {
    const problems = problemsOf(one).map(({ path, breach, limit }) => `${path} ${breach}${limit ? ` ${limit}` : ''}`);
    expect(problems).toEqual(told);
  });

  test('has the name of its field and its place', () => {
    const [problem] = problemsOf({
      type: 'steps',
      items: [
        { title: 'One', runs },
        { title: '', runs },
      ],
    });
    expect(problem).toMatchObject({ field: 'title', place: 2 });
  });
});

describe('an unfinished block', () => {
  test.each<[unknown, boolean]>([
    [{ type: 'button', label: '', link: '' }, true],
    [{ type: 'button', label: 'Go', link: '/About' }, true],
    [{ type: 'button', label: 1, link: '' }, false],
    [{ type: 'button', label: '', link: '', onclick: 'x' }, false],
    [{ type: 'figures', items: [{ live: 'visitors', label: 'A' }] }, false],
    [{ type: 'script' }, false],
    [null, false],
  ])('%j: %s', (one, expected) => {
    expect(isUnfinished(one)).toBe(expected);
  });
});
