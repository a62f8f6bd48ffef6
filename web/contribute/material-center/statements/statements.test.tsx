import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StatementDetail, StatementHead, StatementLine, StatementPayout } from '#contract/calls/statements.ts';
import { FIRST_TAX_RULES } from '#contract/domain/tax.ts';
import { Overlays } from '../../../shell/dialogs/overlays.tsx';
import { failed, fine, standIn } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { Mantine } from '../../../ui/mantine.tsx';
import { StatementsTab } from './statements-tab.tsx';

const head: StatementHead = {
  id: 7,
  number: 'FS00000007',
  quarter: '2026-Q3',
  version: 2,
  state: 'to-confirm',
  lineCount: 2,
  openingFen: 1000,
  grossFen: 500_000,
  reversalsFen: -1000,
  payableFen: 500_000,
  taxFen: 80_000,
  netFen: 420_000,
  carriedFen: 0,
  builtAt: '2026-10-10T01:00:00.000Z',
  confirmBy: '2026-10-25T01:00:00.000Z',
  confirmedAt: null,
  confirmedBy: null,
  remittedAt: null,
  reference: '',
};
const detail: StatementDetail = {
  ...head,
  tax: {
    category: 'labour',
    rule: FIRST_TAX_RULES.labour,
    version: 1,
    earlierFen: 0,
    earlierTaxFen: 0,
    month: 10,
  },
  invoice: 'not-needed',
  versions: [
    { id: 7, version: 2, state: 'to-confirm', builtAt: head.builtAt },
    { id: 6, version: 1, state: 'invalid', builtAt: head.builtAt },
  ],
  disputes: { open: 0, answered: 0 },
  payouts: [],
};
const line = (saleId: number, more: Partial<StatementLine> = {}): StatementLine => ({
  saleId,
  at: '2026-08-01T04:00:00.000Z',
  orderNumber: `FH0000000${saleId}`,
  materialCode: `V0000000${saleId}`,
  kind: 'video',
  titleZh: '山',
  titleEn: `Mountain ${saleId}`,
  thumbnail: null,
  terms: { scene: 'advertising', channel: 'internet', period: 'year', area: 'mainland' },
  special: { zh: '', en: '' },
  priceFen: 56_000,
  discountFen: 3000,
  paidFen: 53_000,
  vatFen: 3000,
  netFen: 50_000,
  sharePercent: 50,
  amountFen: 25_000,
  reversal: false,
  exclusive: false,
  agreementVersion: 1,
  rateId: null,
  frozenPercent: 50,
  beforeFen: null,
  dispute: null,
  ...more,
});
const changed = line(2, { sharePercent: 60, amountFen: 30_000, beforeFen: 25_000 });

async function open(at: string, more: Parameters<typeof standIn>[0] = {}) {
  localStorage.setItem('access_token', 'abc');
  const server = standIn({
    '/statement/list': fine({ infos: [head], total: 1, openFen: 12_345, openCount: 1 }),
    '/statement/detail': fine(detail),
    '/statement/lines': fine({ infos: [line(1), changed], total: 2 }),
    '/statement/confirm': fine(),
    '/statement/dispute': fine(),
    '/statement/invoice': fine(),
    ...more,
  });
  await show(
    <Mantine>
      <StatementsTab />
      <Overlays />
    </Mantine>,
    { at: `/MaterialCenter?tab=statements${at}` },
  );
  return (path: string) => server.seen.filter((one) => one.path === path).map(({ input }) => input);
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('lists statements with what is paid out, and what is in none yet', async () => {
  await open('');
  await screen.findByText('Q3 2026');
  const [, row] = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(row).toBe('Q3 2026FS00000007 · version 2To confirm¥5,000.00¥800.00¥4,200.00¥0.00');
  expect(screen.getByText('¥123.45')).toBeTruthy();
});

test('shows the tax step by step, as anybody can work it out', async () => {
  await open('&statement=7');
  const steps = (await screen.findByText('How the tax is worked out')).closest('details')!;
  expect([...steps.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
    'Income¥5,000.00',
    'Deduction-¥1,000.00',
    'Taxable (100%)¥4,000.00',
    'Rate of 20%¥800.00',
    'Tax withheld¥800.00',
  ]);
});

test('unfolds a line from price to share with its clause, and marks what a dispute has changed', async () => {
  await open('&statement=7');
  const row = (await screen.findByText('Mountain 2')).closest('tr')!;
  expect(within(row).getByText('¥250.00').tagName).toBe('DEL');
  fireEvent.click(within(row).getAllByRole('button')[0]!);
  expect(await screen.findByText('Photographer agreement, version 1, clause 4 (non-exclusive)')).toBeTruthy();
  expect(screen.getByText('Corrected after a dispute; it was 50%')).toBeTruthy();
  const unfolded = screen.getByText('Paid by the buyer').closest('dl')!;
  expect([...unfolded.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
    '¥560.00',
    '-¥30.00',
    '¥530.00',
    '-¥30.00',
    '¥500.00',
    '¥300.00',
  ]);
});

test('pays out what was carried forward without any sales', async () => {
  const none = fine({ infos: [], total: 0 });
  await open('&statement=7', { '/statement/detail': fine({ ...detail, lineCount: 0 }), '/statement/lines': none });
  expect(await screen.findByText('No sales')).toBeTruthy();
  expect(screen.getByText('It pays out what was carried forward before your contract ended.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Dispute' })).toBeNull();
});

test('disputes only with words about each chosen line', async () => {
  const sent = await open('&statement=7');
  fireEvent.click(await screen.findByLabelText('Select V00000001'));
  fireEvent.click(screen.getByRole('button', { name: 'Dispute' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dispute 1 sale' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Send dispute' }));
  expect(await dialog.findByText('Please fill in this field')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText(/V00000001/), { target: { value: 'I am exclusive' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Send dispute' }));
  await waitFor(() =>
    expect(sent('/statement/dispute')).toEqual([{ id: 7, lines: [{ saleId: 1, words: 'I am exclusive' }] }]),
  );
});

test('confirms after asking once more, and tells when somebody was faster', async () => {
  const sent = await open('&statement=7', {
    '/statement/confirm': failed('changed-meanwhile', 'Someone else has changed this'),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm statement' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm this statement?' }));
  expect(sent('/statement/confirm')).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Confirm statement' }));
  expect(await screen.findByText('Someone else has changed this')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a company is asked for its invoice, and a paid statement can only be read', async () => {
  const sent = await open('&statement=7', {
    '/statement/detail': fine({
      ...detail,
      state: 'generated',
      invoice: 'wanted',
      confirmedAt: head.builtAt,
      confirmedBy: 'time',
    }),
  });
  expect(await screen.findByText('Counted as confirmed on 10 Oct 2026, after 15 days.')).toBeTruthy();
  const input = document.querySelector<HTMLInputElement>('input[data-pick="invoice"]')!;
  fireEvent.change(input, { target: { files: [new File([new Uint8Array(700_001)], 'a.pdf')] } });
  expect(await screen.findByText(/must not exceed/)).toBeTruthy();
  fireEvent.change(input, { target: { files: [new File(['%PDF'], 'a.pdf')] } });
  await waitFor(() =>
    expect(sent('/statement/invoice')).toEqual([{ id: 7, file: 'data:application/pdf;base64,JVBERg==' }]),
  );
  expect(screen.queryByRole('button', { name: 'Dispute' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Confirm statement' })).toBeNull();
});

const bounced: StatementPayout = {
  id: 2,
  state: 'bounced',
  batch: 'FB00000001',
  releasedAt: '2026-11-01T02:00:00.000Z',
  bank: '招商银行',
  numberEnd: '0018',
  amountFen: 420_000,
  reference: '',
  paidAt: null,
  reason: 'Account closed',
  bouncedAt: '2026-11-03T02:00:00.000Z',
};

test.each<[StatementPayout[], RegExp, boolean]>([
  [
    [{ ...bounced, state: 'waiting', releasedAt: null, reason: '', bouncedAt: null }],
    /^¥4,200\.00 is in payment batch FB00000001, to 招商银行 •••• 0018\.$/,
    false,
  ],
  [
    [{ ...bounced, state: 'waiting', reason: '', bouncedAt: null }],
    /has been on its way to 招商银行 •••• 0018 since 1 Nov 2026/,
    false,
  ],
  [[bounced], /to 招商银行 •••• 0018 was returned by the bank on 3 Nov 2026: Account closed$/, true],
  [
    [{ ...bounced, id: 3, state: 'paid', reference: 'CMB1', paidAt: '2026-11-20T02:00:00.000Z', reason: '' }, bounced],
    /was paid to 招商银行 •••• 0018 on 20 Nov 2026\. Bank reference CMB1\.$/,
    false,
  ],
])('tells where the money is, and leads to the account after a return', async (payouts, words, leads) => {
  await open('&statement=7', { '/statement/detail': fine({ ...detail, state: 'generated', payouts }) });
  expect(await screen.findByText(words)).toBeTruthy();
  const link = screen.queryByRole('link', { name: 'Change bank account' });
  expect(link?.getAttribute('href') ?? null).toBe(leads ? '/MaterialCenter?tab=bank' : null);
});
