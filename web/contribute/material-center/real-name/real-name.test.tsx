import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RealNameStanding } from '#contract/calls/real-name.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { fine, standIn } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { Mantine } from '../../../ui/mantine.tsx';
import { RealNameNotice } from './real-name-notice.tsx';
import { RealNameTab } from './real-name-tab.tsx';

vi.mock('../../../lib/shrink-picture.ts', async (original) => ({
  ...(await original<object>()),
  shrinkBelow: async (file: Blob) => file,
}));

const at = '2026-11-17T08:00:00.000Z';
const none: RealNameStanding = {
  realName: null,
  verified: null,
  known: { name: '白露', phone: '+8613900001111', phoneVerified: true },
  sent: [],
  looks: [],
};
const realName = {
  id: 4,
  state: 'verifying' as const,
  paper: 'id-card' as const,
  name: '白露',
  numberEnd: '002X',
  submittedAt: at,
  dueAt: at,
  decidedAt: null,
  reason: null,
  words: '',
};

const open = (standing: RealNameStanding, more: Parameters<typeof standIn>[0] = {}) => {
  const server = standIn({ '/center/realName': fine(standing), ...more });
  return show(
    <Mantine>
      <RealNameNotice />
      <RealNameTab />
    </Mantine>,
    { at: '/MaterialCenter?tab=realName' },
  ).then(() => server);
};

beforeEach(() => localStorage.setItem('access_token', 'token'));
afterEach(() => {
  cleanup();
  queryClient.clear();
});

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('fills in what is known, asks for no code, and says what is wrong before sending', async () => {
  const server = await open({ ...none, sent: ['front'] });
  expect(await screen.findByLabelText('Legal name')).toHaveProperty('value', '白露');
  expect(screen.queryByRole('button', { name: 'Send code' })).toBeNull();
  type('Document number', '110105194912310021');
  press('Submit for verification');
  expect(await screen.findByText('This number isn’t right. Please compare it with the document')).toBeTruthy();
  type('Document number', '11010519491231002x');
  press('Submit for verification');
  expect(await screen.findByText('Please fill in this field')).toBeTruthy();
  expect(server.seen.some(({ path }) => path === '/center/realName/submit')).toBe(false);
});

test('another number needs a code', async () => {
  await open({ ...none, sent: ['front', 'back'] });
  await screen.findByLabelText('Legal name');
  type('Mobile number', '13800000000');
  expect(await screen.findByRole('button', { name: 'Send code' })).toBeTruthy();
});

test('sends the pictures one by one, then everything', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
  const sent: RealNameStanding['sent'] = [];
  const server = await open(none, {
    '/center/realName/picture': ({ input }) => {
      sent.push((input as { side: 'front' | 'back' }).side);
      return fine({ ...none, sent: [...sent] });
    },
    '/center/realName/submit': fine({ ...none, realName }),
  });
  await screen.findByLabelText('Legal name');
  const file = new File([new Uint8Array([255, 216, 255])], 'front.jpg', { type: 'image/jpeg' });
  for (const side of ['Portrait side', 'Emblem side']) {
    fireEvent.change(screen.getByLabelText(side), { target: { files: [file] } });
    await screen.findByAltText(side);
  }
  type('Document number', '11010519491231002X');
  type('Address', '7 Beishan Street, Hangzhou');
  press('Submit for verification');
  await screen.findByText(/We’re checking your documents/);
  const submitted = server.seen.find(({ path }) => path === '/center/realName/submit');
  expect(submitted?.input).toMatchObject({
    paper: 'id-card',
    name: '白露',
    address: '7 Beishan Street, Hangzhou',
    phone: '+8613900001111',
    code: '',
  });
  expect(screen.getByText('•••• 002X')).toBeTruthy();
});

test('a company is asked for its licence', async () => {
  await open(none);
  await screen.findByLabelText('Legal name');
  type('Document', 'business-licence');
  expect(await screen.findByLabelText('Company name')).toBeTruthy();
  expect(screen.getByLabelText('Unified social credit code')).toBeTruthy();
  expect(screen.queryByLabelText('Emblem side')).toBeNull();
});

test('a rejected one says why and offers the form again; a verified one shows who looked', async () => {
  await open({ ...none, realName: { ...realName, state: 'rejected', reason: 'expired', words: 'It ended in May' } });
  expect(await screen.findByText('Your real name couldn’t be verified: The document has expired')).toBeTruthy();
  expect(screen.getByText('It ended in May')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Verify now' })).toBeTruthy();
  expect(screen.getByLabelText('Document number')).toBeTruthy();
  cleanup();
  queryClient.clear();
  const verified = { ...realName, state: 'verified' as const, decidedAt: at };
  await open({
    ...none,
    realName: verified,
    verified,
    looks: [{ by: 'He Qing', what: 'front', at }],
  });
  expect(await screen.findByText('He Qing viewed the front of the document')).toBeTruthy();
  await waitFor(() => expect(screen.queryByLabelText('Document number')).toBeNull());
  expect(screen.queryByRole('link', { name: 'Verify now' })).toBeNull();
});

test('a verified one may be changed, and counts until another one is verified', async () => {
  const verified = { ...realName, state: 'verified' as const, decidedAt: at };
  await open({ ...none, realName: verified, verified });
  const counts = /It counts until the new one is verified/;
  fireEvent.click(await screen.findByRole('button', { name: 'Change name or document' }));
  expect(screen.getByText(counts)).toBeTruthy();
  expect(screen.getByLabelText('Document number')).toBeTruthy();
  cleanup();
  queryClient.clear();
  await open({ ...none, realName: { ...realName, id: 5, name: '白霜' }, verified });
  expect(await screen.findByText('Verifying')).toBeTruthy();
  expect(screen.getByText('Verified')).toBeTruthy();
  expect(screen.getByText(counts)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change name or document' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Real name' })).toBeNull();
});
