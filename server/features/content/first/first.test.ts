import { describe, expect, test } from 'vitest';
import type { Block } from '#contract/domain/blocks.ts';
import { edition } from '#contract/domain/content.ts';
import { pageAt } from '#contract/domain/pages.ts';
import { content as zhText } from '#contract/text/zh/content.ts';
import { about } from './about.ts';
import { firstArticles } from './articles/articles.ts';
import { plainBlocks } from './plain-blocks.ts';
import { firstQuestions } from './questions/questions.ts';

const questions = Object.values(firstQuestions).flat();

const linksIn = (blocks: Block[]) => [...JSON.stringify(blocks).matchAll(/"link":"([^"]+)"/g)].map(([, link]) => link!);

describe('what comes with the product', () => {
  test('has each address once, and words in both languages', () => {
    expect(new Set(questions.map(({ slug }) => slug)).size).toBe(questions.length);
    for (const { slug, zh, en, keywords } of questions) {
      expect(zh.question, slug).toMatch(/\p{Script=Han}/u);
      expect(en.question + en.answer.replaceAll('日落', ''), slug).not.toMatch(/\p{Script=Han}/u);
      expect(zh.answer.length, slug).toBeGreaterThan(20);
      expect(en.answer.length, slug).toBeGreaterThan(40);
      expect(keywords.length, slug).toBeGreaterThan(2);
    }
  });

  test('leads to pages that exist, the same ones in both languages', () => {
    const texts = questions.map(({ zh, en }) => [plainBlocks(zh.answer), plainBlocks(en.answer)] as const);
    const articles = firstArticles.map(
      ({ words }) => [plainBlocks(words.zh.text), plainBlocks(words.en.text)] as const,
    );
    for (const [zh, en] of [...texts, ...articles, [about.zh.body, about.en.body] as const]) {
      expect(linksIn(zh)).toEqual(linksIn(en));
      for (const link of linksIn(zh)) expect(pageAt(new URL(link, 'http://site').pathname), link).toBeDefined();
    }
  });

  test('keeps to what an edition may be', () => {
    for (const one of Object.values(about)) expect(edition.parse(one)).toEqual(one);
  });

  test('has articles in both languages, made alike, under names that the tags have', () => {
    for (const { slug, tags, words } of firstArticles) {
      const [zh, en] = [plainBlocks(words.zh.text), plainBlocks(words.en.text)];
      expect(
        zh.map(({ type }) => type),
        slug,
      ).toEqual(en.map(({ type }) => type));
      expect(zh.length, slug).toBeGreaterThan(8);
      for (const { title, summary } of [words.zh, words.en]) expect([title, summary], slug).not.toContain('');
      expect(`${words.en.title} ${words.en.summary} ${words.en.text}`, slug).not.toMatch(/\p{Script=Han}/u);
      for (const tag of tags) expect(Object.keys(zhText.tags), tag).toContain(tag);
    }
  });
});

test('a plain text has headings, paragraphs, lists and links', () => {
  expect(plainBlocks('## Paying\n\nLater')).toEqual([
    { type: 'heading', level: 2, text: 'Paying' },
    { type: 'text', runs: [{ text: 'Later' }] },
  ]);
  expect(plainBlocks('See [orders](/OrderList).\n\n- One\n- [Two](https://example.com/)')).toEqual([
    { type: 'text', runs: [{ text: 'See ' }, { text: 'orders', link: '/OrderList' }, { text: '.' }] },
    { type: 'list', ordered: false, items: [[{ text: 'One' }], [{ text: 'Two', link: 'https://example.com/' }]] },
  ]);
});
