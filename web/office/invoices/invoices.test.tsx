import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { InvoiceDeskDetail, InvoiceErrand } from '#contract/calls/invoices-desk.ts';
import { queryClient } from '../../lib/query-client.ts';
import { member } from '../../testing/answers.ts';
import { fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { Mantine } from '../../ui/mantine.tsx';
import { Invoices } from './invoices.tsx';

const at = '2026-11-17T08:00:00.000Z';
const mine = { mine: true, by: 'He Qing', until: at };
const invoice: InvoiceDeskDetail = {
  id: 9,
  number: 'FP00000009',
  state: 'applied',
  type: 'special',
  kind: 'company',
  title: '远山科技有限公司',
  amountFen: 128_000,
  netFen: 120_755,
  vatFen: 7_245,
  orderNumbers: ['FH00000011'],
  appliedAt: at,
  dueAt: at,
  overdue: true,
  invoiceNumber: null,
  issuedAt: null,
  reason: null,
  words: '',
  buyer: 'Lin',
  account: 'lin@example.com',
  claim: null,
  decidedAt: null,
  decidedBy: null,
  taxNumber: '91310115MA1FHDEM0F',
  address: '',
  phone: '',
  bank: '',
  accountEnd: '3456',
  email: 'a@example.com',
  mobile: '',
  remark: '',
  lines: [],
  files: [],
  mine: true,
  otherLicensees: ['海川传媒'],
  own: false,
  fault: null,
  errand: null,
  comparison: [],
  reds: [],
};
const red: InvoiceDeskDetail['reds'][number] = {
  id: 5,
  number: 'HC00000005',
  reason: '03',
  state: 'requested',
  amountFen: 128_000,
  vatFen: 7_245,
  askedAt: at,
  billNumber: '',
  confirmBy: null,
  redNumber: null,
  files: [],
  comparison: [],
  errand: null,
};

async function open(shown: InvoiceDeskDetail, more: Parameters<typeof standIn>[0] = {}) {
  const server = standIn({
    '/session': fine({ data: { ...member, roles: ['finance'] } }),
    '/office/invoices/summary': fine({ queue: 1, overdue: 1, stuck: 0, mine: 0, red: 0, issued: 0, rejected: 0 }),
    '/office/invoices/list': fine({ infos: [], total: 0 }),
    '/office/invoices/figures': fine({
      infos: [{ day: '2026-03-01', issuedFen: 128_000, reversedFen: 5_000 }],
    }),
    '/office/invoices/detail': fine({ invoice: shown }),
    ...more,
  });
  await show(
    <Mantine>
      <Invoices />
    </Mantine>,
    { at: '/office/invoices?invoice=9' },
  );
  return (path: string) => server.seen.filter((seen) => seen.path === path).map(({ input }) => input);
}

beforeEach(() => localStorage.setItem('access_token', 'token'));
afterEach(() => {
  cleanup();
  queryClient.clear();
});

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('a request is claimed before it is issued, shows its deadline and another licensee', async () => {
  const sent = await open(invoice, {
    '/office/invoices/claim': fine({ invoice: { ...invoice, state: 'issuing', claim: mine } }),
  });
  expect(await screen.findByText('The title differs from the licensee (海川传媒). The buyer was told.')).toBeTruthy();
  expect(screen.getByText('•••• 3456')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Last 30 days: ¥1,280.00 issued, ¥50.00 reversed' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Upload PDF' })).toBeNull();
  await press('Claim');
  await waitFor(() => expect(sent('/office/invoices/claim')).toEqual([{ id: 9 }]));
});

test('nothing can be completed before an XML was compared, and differences stand out', async () => {
  const issuing = { ...invoice, state: 'issuing', claim: mine } as const;
  await open(issuing);
  const button = await screen.findByRole('button', { name: 'Complete' });
  expect((button as HTMLButtonElement).disabled).toBe(true);
  cleanup();
  queryClient.clear();
  const comparison = [
    { field: 'amount', asked: '¥1,280.00', found: '¥1,280.01', same: false },
    { field: 'tax', asked: '¥72.45', found: '¥72.45', same: true },
  ] as const;
  await open({ ...issuing, files: ['pdf', 'xml'], comparison: [...comparison] });
  const table = within(await screen.findByRole('table', { name: 'Comparison' }));
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'FieldRequestedOn the invoiceComparison',
    'Total¥1,280.00¥1,280.01Differs',
    'VAT¥72.45¥72.45Matches',
  ]);
  expect(screen.getByRole('button', { name: 'Replace XML' })).toBeTruthy();
});

test('a red-flush is asked to be confirmed with the form’s number, or needs none', async () => {
  const shown = {
    ...invoice,
    state: 'red-requested',
    claim: mine,
    reds: [red],
    invoiceNumber: '1'.repeat(20),
  } as const;
  const asked = { ...invoice, reds: [{ ...red, state: 'confirming' as const, confirmBy: at }] };
  const sent = await open(
    { ...shown, reds: [red] },
    {
      '/office/invoices/red/confirming': fine({ invoice: asked }),
      '/office/invoices/red/confirmed': fine({ invoice: asked }),
    },
  );
  await press('Buyer must confirm');
  expect(sent('/office/invoices/red/confirming')).toEqual([]);
  fireEvent.change(screen.getByLabelText('Form number'), { target: { value: '31010001' } });
  await press('Buyer must confirm');
  await waitFor(() => expect(sent('/office/invoices/red/confirming')).toEqual([{ id: 5, billNumber: '31010001' }]));
  await press('No confirmation needed, or given');
  await waitFor(() => expect(sent('/office/invoices/red/confirmed')).toEqual([{ id: 5 }]));
});

const errand: InvoiceErrand = {
  id: 7,
  state: 'stuck',
  fault: 'refused',
  words: '购方税号有误 (E9301)',
  maybeThere: false,
  number: 'FP00000009',
  sentAt: null,
  nextAt: null,
};

test('what the provider refuses is shown in its words, tried again or taken over', async () => {
  const stuck = { ...invoice, state: 'issuing', fault: 'refused', errand } as const;
  const sent = await open(stuck, {
    '/office/invoices/provider/retry': fine({ invoice: stuck }),
    '/office/invoices/provider/takeOver': fine({ invoice: { ...stuck, claim: mine } }),
  });
  expect(await screen.findByText('购方税号有误 (E9301)')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Claim' })).toBeNull();
  await press('Try again now');
  await waitFor(() => expect(sent('/office/invoices/provider/retry')).toEqual([{ id: 7 }]));
  await press('Take over by hand');
  const dialog = within(await screen.findByRole('dialog', { name: 'Take this over by hand?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Take over by hand' }));
  await waitFor(() => expect(sent('/office/invoices/provider/takeOver')).toEqual([{ id: 7, checked: false }]));
});

test('what a silent provider may have is taken over only after a look at the tax authority', async () => {
  const waiting = { ...errand, state: 'waiting', fault: 'unanswered', words: 'time', maybeThere: true } as const;
  const shown = { ...invoice, state: 'issuing', fault: 'unanswered', errand: waiting } as const;
  const sent = await open(shown, { '/office/invoices/provider/takeOver': fine({ invoice: shown }) });
  expect(await screen.findByText('Waiting for the provider')).toBeTruthy();
  await press('Take over by hand');
  const dialog = within(await screen.findByRole('dialog', { name: 'Take this over by hand?' }));
  const button = dialog.getByRole('button', { name: 'Take over by hand' });
  expect((button as HTMLButtonElement).disabled).toBe(true);
  fireEvent.click(dialog.getByRole('checkbox'));
  fireEvent.click(button);
  await waitFor(() => expect(sent('/office/invoices/provider/takeOver')).toEqual([{ id: 7, checked: true }]));
});

test('what the provider is busy with is nobody’s to issue, and one’s own never', async () => {
  const sent = { ...errand, state: 'sent', fault: null, words: '', maybeThere: true, sentAt: at } as const;
  await open({ ...invoice, state: 'issuing', errand: sent });
  expect(await screen.findByText('At the provider')).toBeTruthy();
  for (const name of ['Claim', 'Try again now', 'Take over by hand'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  cleanup();
  queryClient.clear();
  await open({ ...invoice, state: 'issuing', fault: 'refused', errand, own: true });
  expect(await screen.findByText('购方税号有误 (E9301)')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Take over by hand' })).toBeNull();
});
