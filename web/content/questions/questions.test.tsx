import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Question } from '#contract/calls/content.ts';
import { failed, fine, outOfReach, standIn, type StandIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import * as overlays from '../../ui/overlays.ts';
import { findQuestions, type QuestionGroups } from './find-questions.ts';
import { Questions } from './questions.tsx';

function question(slug: string, title: string, found: string, answer: string): Question {
  return { slug, title, summary: '', language: 'en', answer: [{ type: 'text', runs: [{ text: answer }] }], found };
}

const GROUPS: QuestionGroups = [
  {
    group: 'refunds',
    questions: [
      question(
        'refund-window',
        'Can I get my money back?',
        '可以退款吗？ refund ketuikuanma tuikuan tk',
        'Within 7 days.',
      ),
      question(
        'where-it-goes',
        'How will I be refunded?',
        '钱退到哪里？ 原路退回 到账 account',
        'To Alipay or your bank.',
      ),
    ],
  },
  {
    group: 'invoices',
    questions: [
      question('invoice', 'How do I request an invoice?', '怎么申请发票？ 开票 fapiao fp', 'After a refund, too.'),
    ],
  },
];

const found = (typed: string) => findQuestions(GROUPS, typed).map(({ slug }) => slug);

describe('finding', () => {
  test.each([
    ['refund', ['refund-window', 'where-it-goes', 'invoice']],
    ['Refunds', ['refund-window', 'where-it-goes', 'invoice']],
    ['how do I get a refund?', ['refund-window', 'where-it-goes', 'invoice']],
    ['alipay bank', ['where-it-goes']],
    ['退款', ['refund-window']],
    ['怎么退款？', ['refund-window']],
    ['原路退回到账', ['where-it-goes']],
    ['tuikuan', ['refund-window']],
    ['ｆａｐｉａｏ', ['invoice']],
    ['fp', ['invoice']],
    ['elephant', []],
    ['refund elephant', []],
    ['  ', []],
    ['how', ['where-it-goes', 'invoice']],
  ])('%j finds %j', (typed, slugs) => expect(found(typed)).toEqual(slugs));
});

describe('the page of questions', () => {
  let server: StandIn;
  beforeEach(() => {
    server = standIn({ '/content/questions': fine({ groups: GROUPS }), '/content/judge': fine() });
  });
  afterEach(cleanup);

  const openOnes = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

  test('shows all questions by group, all closed', async () => {
    await show(<Questions />);
    await screen.findByRole('heading', { level: 3, name: 'Can I get my money back?' });
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['Refunds', 'Invoices', 'Still stuck?']);
    const contents = within(screen.getByRole('navigation', { name: 'Topics' })).getAllByRole('link');
    expect(contents.map((link) => link.getAttribute('href'))).toEqual(['/#refunds', '/#invoices']);
    expect(openOnes()).toEqual([]);
  });

  test('opens the question that the address names', async () => {
    await show(<Questions />, { at: '/Questions#invoice' });
    await waitFor(() => expect(openOnes()).toEqual(['invoice']));
  });

  test('finds while one types, keeps the words in the address, and goes back to all', async () => {
    const router = await show(<Questions />, { at: '/Questions' });
    const field = await screen.findByRole('textbox', { name: 'Search the questions' });
    fireEvent.change(field, { target: { value: 'tuikuan' } });
    await screen.findByText('1 question found');
    expect(router.state.location.search).toBe('?q=tuikuan');
    fireEvent.change(field, { target: { value: 'zebra' } });
    await screen.findByText('No question matches');
    fireEvent.click(screen.getByRole('button', { name: 'See all questions' }));
    await screen.findByRole('heading', { level: 2, name: 'Refunds' });
    expect(router.state.location.search).toBe('');
  });

  test('takes a judgement, and from whom it did not help, a reason', async () => {
    await show(<Questions />, { at: '/Questions?q=tuikuan#refund-window' });
    fireEvent.click(await screen.findByRole('button', { name: 'No' }));
    const reason = await screen.findByRole('textbox', { name: /What was missing/ });
    fireEvent.change(reason, { target: { value: 'Which account?' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send' })).toBeNull());
    screen.getByText('Thanks for your feedback');
    const judged = server.seen.filter(({ path }) => path === '/content/judge').map(({ input }) => input);
    expect(judged).toEqual([
      { slug: 'refund-window', helpful: false },
      { slug: 'refund-window', helpful: false, comment: 'Which account?' },
    ]);
  });

  test('says why a judgement was not taken', async () => {
    standIn({
      '/content/questions': fine({ groups: GROUPS }),
      '/content/judge': failed('too-many-requests', 'Too many requests'),
    });
    await show(<Questions />, { at: '/Questions#invoice' });
    await screen.findByText('How do I request an invoice?');
    fireEvent.click(within(document.getElementById('invoice')!).getByRole('button', { name: 'Yes' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Too many requests');
  });

  test('leads whoever is still stuck to people', async () => {
    const open = vi.spyOn(overlays, 'openContact').mockImplementation(() => {});
    await show(<Questions />);
    fireEvent.click(await screen.findByRole('button', { name: 'Contact us' }));
    expect(open).toHaveBeenCalledOnce();
  });

  test('labels an answer that is only there in the other language', async () => {
    await show(<Questions />, { at: '/Questions#invoice', locale: 'ZH' });
    expect(await screen.findAllByText('暂无中文版，以下为英文')).toHaveLength(3);
  });

  test('offers to try again when the server is out of reach', async () => {
    standIn({ '/content/questions': outOfReach });
    await show(<Questions />);
    expect(await screen.findByRole('alert')).toBeTruthy();
  });
});
