import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { DecidedContest } from '#contract/calls/contest-pages.ts';
import { fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { ResultsDetail } from './results-detail.tsx';
import { ResultsList } from './results-list.tsx';

afterEach(cleanup);

const INFO: DecidedContest = {
  slug: '8k2021',
  title: 'Close by',
  summary: 'The nearest things',
  opensAt: '2021-04-01T12:00:00.000Z',
  closesAt: '2021-07-31T12:00:00.000Z',
  resultsAt: '2021-09-15T16:30:00.000Z',
};

test('the list leads to the results of each contest, with the day in China', async () => {
  standIn({ '/content/results': fine({ infos: [INFO], total: 1 }) });
  await show(<ResultsList />, { at: '/postActivityList' });
  expect((await screen.findByRole('link', { name: 'Close by' })).getAttribute('href')).toBe('/contest/8k2021/results');
  expect(screen.getByText('Announced 16 Sept 2021')).toBeTruthy();
});

test('a list without any says so, also where the address names none', async () => {
  standIn({ '/content/results': fine({ infos: [], total: 0 }) });
  await show(<ResultsDetail />, { at: '/postActivityDetail' });
  expect(await screen.findByText('No results yet')).toBeTruthy();
});
