import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Urgent } from '#contract/calls/office.ts';
import { fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { UrgentList } from './urgent-list.tsx';

afterEach(cleanup);

const since = '2026-03-02T01:00:00.000Z';

async function showWith(infos: Urgent[], locale = 'EN') {
  standIn({ '/office/urgent': fine({ infos }) });
  await show(<UrgentList />, { locale });
}

test('each row says what waits since when, in the server’s order, and leads to its list', async () => {
  await showWith([
    { thing: 'lateReviews', urgency: 'late', count: 2, since },
    { thing: 'failedJobs', urgency: 'failed', count: 1, since },
    { thing: 'reports', urgency: 'waiting', count: 3, since },
  ]);
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    '2 reviews are lateLatefirst due 2 Mar 2026, 09:00Review',
    '1 background job failedFailedoldest from 2 Mar 2026, 09:00Background work',
    '3 open reportsWaitingoldest from 2 Mar 2026, 09:00Catalogue',
  ]);
  expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
    '/office/review?view=overdue',
    '/office/work?state=failed',
    '/office/catalogue?mark=reported',
  ]);
});

test('says so when nothing waits', async () => {
  await showWith([], 'ZH');
  await screen.findByText('目前没有待办');
  expect(screen.queryByRole('list')).toBeNull();
});
