import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { member, ownProfile as profile } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { failed, fine, standIn, type Answers } from '../../testing/server.ts';
import { UserCenter } from './user-center.tsx';

async function openSecurity(shown: typeof profile, answers: Answers) {
  const server = standIn({ '/session': fine({ data: member }), '/user/profile': fine({ profile: shown }), ...answers });
  await show(<UserCenter />, { at: '/UserCenter?tab=security' });
  return (path: string) => server.seen.filter((seen) => seen.path === path).map(({ input }) => input);
}

function type(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('access_token', 'abc');
});
afterEach(cleanup);

describe('a change of address', () => {
  test('asks for the password', async () => {
    const sent = await openSecurity(profile, { '/user/email/change': fine() });
    fireEvent.click(await screen.findByRole('button', { name: 'Change email' }));
    type('New email address', 'new@example.com');
    press('Send confirmation email');
    expect(screen.getAllByText('Please fill in this field')).toHaveLength(1);
    type('Current password', 'correct horse');
    press('Send confirmation email');
    await waitFor(() =>
      expect(sent('/user/email/change')).toEqual([{ email: 'new@example.com', password: 'correct horse' }]),
    );
  });

  test('says when the password is wrong', async () => {
    await openSecurity(profile, {
      '/user/email/change': failed('wrong-password', 'The current password is incorrect'),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Change email' }));
    type('New email address', 'new@example.com');
    type('Current password', 'wrong horse');
    press('Send confirmation email');
    expect((await screen.findByRole('alert')).textContent).toBe('The current password is incorrect');
  });

  test('takes a code to the current address instead', async () => {
    const sent = await openSecurity(profile, {
      '/user/code': fine(),
      '/user/mobile/change': fine({ profile: { ...profile, mobile: '+8613800138000' } }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Add number' }));
    press('Use a code instead');
    type('New mobile number', '13800138000');
    type('Code', '111111');
    const owner = screen.getByLabelText('Code sent to your current email');
    fireEvent.change(owner, { target: { value: '222222' } });
    const [, second] = screen.getAllByRole('button', { name: 'Send code' });
    fireEvent.click(second!);
    await waitFor(() => expect(sent('/user/code')).toEqual([{ account: 'lin@example.com', purpose: 'prove' }]));
    press('Save');
    await waitFor(() =>
      expect(sent('/user/mobile/change')).toEqual([{ mobile: '13800138000', code: '111111', ownerCode: '222222' }]),
    );
  });
});

test('the first password is set by a code', async () => {
  const sent = await openSecurity(
    { ...profile, hasPassword: false },
    { '/user/password': fine({ token: 'next', secondFactor: 'none' }) },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Set password' }));
  expect(screen.queryByLabelText('Current password')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Use your password instead' })).toBeNull();
  type('Code sent to your current email', '333333');
  type('New password', 'correct horse');
  fireEvent.click(within(screen.getByLabelText('New password').closest('form')!).getByText('Set password'));
  await waitFor(() => expect(sent('/user/password')).toEqual([{ ownerCode: '333333', newPassword: 'correct horse' }]));
});
