import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EarningsBalance, EarningsFigures, EarningsRow, EarningsWork } from '#contract/calls/earnings.ts';
import { type Answers, failed, fine, standIn } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { Mantine } from '../../../ui/mantine.tsx';
import { EarningsTab } from './earnings-tab.tsx';
import { periodOf } from '../../../ui/period/period.ts';

const both = (now: number, before: number) => ({ now, before });

const balance: EarningsBalance = {
  waiting: { fen: 150_000, count: 2, until: '2026-05-07T16:30:00.000Z' },
  readyFen: -2_050,
  statedFen: 260_000,
  carriedFen: 5_000,
  paidFen: 100_000,
  taxFen: 4_000,
  statementOn: '2026-07-10',
  confirmedOn: '2026-07-25',
  payable: { id: 7, number: 'FS00000007', state: 'to-confirm', confirmBy: '2026-04-25T00:00:00.000Z' },
};

const work = { id: 1, code: 'V00000001', kind: 'video', titleZh: '海', titleEn: 'Sea', thumbnail: null } as const;

const figures: EarningsFigures = {
  before: { from: '2025-12-30', to: '2026-02-28' },
  income: both(150_000, 50_000),
  sales: both(3, 1),
  refunds: both(1, 0),
  months: [
    { month: '2026-03', income: both(50_000, 0) },
    { month: '2026-04', income: both(100_000, 50_000) },
  ],
  kinds: [{ kind: 'video', income: both(150_000, 50_000) }],
  works: [{ ...work, income: both(150_000, 50_000) }],
  scenes: [{ scene: 'advertising', income: both(150_000, 50_000) }],
};
const nothing: EarningsFigures = {
  ...figures,
  income: both(0, 0),
  sales: both(0, 0),
  refunds: both(0, 0),
  months: [],
  kinds: [],
  works: [],
  scenes: [],
};

const row: EarningsRow = {
  ...work,
  opens: both(1200, 4),
  samples: both(2, 1),
  carts: both(1, 1),
  sales: both(3, 1),
  refunds: both(1, 0),
  income: both(150_000, 50_000),
};

const detail: EarningsWork = {
  work: row,
  words: [{ word: '日落', visitors: 3 }],
  priceClass: 'A',
  priceChanges: [{ at: '2026-04-01T00:00:00.000Z', before: 'B', after: 'A' }],
  uses: [
    {
      terms: { scene: 'social', channel: 'internet', period: 'year', area: 'global' },
      sales: both(2, 0),
      refunds: both(0, 0),
      income: both(90_000, 0),
    },
  ],
};

async function open(at = '', more: Answers = {}, locale = 'EN') {
  const server = standIn({
    '/earnings/balance': fine(balance),
    '/earnings/figures': fine(figures),
    '/earnings/works': fine({ infos: [row], total: 1 }),
    ...more,
  });
  const router = await show(
    <Mantine>
      <EarningsTab />
    </Mantine>,
    { at: `/MaterialCenter?tab=earnings${at}`, locale },
  );
  const asked = (path: string) => server.seen.filter((seen) => seen.path === path).map(({ input }) => input);
  return { asked, router };
}

const spring = '&span=custom&from=2026-03-01&to=2026-04-30';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the balance', () => {
  test('names four figures and the days that come next, in China', async () => {
    await open();
    const list = await screen.findByLabelText('Where your money is');
    expect([...list.querySelectorAll('dd')].map((figure) => figure.textContent)).toEqual([
      '¥1,500.002 sales, the first past its refund period on 8 May 2026',
      '-¥20.50Goes into the statement of 10 Jul 2026',
      '¥2,600.00FS00000007: paid once you confirm; counts as confirmed from 25 Apr 2026¥50.00 of it carried forward',
      '¥1,000.00¥960.00 after ¥40.00 tax',
    ]);
    expect(within(list).getByRole('link').getAttribute('href')).toBe('/MaterialCenter?tab=statements&statement=7');
  });

  test('says what comes when there is nothing yet', async () => {
    const none = { waiting: { fen: 0, count: 0, until: null }, readyFen: 0, statedFen: 0, carriedFen: 0, paidFen: 0 };
    await open('', { '/earnings/balance': fine({ ...balance, ...none, taxFen: 0, payable: null }) });
    await screen.findByText('New sales wait here until they can’t be refunded');
    expect(screen.getByText('Paid once confirmed; the next one is by 25 Jul 2026')).toBeTruthy();
    expect(screen.getByText('Adds up here once you’re paid')).toBeTruthy();
  });
});

describe('the charts', () => {
  test('show the period beside the time before', async () => {
    await open(spring);
    await screen.findByText('Compared with 30 Dec 2025 to 28 Feb 2026');
    expect(screen.getByRole('img', { name: 'Earnings by month, ¥1,500.00 in all' })).toBeTruthy();
    expect(screen.getByText('April 2026: ¥1,000.00, ¥500.00 before')).toBeTruthy();
    for (const [chart, name] of [
      ['By type', 'Video'],
      ['By work', 'Sea'],
      ['By use', 'Advertising'],
    ] as const)
      expect(within(screen.getByRole('list', { name: chart })).getByRole('listitem').textContent).toBe(
        `${name}¥1,500.00 ¥500.00 before`,
      );
  });

  test('say so when nothing was earned', async () => {
    await open('', { '/earnings/figures': fine(nothing), '/earnings/works': fine({ infos: [], total: 0 }) });
    await screen.findByText('No earnings in this period');
    expect(screen.queryByText('By month')).toBeNull();
    await screen.findByText('Nothing in this period');
  });

  test('a failure can be tried again', async () => {
    await open('', { '/earnings/figures': failed('unavailable', 'Please try again') });
    await screen.findByText('Please try again');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('the period', () => {
  test.each([
    ['month', '2026-10-19'],
    ['quarter', '2026-09-01'],
    ['year', '2025-12-01'],
  ] as const)('the last %s begins on %s', (span, from) => {
    expect(periodOf(span, '2026-11-17')).toEqual({ from, to: '2026-11-17' });
  });

  test('is in the address, and days in the wrong order are put right', async () => {
    const { asked } = await open('&span=custom&from=2026-04-30&to=2026-03-01');
    await screen.findByText('By month');
    expect(asked('/earnings/figures')).toEqual([{ from: '2026-03-01', to: '2026-04-30' }]);
  });

  test.each(['&span=custom', '&span=custom&from=2026-02-31', '&span=decade'])('%s means twelve months', async (at) => {
    const { asked } = await open(at);
    await screen.findByText('By month');
    const [{ from }] = asked('/earnings/figures') as [{ from: string }];
    expect(from).toMatch(/-01$/);
  });

  test('another one is asked for at once, and one’s own days begin with those shown', async () => {
    const { asked, router } = await open(spring.replace('custom', 'month'));
    const choice = await screen.findByRole('combobox', { name: 'Period' });
    fireEvent.change(choice, { target: { value: 'quarter' } });
    await waitFor(() => expect(asked('/earnings/figures')).toHaveLength(2));
    fireEvent.change(choice, { target: { value: 'custom' } });
    await screen.findByRole('textbox', { name: 'From' });
    const days = new URLSearchParams(router.state.location.search);
    expect({ from: days.get('from'), to: days.get('to') }).toEqual(asked('/earnings/figures')[1]);
  });
});

describe('the works', () => {
  test('are followed from opening to income, and sorted by any figure', async () => {
    const { asked } = await open(spring);
    const cells = (await screen.findByText('V00000001')).closest('tr')!.querySelectorAll('td');
    expect([...cells].slice(1).map((cell) => cell.textContent)).toEqual([
      '1,2004 before',
      '21 before',
      '11 before',
      '3 (1 refunded)1 before',
      '¥1,500.00¥500.00 before',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Views' }));
    await waitFor(() =>
      expect(asked('/earnings/works').at(-1)).toEqual({
        from: '2026-03-01',
        to: '2026-04-30',
        orderBy: 'opens',
        pageNo: 1,
        pageSize: 50,
      }),
    );
  });

  test('one opens into its uses, words and price classes, and closes again', async () => {
    const { asked, router } = await open(spring, { '/earnings/work': fine(detail) });
    fireEvent.click((await screen.findByText('V00000001')).closest('tr')!);
    const drawer = await screen.findByRole('dialog', { name: 'Sea' });
    expect(asked('/earnings/work')).toEqual([{ id: 1, from: '2026-03-01', to: '2026-04-30' }]);
    expect(within(drawer).getByText('Social media · Internet · 1 year · Worldwide')).toBeTruthy();
    expect(within(drawer).getByText('日落').textContent).toBe('日落 3 people');
    expect(within(drawer).getByText('B → A').textContent).toBe('1 Apr 2026B → A');
    expect(within(drawer).getByText('View its page').getAttribute('href')).toBe('/Detail?id=1');
    fireEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.search).not.toContain('work='));
  });

  test('somebody else’s work in the address says that it is not there', async () => {
    await open('&work=9', { '/earnings/work': failed('not-found', 'Not found') });
    expect(await screen.findByText('Not found')).toBeTruthy();
  });

  test('both tables are saved for spreadsheets, named after the period', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const csv = fine({ csv: 'a' });
    const { asked } = await open(spring, { '/earnings/works/csv': csv, '/earnings/sales/csv': csv });
    fireEvent.click(await screen.findByRole('button', { name: 'Export works' }));
    fireEvent.click(screen.getByRole('button', { name: 'Export sales' }));
    await waitFor(() =>
      expect(saved.toSorted()).toEqual([
        'framehall-sales-2026-03-01-2026-04-30.csv',
        'framehall-works-2026-03-01-2026-04-30.csv',
      ]),
    );
    expect(asked('/earnings/sales/csv')).toEqual([{ from: '2026-03-01', to: '2026-04-30' }]);
    vi.restoreAllMocks();
  });
});

test('in Chinese', async () => {
  await open(spring, {}, 'ZH');
  await screen.findByText('2 笔销售，最早一笔2026年5月8日过退款期');
  await screen.findByText('与2025年12月30日至2026年2月28日相比');
  expect(screen.getByText('3（退款 1）')).toBeTruthy();
});
