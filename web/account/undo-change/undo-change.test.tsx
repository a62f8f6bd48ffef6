import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { type Answers, failed, fine, outOfReach, standIn } from '../../testing/server.ts';
import { UndoChange } from './undo-change.tsx';

async function openLink(answers: Answers, locale = 'EN') {
  const server = standIn(answers);
  await show(<UndoChange />, { at: '/undochange?token=a-token-of-43-letters', locale });
  return server;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('opening the link undoes nothing, pressing the button does', async () => {
  const server = await openLink({ '/user/change/undo': fine() });
  expect(screen.getByRole('heading').textContent).toBe('Undo the change?');
  expect(server.seen).toEqual([]);
  press('Undo the change');
  await screen.findByRole('heading', { name: 'Change undone' });
  expect(server.seen.map(({ input }) => input)).toEqual([{ token: 'a-token-of-43-letters' }]);
  expect(screen.getByRole('link', { name: 'Set a new password' }).getAttribute('href')).toBe('/Login?mode=reset');
});

test('a session of this browser that ended with it is forgotten', async () => {
  localStorage.setItem('access_token', 'ended');
  await openLink({
    '/user/change/undo': fine(),
    '/session': failed('no-session', 'Please log in', { answer: { data: { verity: false } } }),
  });
  press('Undo the change');
  await screen.findByRole('heading', { name: 'Change undone' });
  await waitFor(() => expect(localStorage.getItem('access_token')).toBeNull());
});

test('says in Chinese that a link is used up', async () => {
  await openLink({ '/user/change/undo': failed('link-expired', '链接已失效，请重新发送') }, 'ZH');
  press('撤销变更');
  await screen.findByRole('heading', { name: '链接已经失效' });
  expect(screen.getByRole('alert').textContent).toBe(
    '撤销链接只能使用一次，72 小时内有效。如果您已经无法登录账号，请联系客服。',
  );
});

test('says why another account stands in the way', async () => {
  await openLink({ '/user/change/undo': failed('old-account-taken', 'Another account now uses it') });
  press('Undo the change');
  await screen.findByRole('heading', { name: 'This change can’t be undone' });
  expect(screen.getByRole('alert').textContent).toBe('Another account now uses it');
});

test('can be tried again when the server was out of reach', async () => {
  const answers = [outOfReach, fine()];
  await openLink({ '/user/change/undo': () => answers.shift() ?? fine() });
  press('Undo the change');
  await screen.findByRole('heading', { name: 'We couldn’t undo the change' });
  press('Try again');
  await screen.findByRole('heading', { name: 'Change undone' });
  expect(answers).toEqual([]);
});
