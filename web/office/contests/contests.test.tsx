import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { ContestDetail, ContestPlan } from '#contract/calls/contests-desk.ts';
import { USUAL_LIMITS } from '#contract/domain/track-limits.ts';
import { failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { Mantine } from '../../ui/mantine.tsx';
import { Contests } from './contests.tsx';

afterEach(cleanup);

const PLAN: ContestPlan = {
  slug: 'city-light',
  series: '',
  titleZh: '城市之光',
  titleEn: 'City light',
  summaryZh: '',
  summaryEn: '',
  rulesZh: '',
  rulesEn: '',
  sponsorZh: '',
  sponsorEn: '',
  opensAt: '2026-12-01T00:00:00.000Z',
  closesAt: '2026-12-31T00:00:00.000Z',
  resultsAt: null,
  maxScore: 100,
  galleryFrom: 'results',
  audiencePrize: false,
  tracks: [
    {
      id: 1,
      nameZh: '视频',
      nameEn: 'Video',
      briefZh: '',
      briefEn: '',
      kind: 'video',
      showsCar: true,
      limits: USUAL_LIMITS,
    },
    {
      id: 2,
      nameZh: '单幅',
      nameEn: 'Single',
      briefZh: '',
      briefEn: '',
      kind: 'single',
      showsCar: false,
      limits: USUAL_LIMITS,
    },
  ],
  criteria: [{ id: 3, nameZh: '创意', nameEn: 'Idea', maxScore: 60 }],
  prizes: [{ id: 4, nameZh: '金奖', nameEn: 'Gold', rewardZh: '', rewardEn: '', count: 1, track: 2 }],
};

const contest = (more: Partial<ContestDetail> = {}): ContestDetail => ({
  id: 7,
  version: 3,
  state: 'draft',
  late: false,
  plan: PLAN,
  ...more,
});

async function open(detail: ContestDetail, more: Parameters<typeof standIn>[0] = {}) {
  const server = standIn({ '/office/contest/detail': fine({ contest: detail }), ...more });
  await show(
    <Mantine>
      <Contests />
    </Mantine>,
    { at: '/office/contests?contest=7' },
  );
  await screen.findByRole('heading', { level: 1, name: 'City light' });
  return server;
}
/** A contest whose results were due, and how far its judging is. */
const late = (sealed: boolean) =>
  [
    contest({ state: 'judging', late: true, plan: { ...PLAN, resultsAt: '2026-01-31T00:00:00.000Z' } }),
    {
      '/office/award/list': fine({
        awards: { version: 1, fixedAt: null, toldAt: null, sealed, prizes: [] },
      }),
    },
  ] as const;
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const sent = (server: ReturnType<typeof standIn>, path: string) =>
  server.seen.filter((request) => request.path === path).map(({ input }) => input);

describe('the desk of a contest', () => {
  test('says how far the criteria are from the maximum score, and saves what is typed with the version seen', async () => {
    const server = await open(contest(), { '/office/contest/save': fine({ version: 4 }) });
    const criteria = screen.getByRole('region', { name: 'Criteria' });
    expect(within(criteria).getByText(/60 in all, out of 100/).textContent).toMatch(/must add up/);
    fireEvent.click(within(criteria).getByRole('button', { name: 'Add criterion' }));
    const [, second] = within(criteria).getAllByRole('listitem');
    type(within(second!).getByLabelText(/Name \(Chinese\)/), '技术');
    type(within(second!).getByLabelText(/Name \(English\)/), 'Craft');
    const most = within(second!).getByLabelText('Maximum');
    type(most, '40');
    expect(within(criteria).getByText('100 in all, out of 100')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(server, '/office/contest/save')).toHaveLength(1));
    expect(sent(server, '/office/contest/save')[0]).toEqual({
      id: 7,
      version: 3,
      plan: { ...PLAN, criteria: [...PLAN.criteria, { id: null, nameZh: '技术', nameEn: 'Craft', maxScore: 40 }] },
    });
  });

  test('keeps a prize with its track when tracks change places, and gives it to all when its track goes', async () => {
    await open(contest());
    const track = () => screen.getByLabelText<HTMLSelectElement>('Track').value;
    expect(track()).toBe('2');
    fireEvent.click(screen.getByRole('button', { name: /Single.*up/ }));
    const names = screen.getByRole('region', { name: 'Tracks' }).querySelectorAll('h3');
    expect([...names].map(({ textContent }) => textContent)).toEqual(['Single', 'Video']);
    expect(track()).toBe('1');
    fireEvent.click(screen.getByRole('button', { name: 'Delete track Single' }));
    expect(track()).toBe('0');
  });

  test('shows the entries as soon as members vote for them', async () => {
    const server = await open(contest(), { '/office/contest/save': fine({ version: 4 }) });
    const shown = screen.getByLabelText<HTMLSelectElement>('Show the entries');
    expect([shown.value, shown.disabled]).toEqual(['results', false]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Audience prize: members vote for entries' }));
    expect([shown.value, shown.disabled]).toEqual(['judging', true]);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(server, '/office/contest/save')).toHaveLength(1));
    expect(sent(server, '/office/contest/save')[0]).toMatchObject({
      plan: { audiencePrize: true, galleryFrom: 'judging' },
    });
  });

  test('sets what a track asks of its entries, each number within its bounds', async () => {
    const server = await open(contest(), { '/office/contest/save': fine({ version: 4 }) });
    const [video, single] = screen.getAllByRole('group', { name: 'Limits' }).map((one) => within(one));
    const labels = (one: typeof video) =>
      one!.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value);
    expect([labels(video), labels(single)]).toEqual([
      ['15', '500', '30', '300'],
      ['15', '5', '1', '30000'],
    ]);
    type(video!.getByLabelText('Seconds, at least'), '29');
    expect(screen.getAllByText('Check the format')).toHaveLength(1);
    type(video!.getByLabelText('Seconds, at most'), '301');
    expect(screen.getAllByText('Check the format')).toHaveLength(2);
    type(video!.getByLabelText('Seconds, at most'), '90');
    type(video!.getByLabelText('Seconds, at least'), '120');
    screen.getByText('A lower limit can’t be above its upper one.');
    type(video!.getByLabelText('Seconds, at least'), '60');
    type(single!.getByLabelText('Long side from, px'), '3000');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(server, '/office/contest/save')).toHaveLength(1));
    const [first, second] = PLAN.tracks;
    expect(sent(server, '/office/contest/save')[0]).toMatchObject({
      plan: {
        tracks: [
          { ...first, limits: { ...USUAL_LIMITS, leastSeconds: 60, mostSeconds: 90 } },
          { ...second, limits: { ...USUAL_LIMITS, leastSide: 3000 } },
        ],
      },
    });
  });

  test('is published only when everything is saved', async () => {
    await open(contest());
    const publish = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Publish' });
    expect(publish().disabled).toBe(false);
    type(screen.getByLabelText(/Title \(English\)/), 's');
    expect(publish().disabled).toBe(true);
  });

  test('offers only words once the contest is open', async () => {
    await open(contest({ state: 'open' }));
    expect(screen.queryByRole('button', { name: 'Add track' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
    expect(screen.getAllByLabelText<HTMLSelectElement>('Type of entry').every(({ disabled }) => disabled)).toBe(true);
    expect(screen.getAllByLabelText<HTMLInputElement>('Entries per person').every(({ disabled }) => disabled)).toBe(
      true,
    );
    expect(screen.getByLabelText<HTMLInputElement>(/Title \(English\)/).disabled).toBe(false);
  });

  test('shows what the server refuses where it belongs', async () => {
    await open(contest(), {
      '/office/contest/save': failed('bad-input', 'Check what you entered', { fields: { slug: 'Already in use' } }),
    });
    type(screen.getByLabelText('URL name'), 's');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Already in use')).toBeTruthy();
  });
});

describe('results whose date has come', () => {
  test('wait for the record first, and the date may be changed', async () => {
    await open(...late(false));
    await screen.findByText(/^Results were due on .*2026.* and aren’t out yet$/);
    screen.getByText(/close every round and seal the record/);
    screen.getByRole('button', { name: 'Go to judging' });
    expect(screen.queryByRole('button', { name: 'Go to awards' })).toBeNull();
    expect(screen.getAllByLabelText(/^Results/)).not.toEqual([]);
  });

  test('wait for the awards then, and the notice leads there', async () => {
    await open(...late(true));
    fireEvent.click(await screen.findByRole('button', { name: 'Go to awards' }));
    await screen.findByText('This contest has no prizes');
    fireEvent.click(screen.getByRole('button', { name: 'Change the date' }));
    expect(await screen.findByRole('region', { name: 'Dates' })).toBeTruthy();
  });

  test('are not spoken of otherwise', async () => {
    await open(contest({ state: 'judging' }));
    expect(screen.queryByText(/^Results were due/)).toBeNull();
  });
});
