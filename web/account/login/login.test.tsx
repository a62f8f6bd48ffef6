import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { member } from '../../testing/answers.ts';
import { policyOf } from '../../testing/policies.ts';
import { failed, fine, standIn } from '../../testing/server.ts';
import { Login } from './login.tsx';

function type(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

function logIn() {
  type('Email or mobile number', 'lin@example.com');
  type('Password', 'correct horse');
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('[R38] the login page', () => {
  test('goes back to where the reader came from', async () => {
    standIn({
      '/user/login': fine({ token: 'abc', secondFactor: 'none' }),
      '/session': fine({ data: member }),
    });
    const router = await show(<Login />, { at: '/Login?from=%2FUserCenter%3Ftab%3Ddevices' });
    logIn();
    await waitFor(() => expect(router.state.location.pathname).toBe('/UserCenter'));
    expect(router.state.location.search).toBe('?tab=devices');
    expect(localStorage.getItem('access_token')).toBe('abc');
  });

  test('whoever registers agrees to what they could read, and to nothing newer', async () => {
    const answers = {
      '/policy/user': fine(policyOf({ name: 'user', version: 2 })),
      '/policy/privacy': fine(policyOf({ name: 'privacy', version: 5 })),
      '/user/register': failed('agreement-changed', 'The terms have been updated'),
    };
    const server = standIn(answers);
    await show(<Login />, { at: '/Login?mode=register' });
    const links = ['User Agreement', 'Privacy Policy'].map((name) => screen.getByRole('link', { name }));
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['/agreement/user', '_blank'],
      ['/agreement/privacy', '_blank'],
    ]);
    await waitFor(() => expect(server.seen).toHaveLength(2));
    type('Email or mobile number', 'lin@example.com');
    type('Code', '123456');
    type('Nickname', 'Lin');
    type('Password', 'correct horse');
    const register = () => fireEvent.click(screen.getByRole('button', { name: 'Register' }));
    register();
    expect(await screen.findByText('Please read and agree to both')).toBeTruthy();
    expect(server.seen).toHaveLength(2);
    answers['/policy/user'] = fine(policyOf({ name: 'user', version: 3 }));
    const tick = screen.getByRole<HTMLInputElement>('checkbox', { name: /User Agreement and the Privacy Policy$/ });
    fireEvent.click(tick);
    register();
    expect(await screen.findByText('The terms have been updated')).toBeTruthy();
    await waitFor(() => expect(tick.checked).toBe(false));
    fireEvent.click(tick);
    register();
    const sent = () => server.seen.filter(({ path }) => path === '/user/register').map(({ input }) => input);
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()).toMatchObject([{ agreed: { user: 2, privacy: 5 } }, { agreed: { user: 3, privacy: 5 } }]);
  });

  test('sends the same token of this browser at every login, and keeps it when the session ends', async () => {
    const server = standIn({ '/user/login': failed('wrong-credentials', 'Incorrect account or password') });
    await show(<Login />, { at: '/Login' });
    logIn();
    await waitFor(() => expect(server.seen).toHaveLength(1));
    cleanup();
    localStorage.removeItem('access_token');
    await show(<Login />, { at: '/Login' });
    logIn();
    await waitFor(() => expect(server.seen).toHaveLength(2));
    const devices = server.seen.map(({ input }) => (input as { device: string }).device);
    expect(devices[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(devices[1]).toBe(devices[0]);
  });

  test('never leaves the site', async () => {
    standIn({
      '/user/login': fine({ token: 'abc', secondFactor: 'none' }),
      '/session': fine({ data: member }),
    });
    const router = await show(<Login />, { at: '/Login?from=%2F%2Fevil.example' });
    logIn();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  test('asks for what is missing before it sends anything', async () => {
    const server = standIn({});
    await show(<Login />, { at: '/Login' });
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(screen.getAllByText('Please fill in this field')).toHaveLength(2);
    expect(server.seen).toEqual([]);
  });

  test('shows what the server says of a field beside that field', async () => {
    standIn({ '/user/login': failed('bad-input', 'Please check', { fields: { account: 'Check the format' } }) });
    await show(<Login />, { at: '/Login' });
    logIn();
    await screen.findByText('Check the format');
    expect(screen.getByLabelText('Email or mobile number').getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('Please check')).toBeNull();
  });

  test('says when account and password do not fit', async () => {
    standIn({ '/user/login': failed('wrong-credentials', 'Incorrect account or password') });
    await show(<Login />, { at: '/Login' });
    logIn();
    expect((await screen.findByRole('alert')).textContent).toBe('Incorrect account or password');
  });

  test('makes the reader wait 60 seconds for another code', async () => {
    const server = standIn({ '/user/code': fine() });
    await show(<Login />, { at: '/Login?mode=code' });
    type('Email or mobile number', '13800138000');
    fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
    const button = await screen.findByRole('button', { name: /Resend in 60 s/ });
    expect(button.hasAttribute('disabled')).toBe(true);
    expect(server.seen[0]?.input).toEqual({ account: '13800138000', purpose: 'login' });
  });

  test('asks for the second factor where one is owed, and continues after it', async () => {
    let proven = false;
    standIn({
      '/user/login': fine({ token: 'half', secondFactor: 'enter' }),
      '/session': () => fine({ data: { ...member, secondFactor: proven ? 'none' : 'enter' } }),
      '/user/totp/confirm': () => {
        proven = true;
        return fine();
      },
    });
    const router = await show(<Login />, { at: '/Login?from=%2Foffice' });
    logIn();
    await screen.findByRole('heading', { name: 'Two-step verification' });
    type('Authenticator code', '123456');
    fireEvent.click(screen.getByRole('button', { name: 'Verify and continue' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/office'));
  });

  test('shows how to set the second factor up', async () => {
    localStorage.setItem('access_token', 'half');
    standIn({
      '/session': fine({ data: { ...member, secondFactor: 'set-up' } }),
      '/user/totp/begin': fine({ secret: 'ABCDEFGH', uri: 'otpauth://totp/Framehall:x?secret=ABCDEFGH' }),
    });
    await show(<Login />, { at: '/Login' });
    await screen.findByRole('img', { name: 'QR code for setting up an authenticator app' });
    expect(screen.getByText('ABCD EFGH').tagName).toBe('CODE');
  });
});
