import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { member } from '../../testing/answers.ts';
import { type Answers, failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { Invite } from './invite.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

async function openLink(answers: Answers, locale = 'EN') {
  const server = standIn(answers);
  const router = await show(<Invite />, { at: '/invite?token=a-token-of-43-letters', locale });
  return { server, router };
}

test('says as whom one joins, sets a password and leads to the office', async () => {
  const { server, router } = await openLink({
    '/user/invite': fine({ email: 'mei@example.com', roles: ['sales', 'finance'] }),
    '/user/invite/accept': fine({ token: 'fresh', secondFactor: 'set-up' }),
    '/session': fine({ data: { ...member, secondFactor: 'set-up' } }),
  });
  await screen.findByText(/will be mei@example.com, with these roles: Sales, Finance/);
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Mei' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'a good password' } });
  fireEvent.click(screen.getByRole('button', { name: 'Open account' }));
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe('/Login?from=%2Foffice'),
  );
  expect(server.seen.find(({ path }) => path === '/user/invite/accept')?.input).toMatchObject({
    token: 'a-token-of-43-letters',
    nickname: 'Mei',
    password: 'a good password',
  });
  expect(localStorage.getItem('access_token')).toBe('fresh');
});

test('says in Chinese that a link is used up', async () => {
  await openLink({ '/user/invite': failed('link-expired', '链接已失效') }, 'ZH');
  await screen.findByRole('heading', { name: '邀请已经失效' });
  expect(screen.queryByRole('button', { name: '开通账号' })).toBeNull();
});
