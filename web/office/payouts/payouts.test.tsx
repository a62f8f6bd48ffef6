import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BatchDetail, DueRow, ReturnReport, TemplateRow } from '#contract/calls/payouts.ts';
import { FIRST_TEMPLATE } from '#contract/domain/payout-file.ts';
import { Overlays } from '../../shell/dialogs/overlays.tsx';
import { member } from '../../testing/answers.ts';
import { fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { Mantine } from '../../ui/mantine.tsx';
import { closeOverlay } from '../../ui/overlays.ts';
import { Payouts } from './payouts.tsx';

const AT = '2026-11-01T01:00:00.000Z';
const due: DueRow = {
  id: 7,
  number: 'FS00000007',
  quarter: '2026-Q3',
  userId: 3,
  photographer: 'Lu Yuan',
  netFen: 50_000,
  confirmedAt: AT,
  account: { holder: '陆远', bank: '招商银行', numberEnd: '0018' },
  holds: [],
  bounceReason: '',
};
const other: DueRow = { ...due, id: 8, number: 'FS00000008', photographer: 'Shen', netFen: 70_000 };
const head = {
  id: 4,
  number: 'FB00000004',
  state: 'prepared' as const,
  lineCount: 1,
  totalFen: 50_000,
  paidCount: 0,
  bouncedCount: 0,
  preparedBy: 'He Qing',
  preparedAt: AT,
  releasedBy: null,
  releasedAt: null,
};
const batch: BatchDetail = {
  ...head,
  templateVersion: 1,
  encoding: 'gbk',
  fileHash: 'a'.repeat(64),
  mine: false,
  returns: [],
  lines: [
    {
      id: 40,
      line: 'FB00000004-001',
      statementId: 7,
      statement: 'FS00000007',
      photographer: 'Lu Yuan',
      holder: '陆远',
      bank: '招商银行',
      branch: '成都天府大道支行',
      numberEnd: '0018',
      amountFen: 50_000,
      state: 'waiting',
      reference: '',
      paidAt: null,
      reason: '',
      bouncedAt: null,
    },
  ],
};
const released: BatchDetail = { ...batch, state: 'released', releasedBy: 'Gu Yan', releasedAt: AT };
const template: TemplateRow = { version: 1, template: FIRST_TEMPLATE, reason: 'first', by: null, at: AT };
const report: ReturnReport = {
  applied: false,
  paid: { count: 1, totalFen: 50_000 },
  bounced: { count: 0, totalFen: 0 },
  waiting: 0,
  faults: 0,
  lines: [
    {
      row: 2,
      line: 'FB00000004-001',
      holder: '陆远',
      amountFen: 50_000,
      result: 'paid',
      reference: 'CMB001',
      reason: '',
      fault: null,
    },
  ],
};

async function open(at: string, more: Parameters<typeof standIn>[0] = {}, role: 'finance' | 'admin' = 'finance') {
  localStorage.setItem('access_token', 'abc');
  const server = standIn({
    '/session': fine({ data: { ...member, roles: [role] } }),
    '/office/payout/counts': fine({ ready: 2, held: 0, toRelease: 1, released: 0 }),
    '/office/payout/due': fine({ infos: [due, other], total: 2, next: { ids: [7, 8], totalFen: 120_000 } }),
    '/office/payout/list': fine({ infos: [head], total: 1 }),
    '/office/payout/detail': fine({ batch }),
    '/office/payout/prepare': fine({ batch }),
    '/office/payout/release': fine({ batch: released }),
    '/office/payout/return': fine(report),
    '/office/payout/pay': fine({ batch: released }),
    '/office/payout/bounce': fine(),
    '/office/payout/templates': fine({ infos: [template], total: 1 }),
    '/office/payout/addTemplate': fine({ version: 2 }),
    '/office/payout/taxReport': fine({ csv: 'a', people: 2 }),
    ...more,
  });
  await show(
    <Mantine>
      <Payouts />
      <Overlays />
    </Mantine>,
    { at: `/office/payouts${at}` },
  );
  return (path: string) => server.seen.filter((one) => one.path.endsWith(path)).map(({ input }) => input);
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('prepares everything that is ready, or only what is ticked', async () => {
  let sent = await open('');
  expect(await screen.findByText(/2 statements, ¥1,200\.00 in total/)).toBeTruthy();
  await press('Prepare batch');
  await waitFor(() => expect(sent('/prepare')).toEqual([{ ids: [7, 8], totalFen: 120_000 }]));
  expect(await screen.findByRole('heading', { name: 'FB00000004' })).toBeTruthy();
  cleanup();
  sent = await open('');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Shen FS00000008' }));
  expect(await screen.findByText(/1 statement, ¥700\.00 in total/)).toBeTruthy();
  await press('Prepare batch');
  await waitFor(() => expect(sent('/prepare')).toEqual([{ ids: [8], totalFen: 70_000 }]));
});

test('says why something is held back', async () => {
  const held: DueRow = { ...due, holds: ['bounced', 'invoice'], bounceReason: '账号不存在' };
  await open('?view=held', { '/office/payout/due': fine({ infos: [held], total: 1, next: { ids: [], totalFen: 0 } }) });
  expect(await screen.findByText('Account was returned')).toBeTruthy();
  expect(screen.getByText('No invoice')).toBeTruthy();
  expect(screen.getByText('Returned: 账号不存在')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Prepare batch' })).toBeNull();
});

test('a second person releases by the hash of the file; who prepared it cannot', async () => {
  const sent = await open('?view=to-release&batch=4');
  expect(await screen.findByText('陆远')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Download bank file' })).toBeNull();
  await press('Release');
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Release' }));
  await waitFor(() => expect(sent('/release')).toEqual([{ id: 4, fileHash: 'a'.repeat(64) }]));
  closeOverlay();
  cleanup();
  await open('?view=to-release&batch=4', { '/office/payout/detail': fine({ batch: { ...batch, mine: true } }) });
  expect(await screen.findByText('You prepared this batch. A colleague has to release it.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Release' })).toBeNull();
});

const file = new File(['x'], 'return.csv', { type: 'text/csv' });
const choose = async () => {
  await screen.findByRole('button', { name: 'Choose return file' });
  fireEvent.change(document.querySelector('[data-pick="return"]')!, { target: { files: [file] } });
};

test('books the bank’s answer after a look; with a line that is wrong there is nothing to book', async () => {
  const sent = await open('?view=released&batch=4', { '/office/payout/detail': fine({ batch: released }) });
  await choose();
  expect(await screen.findByText('1 payment made, ¥500.00')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Book' }));
  await waitFor(() => expect(sent('/return')).toMatchObject([{ apply: false }, { id: 4, file: 'eA==', apply: true }]));
  cleanup();
  await open('?view=released&batch=4', {
    '/office/payout/detail': fine({ batch: released }),
    '/office/payout/return': fine({ ...report, faults: 1, lines: [{ ...report.lines[0]!, fault: 'amount' }] }),
  });
  await choose();
  expect(await screen.findByText('1 line is wrong, so the file can’t be booked')).toBeTruthy();
  expect(screen.getByText('Wrong amount')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Book' })).toBeNull();
});

test('books single payments by hand, and what the bank sent back', async () => {
  const sent = await open('?view=released&batch=4', { '/office/payout/detail': fine({ batch: released }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Record payment FB00000004-001' }));
  let dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/Bank reference/), { target: { value: 'CMB001' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
  await waitFor(() => expect(sent('/pay')).toEqual([{ id: 40, amountFen: 50_000, reference: 'CMB001' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Record return FB00000004-001' }));
  dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: 'closed' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Record return' }));
  await waitFor(() => expect(sent('/bounce')).toEqual([{ id: 40, reason: 'closed' }]));
});

test('publishes a template with a preview, and says which column is missing', async () => {
  const sent = await open('?view=template');
  fireEvent.click(await screen.findByRole('button', { name: 'New version' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bank file template, version 2' }));
  expect(dialog.getByText(/合计,2,3840\.00/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Delete column 2' }));
  expect(await dialog.findByText(/Needs exactly one column each/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Add column' }));
  fireEvent.change(dialog.getByLabelText('Title 10'), { target: { value: '户名' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Move column 2 up' }));
  fireEvent.change(dialog.getByLabelText(/Words for returned/), { target: { value: '退汇、失败, 拒绝' } });
  fireEvent.change(dialog.getByLabelText(/Note/), { target: { value: 'another bank' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(sent('/addTemplate')).toHaveLength(1));
  expect(sent('/addTemplate')[0]).toMatchObject({
    after: 1,
    reason: 'another bank',
    template: { answer: { bounced: ['退汇', '失败', '拒绝'] } },
  });
  const [{ template: published }] = sent('/addTemplate') as [{ template: typeof FIRST_TEMPLATE }];
  expect(published.columns.map(({ value }) => value)).toEqual([
    'account',
    'place',
    'bank',
    'branch',
    'province',
    'city',
    'kind',
    'amount',
    'line',
    'holder',
  ]);
});

test('the tax report is for finance, with a reason', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
  const sent = await open('?view=tax');
  fireEvent.change(await screen.findByLabelText(/Purpose/), { target: { value: 'report' } });
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(sent('/taxReport')).toMatchObject([{ reason: 'report' }]));
  cleanup();
  await open('?view=tax', {}, 'admin');
  expect(await screen.findByText('Only finance can export it.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
});
