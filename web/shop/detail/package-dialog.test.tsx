import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OwnPackage } from '#contract/calls/packages.ts';
import { queryClient } from '../../lib/query-client.ts';
import { clearToken, saveToken } from '../../lib/token.ts';
import { member } from '../../testing/answers.ts';
import { photoItem } from '../../testing/items.ts';
import { type Answers, failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { UsePackage } from './use-package.tsx';

const told = vi.hoisted(() => vi.fn<(message: string, kind?: string) => Promise<void>>(async () => {}));
vi.mock('../../ui/toast.ts', () => ({ toast: told, useToastsWanted: () => false }));

beforeEach(() => saveToken('abc'));
afterEach(() => {
  cleanup();
  queryClient.clear();
  clearToken();
});

const own: OwnPackage = {
  poolId: 4,
  productOrderId: 7,
  name: '10 photos',
  kind: 'photo',
  terms: { scene: 'social', channel: 'internet', period: 'year', area: 'mainland' },
  quota: 10,
  used: 3,
  endsOn: '2027-11-16',
};
const having = (more: Partial<Parameters<typeof mine>[0]> = {}, answers: Answers = {}) =>
  standIn({ '/session': fine({ data: member }), '/package/mine': mine({ ...more }), ...answers });
const mine = ({ infos = [own], mayTake = true, company = null as string | null }) => fine({ infos, mayTake, company });
const open = async () => {
  await show(<UsePackage item={photoItem(12)} editorial={false} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Use a package (7 left)' }));
  return within(await screen.findByRole('dialog'));
};

test('takes one licence for a project and a licensee, and the key stays while the wish does', async () => {
  const server = having({}, { '/package/take': failed('quota-used-up', 'Used up') });
  const dialog = await open();
  expect(dialog.getByText(/^Licensed for .*1 year.* The package ends on 16 Nov 2027\.$/)).toBeTruthy();
  for (const [label, value] of [
    ['Project', 'Spring'],
    ['Brand', 'Far Hills'],
    ['Licensee', 'Far Hills Ltd.'],
  ] as const)
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  fireEvent.change(dialog.getByLabelText('Licensee type'), { target: { value: 'individual' } });
  const confirm = dialog.getByRole('button', { name: 'Use 1 licence' });
  fireEvent.click(confirm);
  expect(await dialog.findByText('Used up')).toBeTruthy();
  fireEvent.click(confirm);
  const asked = () => server.seen.filter(({ path }) => path === '/package/take').map(({ input }) => input);
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(asked()[0]).toEqual({
    key: expect.any(String),
    poolId: 4,
    materialId: 12,
    projectName: 'Spring',
    brand: 'Far Hills',
    licensee: 'Far Hills Ltd.',
    licenseeType: 'individual',
  });
  expect(asked()[1]).toEqual(asked()[0]);
});

test('of a company the licensee is the company', async () => {
  const server = having({ company: 'Far Hills' }, { '/package/take': fine({ orderId: 31, number: 'FH', left: 6 }) });
  const dialog = await open();
  expect(dialog.getByText('Licensee: Far Hills')).toBeTruthy();
  expect(dialog.queryByLabelText('Licensee')).toBeNull();
  fireEvent.change(dialog.getByLabelText('Project'), { target: { value: 'Spring' } });
  fireEvent.change(dialog.getByLabelText('Brand'), { target: { value: 'Far Hills' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Use 1 licence' }));
  await waitFor(() => expect(told).toHaveBeenCalledWith('Licence issued'));
  expect(server.seen.find(({ path }) => path === '/package/take')?.input).not.toHaveProperty('licensee');
});

test('is offered only to who may take, for the kind and, of editorial material, the use that fit', async () => {
  having({ mayTake: false });
  await show(<UsePackage item={photoItem(12)} editorial={false} />);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  queryClient.clear();
  const publishing: OwnPackage = { ...own, poolId: 5, terms: { ...own.terms, scene: 'publishing' }, used: 9 };
  having({ infos: [own, publishing, { ...own, poolId: 6, kind: 'video' }] });
  await show(<UsePackage item={photoItem(12)} editorial />);
  expect(await screen.findByRole('button', { name: 'Use a package (1 left)' })).toBeTruthy();
});
