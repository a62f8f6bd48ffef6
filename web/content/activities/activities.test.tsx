import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Activity, Occasion } from '#contract/calls/content.ts';
import { article } from '../../testing/content.ts';
import { failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { ActivityDetail } from './activity-detail.tsx';
import { ActivityList } from './activity-list.tsx';

afterEach(cleanup);

const TIMES = { startsAt: '2026-11-20T16:30:00.000Z', endsAt: '2026-11-21T04:00:00.000Z', place: 'Shanghai' };

function occasion(slug: string, state: Occasion['state'], kind: Occasion['kind'] = 'activity'): Occasion {
  return { kind, slug, title: `Title of ${slug}`, summary: '', language: 'en', cover: null, ...TIMES, state };
}

function activity(more: Partial<Activity> = {}): Activity {
  const { type: _, brandName: __, next: ___, ...entry } = article('walk');
  return { ...entry, ...TIMES, state: 'soon', contest: null, ...more };
}

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('[R57] the list has what is under way, to come and over, contests among it', async () => {
  standIn({
    '/content/activities': fine({
      infos: [
        occasion('8k2024', 'running', 'contest'),
        occasion('elsewhere', 'running', 'contest'),
        occasion('walk', 'soon'),
        occasion('talk', 'over'),
      ],
    }),
  });
  await show(<ActivityList />, { at: '/ActivityList' });
  const running = await screen.findByRole('region', { name: 'On now 2' });
  expect(within(running).getByRole('link', { name: 'Title of 8k2024' }).getAttribute('href')).toBe('/8k2024');
  expect(hrefOf('Title of elsewhere')).toBe('/contest/elsewhere');
  expect(within(screen.getByRole('region', { name: 'Coming up 1' })).getByText('21 Nov 2026')).toBeTruthy();
  expect(hrefOf('Title of walk')).toBe('/ActivityDetail/walk');
  expect(screen.getByRole('region', { name: 'Past 1' })).toBeTruthy();
});

test('a list without any says so', async () => {
  standIn({ '/content/activities': fine({ infos: [] }) });
  await show(<ActivityList />, { at: '/ActivityList' });
  expect(await screen.findByText('Nothing scheduled right now')).toBeTruthy();
});

const open = (at: string) => show(<ActivityDetail />, { at, path: '/ActivityDetail/:slug?' });

test('[R58] an activity tells when in China, where, and leads to its calendar file and its contest', async () => {
  const contest = { id: 1, slug: '8k2024', title: '8K', opensAt: TIMES.startsAt, closesAt: TIMES.endsAt, open: false };
  standIn({ '/content/activity': fine({ activity: activity({ contest }) }) });
  await open('/ActivityDetail/walk');
  await screen.findByRole('heading', { level: 1, name: 'Title of walk' });
  expect(screen.getByText('When').nextElementSibling?.textContent).toMatch(
    /^21 Nov 2026, 00:30 to 21 Nov 2026, 12:00 \(UTC\+8\)$/,
  );
  expect(screen.getByText('Where').nextElementSibling?.textContent).toBe('Shanghai');
  expect(hrefOf('Add to calendar')).toBe('/calendar/walk.ics?lang=en');
  expect(hrefOf('See the contest: 8K')).toBe('/8k2024');
  expect(screen.getByText('Text of walk')).toBeTruthy();
});

test('what is over goes into no calendar', async () => {
  standIn({ '/content/activity': fine({ activity: activity({ state: 'over' }) }) });
  await open('/ActivityDetail/walk');
  await screen.findByText('Past');
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
});

test.each(['/ActivityDetail/gone', '/ActivityDetail/No_Such', '/ActivityDetail?id=x'])(
  '%s is not found',
  async (at) => {
    standIn({ '/content/activity': failed('not-found', 'gone'), '/redirect': fine({ redirect: null }) });
    await open(at);
    expect(await screen.findByRole('heading', { level: 1, name: 'We can’t find this event' })).toBeTruthy();
  },
);
