import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { GatheredItem, ProjectData, Sku } from '#contract/calls/projects.ts';
import { member, ownCompany } from '../../testing/answers.ts';
import { failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { DownloadList } from './download-list.tsx';

const at = '2026-11-17T08:00:00.000Z';
const sku: Sku = {
  skuId: 9,
  kind: 'video',
  branch: 'Shanghai',
  terms: { scene: 'social', channel: 'internet', period: 'year', area: 'mainland' },
  unitFen: 30_000,
  quota: 10,
  used: 8,
  endsOn: '2027-06-30',
  state: 'open',
};
const project: ProjectData = {
  projectId: 4,
  name: 'Spring',
  projectStatus: 1,
  videoBranches: [
    { branch: 'Shanghai', skus: [sku] },
    { branch: 'Beijing', skus: [{ ...sku, skuId: 10, branch: 'Beijing', quota: 1, used: 0 }] },
  ],
  photoBranches: [],
  videoCanDownload: true,
  photoCanDownload: false,
};
const item = (materialId: number, more: Partial<GatheredItem> = {}): GatheredItem => ({
  materialId,
  code: `V${materialId}`,
  title: `Harbour ${materialId}`,
  thumbnail: '',
  obstacle: null,
  held: null,
  addedBy: 'Wei',
  addedAt: at,
  item: null,
  ...more,
});
const items = [
  item(1),
  item(2),
  item(3),
  item(4, { obstacle: 'offline' }),
  item(5, { held: { materialId: 5, orderId: 77, by: 'Lin', endsOn: '2027-01-31' } }),
];

function answers(role: 'admin' | 'viewer' = 'admin', more: Parameters<typeof standIn>[0] = {}) {
  return standIn({
    '/session': fine({ data: { ...member, customerId: 3, customerStatus: 1, customerType: 1, projectId: 4 } }),
    '/company/mine': fine({ company: { ...ownCompany, role } }),
    '/customer/skuList': fine({
      projectData: role === 'viewer' ? { ...project, videoCanDownload: false } : project,
      projects: [{ projectId: 4, name: 'Spring' }],
    }),
    '/project/downloadList': fine({ infos: items, total: 5 }),
    '/project/gathered': fine({ materialIds: [1, 2, 3, 4, 5] }),
    ...more,
  });
}

beforeEach(() => localStorage.setItem('access_token', 'token'));
afterEach(cleanup);

const box = (id: number) => screen.getByRole('checkbox', { name: `Select Harbour ${id}` }) as HTMLInputElement;

describe('the download list', () => {
  test('shows what is left, what cannot be taken and why', async () => {
    answers();
    await show(<DownloadList />, { at: '/DownloadList' });
    await screen.findByText('Harbour 1');
    expect(screen.getByText('2 of 10 left')).toBeTruthy();
    expect(screen.getByText('Until 30 Jun 2027')).toBeTruthy();
    expect([1, 2, 3, 4, 5].map((id) => box(id).disabled)).toEqual([false, false, false, true, true]);
    expect(screen.getByText('No longer on sale')).toBeTruthy();
    expect(screen.getByText('Your company has this.')).toBeTruthy();
  });

  test('takes what is selected, never more than is left, and leads to its files', async () => {
    const server = answers('admin', {
      '/project/take': fine({ orderId: 88, number: 'FH00000088', left: 0 }),
    });
    await show(<DownloadList />, { at: '/DownloadList' });
    await screen.findByText('Harbour 1');
    fireEvent.click(screen.getByRole('button', { name: 'Select all' }));
    expect(screen.getByText('Fewer are left than you’ve selected.')).toBeTruthy();
    expect((screen.getByRole('button', { name: 'Take 3 licences' }) as HTMLButtonElement).disabled).toBe(true);
    fireEvent.click(box(3));
    fireEvent.click(screen.getByRole('button', { name: 'Take 2 licences' }));
    const dialog = await screen.findByRole('dialog', { name: '2 licences taken' });
    expect(within(dialog).getByRole('link', { name: 'Certificates and files' })).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Download all' })).toBeTruthy();
    const taken = server.seen.filter(({ path }) => path === '/project/take');
    expect(taken.map(({ input }) => input)).toEqual([{ key: expect.any(String), skuId: 9, materialIds: [1, 2] }]);
  });

  test('asks for a compulsory reference before it takes anything', async () => {
    const references = { poNumber: 'compulsory', costCentre: 'off' } as const;
    const server = answers('admin', {
      '/company/mine': fine({ company: { ...ownCompany, references } }),
      '/project/take': fine({ orderId: 88, number: 'FH00000088', left: 0 }),
    });
    await show(<DownloadList />, { at: '/DownloadList' });
    const field = await screen.findByLabelText(/^Purchase order number/);
    fireEvent.click(box(1));
    fireEvent.click(screen.getByRole('button', { name: 'Take 1 licence' }));
    expect(screen.getByText('Please fill in the purchase order number')).toBeTruthy();
    fireEvent.change(field, { target: { value: 'PO-1' } });
    fireEvent.click(screen.getByRole('button', { name: 'Take 1 licence' }));
    await screen.findByRole('dialog', { name: '1 licence taken' });
    const taken = server.seen.filter(({ path }) => path === '/project/take').map(({ input }) => input);
    expect(taken).toEqual([
      {
        key: expect.any(String),
        skuId: 9,
        materialIds: [1],
        references: { poNumber: 'PO-1', costCentre: '' },
      },
    ]);
  });

  test('a click that is repeated after a failure has the same key', async () => {
    const server = answers('admin', { '/project/take': failed('quota-used-up', 'Too few') });
    await show(<DownloadList />, { at: '/DownloadList' });
    await screen.findByText('Harbour 1');
    fireEvent.click(box(1));
    const keys = () =>
      server.seen.filter(({ path }) => path === '/project/take').map(({ input }) => (input as { key: string }).key);
    fireEvent.click(screen.getByRole('button', { name: 'Take 1 licence' }));
    await screen.findByText('Too few');
    fireEvent.click(screen.getByRole('button', { name: 'Take 1 licence' }));
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(keys()[0]).toBe(keys()[1]);
  });

  test('another branch has its own allowance, and begins without a selection', async () => {
    const server = answers();
    await show(<DownloadList />, { at: '/DownloadList' });
    await screen.findByText('Harbour 1');
    fireEvent.click(box(1));
    fireEvent.change(screen.getByLabelText('Branch'), { target: { value: 'Beijing' } });
    await screen.findByText('1 of 1 left');
    await waitFor(() => expect(box(1).checked).toBe(false));
    const asked = server.seen.filter(({ path }) => path === '/project/downloadList').at(-1)?.input;
    expect(asked).toMatchObject({ kind: 'video', skuId: 10 });
  });

  test('viewers gather but do not take', async () => {
    answers('viewer');
    await show(<DownloadList />, { at: '/DownloadList' });
    await screen.findByText(/lets you gather materials but not take them/);
    await screen.findByText('Harbour 1');
    expect(box(1).disabled).toBe(true);
    expect(screen.queryByRole('button', { name: /Take/ })).toBeNull();
  });

  test('without a project says how to get one', async () => {
    answers('admin', { '/customer/skuList': fine({ projectData: null, projects: [] }) });
    await show(<DownloadList />, { at: '/DownloadList' });
    expect(await screen.findByText('No download list yet')).toBeTruthy();
  });
});
