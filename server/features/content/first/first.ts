import { type Edition, QUESTION_GROUPS } from '#contract/domain/content.ts';
import type { Context } from '../../../context.ts';
import { addEntry, type NewContent } from '../write.ts';
import { namesBrought } from '../write.queries.ts';
import { about } from './about.ts';
import { firstArticles } from './articles/articles.ts';
import { plainBlocks } from './plain-blocks.ts';
import { firstQuestions } from './questions/questions.ts';

type Brought = NewContent & { broughtAs: string };

function answered({ question, answer }: { question: string; answer: string }): Edition {
  return { title: question, summary: '', seo: '', body: plainBlocks(answer) };
}

function questions(): Brought[] {
  return QUESTION_GROUPS.flatMap((group, place) =>
    firstQuestions[group].map(({ slug, keywords, zh, en }, index) => ({
      type: 'question' as const,
      slug,
      // Leaves editors room between two.
      position: place * 1000 + index * 10,
      zh: answered(zh),
      en: answered(en),
      facts: { group, keywords },
      broughtAs: `question/${slug}`,
    })),
  );
}

function articles(): Brought[] {
  const written = ({ title, summary, text }: { title: string; summary: string; text: string }): Edition => ({
    title,
    summary,
    seo: '',
    body: plainBlocks(text),
  });
  return firstArticles.map(({ slug, tags, words }, index) => ({
    type: 'content' as const,
    slug,
    position: (index + 1) * 10,
    zh: written(words.zh),
    en: written(words.en),
    tags,
    facts: {},
    broughtAs: `content/${slug}`,
  }));
}

/**
 * Adds what every installation begins with. An entry that has come before is left alone, whatever editors made of it:
 * changed, withdrawn or under another address.
 */
export async function prepareContent(ctx: Context): Promise<void> {
  const page: Brought = { type: 'page', slug: 'about', position: 0, ...about, facts: {}, broughtAs: 'page/about' };
  const before = await namesBrought(ctx.db);
  for (const entry of [page, ...questions(), ...articles()])
    if (!before.has(entry.broughtAs)) await addEntry(ctx, entry);
}
