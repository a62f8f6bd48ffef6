import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StatementLine } from '#contract/calls/statements.ts';
import type { DeskStatement, StatementRow, TaxVersion } from '#contract/calls/statements-desk.ts';
import { FIRST_TAX_RULES } from '#contract/domain/tax.ts';
import { Overlays } from '../../shell/dialogs/overlays.tsx';
import { member } from '../../testing/answers.ts';
import { fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { Mantine } from '../../ui/mantine.tsx';
import { Statements } from './statements.tsx';

const head = {
  id: 7,
  number: 'FS00000007',
  quarter: '2026-Q3',
  version: 1,
  state: 'rejected' as const,
  lineCount: 1,
  openingFen: 0,
  grossFen: 25_000,
  reversalsFen: 0,
  payableFen: 25_000,
  taxFen: null,
  netFen: null,
  carriedFen: 0,
  builtAt: '2026-10-10T01:00:00.000Z',
  confirmBy: '2026-10-25T01:00:00.000Z',
  confirmedAt: null,
  confirmedBy: null,
  remittedAt: null,
  reference: '',
};
const who = { userId: 3, photographer: 'Lu Yuan' };
const row: StatementRow = { ...head, ...who, taxCategory: null, openDisputes: 1, claim: null, lacks: 'category' };
const detail: DeskStatement = {
  ...head,
  ...who,
  claim: { mine: true, by: 'He Qing', until: '2026-10-26T01:15:00.000Z' },
  own: false,
  tax: null,
  invoice: 'not-needed',
  invoiceUrl: null,
  versions: [{ id: 7, version: 1, state: 'rejected', builtAt: head.builtAt }],
  disputes: { open: 1, answered: 0 },
  payouts: [],
  noted: null,
};
const line: StatementLine = {
  saleId: 11,
  at: '2026-08-01T04:00:00.000Z',
  orderNumber: 'FH00000011',
  materialCode: 'V00000011',
  kind: 'video',
  titleZh: '山',
  titleEn: 'Mountain',
  thumbnail: null,
  terms: { scene: 'advertising', channel: 'internet', period: 'year', area: 'mainland' },
  special: { zh: '', en: '' },
  priceFen: 53_000,
  discountFen: 0,
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
  dispute: { words: 'I am exclusive', raisedAt: head.builtAt, answer: '', sharePercent: null, answeredAt: null },
};
const rules: TaxVersion = {
  version: 1,
  effectiveOn: '2019-01-01',
  rules: FIRST_TAX_RULES,
  reason: 'income tax law',
  by: null,
  at: head.builtAt,
};

async function open(at: string, more: Parameters<typeof standIn>[0] = {}) {
  localStorage.setItem('access_token', 'abc');
  const server = standIn({
    '/session': fine({ data: { ...member, roles: ['finance'] } }),
    '/office/statement/counts': fine({ disputed: 1, mine: 0, toConfirm: 0, toRemit: 0, quarters: ['2026-Q3'] }),
    '/office/statement/list': fine({ infos: [row], total: 1 }),
    '/office/statement/detail': fine(detail),
    '/office/statement/lines': fine({ infos: [line], total: 1 }),
    '/office/statement/claim': fine(detail),
    '/office/statement/answer': fine({ id: 8 }),
    '/office/payout/holds': fine({ holds: [] }),
    '/office/payout/remit': fine(),
    '/office/statement/taxRules': fine({ infos: [rules], total: 1 }),
    '/office/statement/addTaxRules': fine({ version: 2 }),
    ...more,
  });
  await show(
    <Mantine>
      <Statements />
      <Overlays />
    </Mantine>,
    { at: `/office/statements${at}` },
  );
  return (path: string) => server.seen.filter((one) => one.path.endsWith(path)).map(({ input }) => input);
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('lists what is disputed with what is missing', async () => {
  await open('');
  await screen.findByText('Lu Yuan');
  const [, listed] = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(listed).toMatch(/^Lu YuanFS00000007 · v1Q3 20261–¥250\.00Tax category/);
});

test('what is disputed is read by everybody, and answered by whoever has claimed it', async () => {
  const sent = await open('?statement=7', { '/office/statement/detail': fine({ ...detail, claim: null }) });
  expect(await screen.findByText('I am exclusive', { selector: 'blockquote' })).toBeTruthy();
  expect(screen.queryByLabelText(/Answer to the photographer/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Claim' }));
  await waitFor(() => expect(sent('/claim')).toEqual([{ id: 7 }]));
  cleanup();
  const claim = { mine: false, by: 'Admin', until: '2026-10-26T01:15:00.000Z' };
  await open('?statement=7', { '/office/statement/detail': fine({ ...detail, claim }) });
  expect(await screen.findByText('Admin is reviewing this.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Claim' })).toBeNull();
});

test('answers every disputed line beside its words; a rate is a whole number, and shows what it gives', async () => {
  const sent = await open('?statement=7');
  expect(await screen.findByText('I am exclusive', { selector: 'blockquote' })).toBeTruthy();
  const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Answer and make new version' }));
  send();
  expect(await screen.findByText('Please fill in this field')).toBeTruthy();
  type(/Answer to the photographer/, 'You are right');
  type(/Corrected rate/, '101');
  send();
  expect(await screen.findByText('Enter a whole number from 0 to 100')).toBeTruthy();
  type(/Corrected rate/, '60');
  expect(await screen.findByText('→ ¥300.00')).toBeTruthy();
  send();
  await waitFor(() =>
    expect(sent('/answer')).toEqual([{ id: 7, answers: [{ saleId: 11, answer: 'You are right', sharePercent: 60 }] }]),
  );
});

test('records a payment of the very amount; without a category it leads to the photographer', async () => {
  const paid = { ...detail, state: 'generated' as const, disputes: { open: 0, answered: 0 } };
  const sent = await open('?view=to-remit&statement=7', {
    '/office/statement/detail': fine({ ...paid, taxFen: 0, netFen: 25_000 }),
  });
  fireEvent.change(await screen.findByLabelText('Bank reference'), { target: { value: 'ICBC-1' } });
  fireEvent.click(screen.getByRole('button', { name: 'Record payment' }));
  await waitFor(() => expect(sent('/remit')).toEqual([{ id: 7, netFen: 25_000, reference: 'ICBC-1' }]));
  cleanup();
  await open('?view=to-remit&statement=7', { '/office/statement/detail': fine(paid) });
  expect(await screen.findByText('Set this photographer’s tax category first.')).toBeTruthy();
  expect(screen.queryByLabelText('Bank reference')).toBeNull();
  cleanup();
  await open('?view=to-remit&statement=7', {
    '/office/statement/detail': fine({ ...paid, taxFen: 0, netFen: 25_000 }),
    '/office/payout/holds': fine({ holds: ['account', 'bounced'] }),
  });
  expect(await screen.findByText('Can’t be paid yet: No bank account · Account was returned')).toBeTruthy();
  expect(screen.queryByLabelText('Bank reference')).toBeNull();
});

test('a noted payment is confirmed by somebody else, or withdrawn with a reason', async () => {
  const noted = {
    id: 5,
    by: 'He Qing',
    mine: false,
    bank: '招商银行',
    numberEnd: '0018',
    amountFen: 25_000,
    reference: 'ICBC-1',
  };
  const paid = { ...detail, state: 'generated' as const, disputes: { open: 0, answered: 0 }, netFen: 25_000 };
  const more = { '/office/payout/confirm': fine(), '/office/payout/withdraw': fine() };
  const sent = await open('?view=to-remit&statement=7', {
    ...more,
    '/office/statement/detail': fine({ ...paid, noted }),
  });
  expect(await screen.findByText(/^He Qing recorded a payment of ¥250\.00 to 招商银行 •••• 0018\. Bank/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Record payment' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Confirm payment' }));
  const question = within(await screen.findByRole('dialog', { name: 'Confirm this payment?' }));
  fireEvent.click(question.getByRole('button', { name: 'Confirm payment' }));
  await waitFor(() => expect(sent('/payout/confirm')).toEqual([{ id: 5 }]));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirm this payment?' })).toBeNull());
  cleanup();
  const again = await open('?view=to-remit&statement=7', {
    ...more,
    '/office/statement/detail': fine({ ...paid, noted: { ...noted, mine: true } }),
  });
  expect(await screen.findByText(/A colleague has to confirm it\.$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Confirm payment' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this payment?' }));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'not sent' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(again('/withdraw')).toEqual([{ id: 5, reason: 'not sent' }]));
});

test('publishes tax rules that rise to no end, after a preview', async () => {
  const sent = await open('?view=tax');
  fireEvent.click(await screen.findByRole('button', { name: 'New version' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tax rules, version 2' }));
  const type = (label: RegExp, value: string) => fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  type(/^Taxable up to \(CNY\) 2/, '100');
  expect(await dialog.findByText(/amounts must rise/)).toBeTruthy();
  type(/^Taxable up to \(CNY\) 2/, '60000');
  type(/^Rate \(%\) 1/, '10');
  // (5,000 − 1,000) × 10 %.
  await waitFor(() => expect(dialog.getAllByText('¥400.00').length).toBeGreaterThan(0));
  type(/In effect from/, '2027-01-01');
  type(/Note/, 'new law');
  fireEvent.click(dialog.getByRole('button', { name: 'Publish' }));
  await waitFor(() =>
    expect(sent('/addTaxRules')).toMatchObject([
      {
        after: 1,
        effectiveOn: '2027-01-01',
        reason: 'new law',
        rules: { labour: { bands: [{ percent: 10 }, { upToFen: 6_000_000 }, { upToFen: null }] } },
      },
    ]),
  );
});

test('fills in the rules for platforms, which are previewed before they are published', async () => {
  const sent = await open('?view=tax');
  fireEvent.click(await screen.findByRole('button', { name: 'New version' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tax rules, version 2' }));
  const type = (label: RegExp, value: string) => fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  type(/^Payable/, '60000');
  fireEvent.click(dialog.getByRole('button', { name: /announcement 16 of 2025/ }));
  // (60,000 × 80 % − 4 × 5,000) × 3 %.
  await waitFor(() => expect(dialog.getAllByText('¥840.00').length).toBeGreaterThan(0));
  type(/In effect from/, '2027-01-01');
  type(/Note/, 'announcement 16');
  fireEvent.click(dialog.getByRole('button', { name: 'Publish' }));
  await waitFor(() =>
    expect(sent('/addTaxRules')).toMatchObject([
      { rules: { labour: { method: 'cumulative', monthlyFen: 500_000 }, royalty: { method: 'per-payment' } } },
    ]),
  );
});

test.each([
  [false, 4],
  [true, 0],
])('what a photographer gets is set by finance, but for themselves (own: %s)', async (own, buttons) => {
  const contract = { videos: true, photos: true, ended: false, offSaleAt: null, history: [] };
  await open('?view=photographers&photographer=3', {
    '/office/statement/photographers': fine({ infos: [], total: 0 }),
    '/office/share/everybody': fine({ rates: [] }),
    '/office/share/photographer': fine({ own, exclusive: false, current: [], rates: [], standings: [] }),
    '/office/statement/categories': fine({ photographer: 'Lu Yuan', categories: [] }),
    '/office/contract/photographer': fine(contract),
  });
  const panel = within(await screen.findByRole('complementary', { name: 'Lu Yuan' }));
  expect(panel.getByRole('heading', { name: 'Rates today' })).toBeTruthy();
  const names = /^(Set rate|Set contract|Set tax category|Change)$/;
  expect(panel.queryAllByRole('button', { name: names })).toHaveLength(buttons);
  expect(panel.queryAllByText('These are your own terms. A colleague sets them.')).toHaveLength(own ? 1 : 0);
});
