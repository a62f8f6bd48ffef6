import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CompanyPeople } from '#contract/calls/companies.ts';
import type { CompanyProject } from '#contract/calls/projects.ts';
import { member, ownCompany as company, ownProfile } from '../../testing/answers.ts';
import { failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { Mantine } from '../../ui/mantine.tsx';
import { CompanyTab } from './company-tab.tsx';

const at = '2026-11-17T08:00:00.000Z';
const person = {
  userId: 1,
  nickname: 'Lin',
  account: 'lin@example.com',
  role: 'admin' as const,
  since: at,
  limit: null,
  me: true,
};
const people: CompanyPeople = {
  members: [person, { ...person, userId: 2, nickname: 'Wei', account: 'wei@example.com', role: 'buyer', me: false }],
  invites: [{ id: 9, email: 'new@example.com', role: 'viewer', by: 'Lin', expiresAt: at }],
};

function answers(more: Parameters<typeof standIn>[0] = {}) {
  return standIn({
    '/session': fine({ data: member }),
    '/user/profile': fine({ profile: ownProfile }),
    '/company/mine': fine({ company }),
    '/company/people': fine(people),
    '/company/orders': fine({ infos: [], total: 0 }),
    '/company/projects': fine({ infos: [] }),
    ...more,
  });
}

const open = (where = '') =>
  show(
    <Mantine>
      <CompanyTab />
    </Mantine>,
    { at: `/UserCenter?tab=company${where}` },
  );

beforeEach(() => localStorage.setItem('access_token', 'token'));
afterEach(cleanup);

test('without a company there is a form, which is not sent without the business licence', async () => {
  const server = answers({ '/company/mine': fine({ company: null }) });
  await open();
  fireEvent.change(await screen.findByLabelText(/Company name/), { target: { value: '远山科技有限公司' } });
  fireEvent.change(screen.getByLabelText(/credit code/), { target: { value: '91350100M000100Y43' } });
  fireEvent.click(screen.getByRole('button', { name: 'Submit application' }));
  expect(await screen.findByText('Please fill in this field')).toBeTruthy();
  expect(server.seen.some(({ path }) => path === '/company/apply')).toBe(false);
});

test('a rejected application says why and can be corrected', async () => {
  answers({ '/company/mine': fine({ company: { ...company, state: 'rejected', words: 'Unreadable' } }) });
  await open();
  expect(await screen.findByText('Reason: Unreadable')).toBeTruthy();
  expect(screen.getByDisplayValue('远山科技有限公司')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Submit again' })).toBeTruthy();
});

test('an administrator changes roles and invites; the server’s complaint stands beside the field', async () => {
  const server = answers({
    '/company/setRole': fine(people),
    '/company/invite': failed('bad-input', 'Please check', { fields: { email: 'This already exists' } }),
  });
  await open('&view=people');
  fireEvent.change(await screen.findByLabelText('Role of Wei'), { target: { value: 'viewer' } });
  await waitFor(() =>
    expect(server.seen.find(({ path }) => path === '/company/setRole')?.input).toEqual({ userId: 2, role: 'viewer' }),
  );
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'wei@example.com' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('This already exists')).toBeTruthy();
  expect(screen.getByText('new@example.com')).toBeTruthy();
});

test('an administrator says which references are compulsory', async () => {
  const references = { poNumber: 'compulsory', costCentre: 'off' } as const;
  const server = answers({ '/company/setReferences': fine({ company: { ...company, references } }) });
  await open('&view=people');
  fireEvent.change(await screen.findByLabelText('Purchase order number'), { target: { value: 'compulsory' } });
  fireEvent.click(screen.getAllByRole('button', { name: 'Save' }).at(-1)!);
  await waitFor(() =>
    expect(server.seen.find(({ path }) => path === '/company/setReferences')?.input).toEqual(references),
  );
});

test('an administrator makes a key and sees it once; others have no such view', async () => {
  const key = {
    keyId: 4,
    name: 'Editing suite',
    start: 'fh_AbCdEf',
    scopes: ['search' as const, 'prices' as const, 'orders' as const],
    perMinute: 300,
    by: 'Lin',
    createdAt: at,
    lastUsedAt: null,
    stopped: null,
  };
  const server = answers({
    '/company/keys': fine({ keys: [] }),
    '/company/webhooks': fine({ webhooks: [] }),
    '/company/keys/create': fine({ keys: [key], key: 'fh_AbCdEfGh' }),
  });
  await open('&view=programs');
  expect(await screen.findByText('No keys yet')).toBeTruthy();
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Editing suite' } });
  fireEvent.click(screen.getByLabelText('Place and read orders'));
  fireEvent.click(screen.getByRole('button', { name: 'Create key' }));
  expect(await screen.findByText('Please fill in this field')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Current password'), { target: { value: 'a good password' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create key' }));
  expect(await screen.findByText('fh_AbCdEfGh')).toBeTruthy();
  expect(server.seen.find(({ path }) => path === '/company/keys/create')?.input).toEqual({
    name: 'Editing suite',
    scopes: ['search', 'prices', 'orders'],
    perMinute: 300,
    password: 'a good password',
  });
  fireEvent.click(screen.getByRole('button', { name: 'I’ve saved it' }));
  await waitFor(() => expect(screen.queryByText('fh_AbCdEfGh')).toBeNull());
  expect(screen.getByText('fh_AbCdEf…')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('');
  cleanup();
  answers({ '/company/mine': fine({ company: { ...company, role: 'buyer' } }) });
  await open('&view=programs');
  expect(await screen.findByText('No company orders yet')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'API' })).toBeNull();
});

test('an administrator adds a webhook, sees its secret once, and sends something again from its log', async () => {
  const url = 'https://example.com/hook';
  const webhook = { webhookId: 3, url, events: ['order.paid' as const], by: 'Lin', createdAt: at };
  const delivery = {
    deliveryId: 8,
    uid: '7b0f3c1e-0000-4000-8000-000000000001',
    url,
    event: 'order.paid' as const,
    about: 'FH00000001',
    state: 'failed' as const,
    tries: 9,
    createdAt: at,
    triedAt: at,
    nextAt: null,
    status: null,
    fault: 'slow' as const,
  };
  const server = answers({
    '/company/keys': fine({ keys: [] }),
    '/company/webhooks': fine({ webhooks: [] }),
    '/company/webhooks/create': fine({ webhooks: [webhook], secret: 'whsec_abc' }),
    '/company/webhooks/log': fine({ infos: [delivery], total: 1 }),
    '/company/webhooks/resend': fine({}),
  });
  await open('&view=programs');
  fireEvent.change(await screen.findByLabelText('Address'), { target: { value: url } });
  fireEvent.click(screen.getByLabelText('an order is quoted'));
  fireEvent.click(screen.getByRole('button', { name: 'Add webhook' }));
  expect(await screen.findByText('whsec_abc')).toBeTruthy();
  expect(server.seen.find(({ path }) => path === '/company/webhooks/create')?.input).toEqual({
    url,
    events: ['order.paid', 'order.confirmed', 'order.closed', 'licence.issued', 'licence.replaced', 'licence.revoked'],
  });
  fireEvent.click(screen.getByRole('button', { name: 'I’ve saved it' }));
  expect(await screen.findByText('No reply in time')).toBeTruthy();
  expect(screen.getByText('9 tries')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() =>
    expect(server.seen.find(({ path }) => path === '/company/webhooks/resend')?.input).toEqual({ deliveryId: 8 }),
  );
});

test('others see the members and change nobody', async () => {
  answers({
    '/company/mine': fine({ company: { ...company, role: 'viewer' } }),
    '/company/people': fine({ ...people, invites: [] }),
  });
  await open('&view=people');
  expect(await screen.findByText('wei@example.com')).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  expect(screen.queryByLabelText('Email')).toBeNull();
});

test('an invitation is accepted by its button only; one that does not work says why', async () => {
  const server = answers({
    '/company/mine': fine({ company: null }),
    '/company/readInvite': fine({ company: '远山科技有限公司', role: 'buyer', by: 'Lin' }),
    '/company/acceptInvite': fine({ company: { ...company, role: 'buyer' } }),
  });
  await open('&token=abc');
  expect(await screen.findByText(/Lin invites you to join as Buyer/)).toBeTruthy();
  expect(server.seen.some(({ path }) => path === '/company/acceptInvite')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Accept invitation' }));
  await waitFor(() => expect(server.seen.some(({ path }) => path === '/company/acceptInvite')).toBe(true));
  cleanup();
  answers({ '/company/readInvite': failed('link-expired', 'Expired') });
  await open('&token=old');
  expect(await screen.findByText('This invitation isn’t valid')).toBeTruthy();
});

test('projects that have not been agreed yet are a matter for sales', async () => {
  answers();
  await open('&view=projects');
  expect(await screen.findByText('No projects yet')).not.toBeNull();
});

test('projects say what is taken; an administrator says who works on them', async () => {
  const project: CompanyProject = {
    projectId: 8,
    name: 'Spring',
    running: true,
    userIds: [1],
    skus: [
      {
        skuId: 4,
        kind: 'photo',
        branch: 'Shanghai',
        terms: { scene: 'social', channel: 'internet', period: 'year', area: 'mainland' },
        unitFen: 12_000,
        quota: 10,
        used: 4,
        endsOn: '2027-06-30',
        state: 'open',
      },
    ],
  };
  const server = answers({
    '/company/projects': fine({ infos: [project] }),
    '/company/setProjectPeople': fine({ infos: [{ ...project, userIds: [1, 2] }] }),
    '/customer/skuList': fine({ projectData: null, projects: [] }),
  });
  await open('&view=projects');
  expect(await screen.findByText('4 of 10 taken')).toBeTruthy();
  expect(await screen.findByText('People: Lin')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'People' }));
  fireEvent.click(await screen.findByLabelText('Wei (wei@example.com)'));
  fireEvent.click(screen.getAllByRole('button', { name: 'Save' }).at(-1)!);
  expect(await screen.findByText(/^People: Lin, Wei$/)).toBeTruthy();
  expect(server.seen.find(({ path }) => path === '/company/setProjectPeople')?.input).toEqual({
    projectId: 8,
    userIds: [1, 2],
  });
});

const compared = (now: number, before = 0) => ({ now, before });

test('spending is asked for the period in the address, and each part has a link', async () => {
  const server = answers({
    '/company/spend': fine({
      before: { from: '2026-01-01', to: '2026-01-31' },
      spent: compared(30_000, 10_000),
      orders: compared(2, 1),
      months: [{ month: '2026-02', spent: compared(30_000, 10_000) }],
      projects: [{ name: 'Spring', spent: compared(30_000, 10_000) }],
      people: [{ userId: 1, name: 'Lin', spent: compared(30_000, 10_000) }],
    }),
    '/company/orders/csv': fine({ csv: 'x' }),
  });
  await open('&view=spend&span=custom&from=2026-02-01&to=2026-02-28');
  expect(await screen.findByRole('img', { name: 'Spending by month, ¥300.00 in all' })).toBeTruthy();
  expect(screen.getByRole('list', { name: 'By project' }).textContent).toContain(
    'Spring¥300.00 Previous period: ¥100.00',
  );
  expect(screen.getByRole('list', { name: 'By member' }).textContent).toContain('Lin');
  const period = { from: '2026-02-01', to: '2026-02-28' };
  expect(server.seen.find(({ path }) => path === '/company/spend')?.input).toEqual(period);
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  fireEvent.click(screen.getByRole('button', { name: 'Export orders' }));
  await waitFor(() => expect(server.seen.find(({ path }) => path === '/company/orders/csv')?.input).toEqual(period));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  saved.mockRestore();
  const links = screen.getByRole('navigation', { name: 'Your company' }).querySelectorAll('a');
  expect([...links].map((link) => link.getAttribute('href'))).toEqual(
    ['orders', 'licences', 'downloads', 'invoices', 'spend', 'projects', 'people', 'programs'].map(
      (view) => `/UserCenter?tab=company&view=${view}`,
    ),
  );
});

test('licences, downloads and invoices say who', async () => {
  const harbour = {
    orderId: 8,
    code: 'V00000012',
    kind: 'video',
    title: 'Harbour',
    thumbnail: null,
  } as const;
  const licence = { number: 'FHL-7K2M-9QXT-0WVA', projectName: 'Spring', by: 'Wei', standing: 'valid' } as const;
  answers({
    '/company/licences': fine({
      total: 1,
      infos: [{ ...harbour, ...licence, licenceId: 5, issuedAt: at, endsOn: null }],
    }),
    '/company/downloads': fine({
      total: 1,
      infos: [{ ...harbour, id: 6, at, by: null, how: 'archive', licence: licence.number }],
    }),
    '/company/invoices': fine({ infos: [], total: 0 }),
  });
  await open('&view=licences');
  expect(await screen.findByText('Bought by Wei')).toBeTruthy();
  expect(screen.getByText('Perpetual')).toBeTruthy();
  cleanup();
  await open('&view=downloads');
  expect(await screen.findByText('By a deleted account')).toBeTruthy();
  expect(screen.getByText('All files of the order')).toBeTruthy();
  cleanup();
  await open('&view=invoices');
  expect(await screen.findByText('No company invoices yet')).toBeTruthy();
});
