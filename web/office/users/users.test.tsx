import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OfficeUser } from '#contract/calls/users.ts';
import { member } from '../../testing/answers.ts';
import { type Answers, failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { Mantine } from '../../ui/mantine.tsx';
import { Users } from './users.tsx';

function user(id: number, nickname: string, more: Partial<OfficeUser> = {}): OfficeUser {
  const at = '2026-03-01T16:30:00.000Z';
  const person = { id, nickname, email: null, mobile: null, gid: 1, roles: [], disabled: false, sessions: 1 };
  return { ...person, createdAt: at, lastSeenAt: null, ...more };
}

const lin = user(12, 'Lin');
const self = user(7, 'Gu', { roles: ['admin'] });

async function open(at: string, more: Answers = {}) {
  localStorage.setItem('access_token', 'abc');
  const server = standIn({
    '/session': fine({ data: { ...member, nickname: 'Gu', roles: ['admin'] } }),
    '/office/user/list': fine({ infos: [lin, self], total: 120 }),
    '/office/audit/list': fine({ infos: [], total: 0 }),
    '/office/user/invites': fine({ infos: [] }),
    ...more,
  });
  const desk = (
    <Mantine>
      <Users />
    </Mantine>
  );
  return { server, router: await show(desk, { at }) };
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the users desk', () => {
  test('reads filters, order and page from the address, and ignores what it does not know', async () => {
    const { server } = await open('/office/users?keyword=li&gid=2&role=king&state=disabled&order=name&page=2');
    await screen.findByText('Lin');
    expect(server.seen.find(({ path }) => path === '/office/user/list')?.input).toEqual({
      keyword: 'li',
      gid: 2,
      state: 'disabled',
      orderBy: 'name',
      pageNo: 2,
      pageSize: 50,
    });
    expect(screen.getByText('51–100 of 120')).toBeTruthy();
  });

  test('keeps what is searched for in the address, from the first page on', async () => {
    const { router } = await open('/office/users?page=3&order=name');
    await screen.findByText('Lin');
    fireEvent.keyDown(document.body, { key: '/' });
    expect(document.activeElement).toBe(screen.getByLabelText('Search users'));
    fireEvent.change(screen.getByLabelText('Search users'), { target: { value: ' lin ' } });
    await waitFor(() => expect(router.state.location.search).toBe('?order=name&keyword=lin'));
  });

  test('opens a row with Enter and gives focus back with Escape', async () => {
    const { router } = await open('/office/users');
    const row = (await screen.findByText('Lin')).closest('tr')!;
    fireEvent.keyDown(row, { key: 'Enter' });
    const panel = await screen.findByRole('complementary', { name: 'Lin' });
    expect(document.activeElement).toBe(panel);
    fireEvent.keyDown(panel, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    expect(document.activeElement).toBe(row);
    expect(router.state.location.search).toBe('');
  });

  test('asks for a reason, shows a refusal and sends it again', async () => {
    let refuse = true;
    const { server } = await open('/office/users?user=12', {
      '/office/user/disable': () =>
        refuse
          ? failed('changed-meanwhile', 'Someone else has changed this')
          : fine({ user: { ...lin, disabled: true } }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Close account' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Close account' }));
    await dialog.findByText('Please fill in this field');
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Fraud' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Close account' }));
    await dialog.findByText('Someone else has changed this');
    refuse = false;
    fireEvent.click(dialog.getByRole('button', { name: 'Close account' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = server.seen.filter(({ path }) => path === '/office/user/disable');
    expect(sent.map(({ input }) => input)).toEqual(Array(2).fill({ id: 12, reason: 'Fraud' }));
  });

  test('offers nothing to do to one’s own account', async () => {
    await open('/office/users?user=7');
    const panel = within(await screen.findByRole('complementary', { name: 'Gu' }));
    await panel.findByText(/This is your own account/);
    expect(panel.queryByRole('button', { name: 'Close account' })).toBeNull();
  });

  test('says that nobody has an id', async () => {
    const nobody = failed('not-found', 'We couldn’t find what you were looking for');
    await open('/office/users?user=999', { '/office/user/detail': nobody });
    expect(await screen.findByText('User not found')).toBeTruthy();
  });
});
