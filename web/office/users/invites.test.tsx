import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type Answers, failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { Mantine } from '../../ui/mantine.tsx';
import { InviteButton, OpenInvites } from './invites.tsx';

afterEach(cleanup);

const open = {
  id: 4,
  email: 'mei@example.com',
  roles: ['sales' as const],
  by: 'Gu',
  expiresAt: '2026-03-02T01:00:00.000Z',
};

async function showWith(answers: Answers) {
  const server = standIn({ '/office/user/invites': fine({ infos: [open] }), ...answers });
  await show(
    <Mantine>
      <InviteButton />
      <OpenInvites />
    </Mantine>,
  );
  return server;
}

test('sends an invitation with roles, a language and a reason', async () => {
  const server = await showWith({ '/office/user/invite': fine() });
  fireEvent.click(screen.getByRole('button', { name: 'Invite staff' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invite staff' });
  const fields = within(dialog);
  fireEvent.change(fields.getByLabelText(/Email/), { target: { value: 'new@example.com' } });
  fireEvent.change(fields.getByLabelText(/Reason/), { target: { value: 'She starts on Monday' } });
  fireEvent.click(fields.getByRole('button', { name: 'Send invitation' }));
  await fields.findByText('Please fill in this field');
  fireEvent.click(fields.getByLabelText('Finance'));
  fireEvent.click(fields.getByRole('button', { name: 'Send invitation' }));
  await waitFor(() =>
    expect(server.seen.find(({ path }) => path === '/office/user/invite')?.input).toEqual({
      email: 'new@example.com',
      roles: ['finance'],
      language: 'en',
      reason: 'She starts on Monday',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('says beside the address that it has an account', async () => {
  await showWith({ '/office/user/invite': failed('bad-input', 'Check', { fields: { email: 'This already exists' } }) });
  fireEvent.click(screen.getByRole('button', { name: 'Invite staff' }));
  const fields = within(await screen.findByRole('dialog'));
  fireEvent.change(fields.getByLabelText(/Email/), { target: { value: 'old@example.com' } });
  fireEvent.change(fields.getByLabelText(/Reason/), { target: { value: 'why' } });
  fireEvent.click(fields.getByLabelText('Sales'));
  fireEvent.click(fields.getByRole('button', { name: 'Send invitation' }));
  await fields.findByText('This already exists');
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('lists open invitations, which can be withdrawn', async () => {
  const server = await showWith({ '/office/user/invite/withdraw': fine() });
  const row = (await screen.findByText('mei@example.com')).closest('li');
  expect(row?.textContent).toContain('SalesInvited by Gu · valid until 2 Mar 2026, 09:00');
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw the invitation to mei@example.com' }));
  await waitFor(() =>
    expect(server.seen.find(({ path }) => path === '/office/user/invite/withdraw')?.input).toEqual({ id: 4 }),
  );
});
