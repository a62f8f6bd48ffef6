import { describe, expect, test } from 'vitest';
import { linkHere, setLink } from './link.ts';
import { at, bodyOf, line, run } from './testing.ts';

describe('a link', () => {
  test('goes on the words that are selected, and off the whole link by a cursor in it', () => {
    const linked = run(at([line('see the terms')], 'the', 'terms'), setLink('/About'));
    expect(bodyOf(linked)).toEqual([{ type: 'text', runs: [{ text: 'see ' }, { text: 'the terms', link: '/About' }] }]);
    const inside = at(bodyOf(linked), 'the te');
    expect(linkHere(inside)).toBe('/About');
    expect(bodyOf(run(inside, setLink('/Questions')))).toEqual([
      { type: 'text', runs: [{ text: 'see ' }, { text: 'the terms', link: '/Questions' }] },
    ]);
    expect(bodyOf(run(inside, setLink(undefined)))).toEqual([line('see the terms')]);
  });

  test('without words is its own address', () => {
    expect(bodyOf(run(at([line('see ')], 'see '), setLink('/About')))).toEqual([
      { type: 'text', runs: [{ text: 'see ' }, { text: '/About', link: '/About' }] },
    ]);
  });
});
