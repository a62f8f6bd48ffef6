import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Application } from '#contract/calls/applications.ts';
import { member } from '../../testing/answers.ts';
import { failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { EMPTY } from './draft.ts';
import { Join } from './join.tsx';
import { sendings, sendPictures } from './send-pictures.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  sendings.set([]);
});

const picture = (id: number) => ({
  id,
  fileName: `work-${id}.jpg`,
  sizeBytes: 1_000_000,
  width: 3000,
  height: 2000,
  thumbnail: `https://store/${id}`,
});
const draft: Application = {
  ...EMPTY,
  id: 1,
  version: 3,
  state: 'draft',
  phoneVerified: false,
  pictures: [],
  queue: null,
  events: [],
  againFrom: null,
};
const whole: Application = {
  ...draft,
  terms: true,
  realName: '沈星河',
  phone: '+8613900001111',
  phoneVerified: true,
  nickname: '星河影像',
  bio: '住在昆明，十年来拍摄云南的山与村寨，擅长清晨的光线。',
  city: '昆明',
  subjects: ['landscape'],
  exclusive: true,
  pictures: Array.from({ length: 20 }, (_, n) => picture(n + 1)),
};

const shares = { '/share/rates': fine({ standard: 50, exclusive: 60 }) };

function asMember(application: Application | null, more: Parameters<typeof standIn>[0] = {}) {
  localStorage.setItem('access_token', 'token');
  return standIn({ ...shares, '/session': fine({ data: member }), '/application': fine({ application }), ...more });
}

test('tells a visitor what one earns, to the fen, and how it begins', async () => {
  standIn(shares);
  await show(<Join />, { at: '/join' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Put your work to work' })).toBeTruthy();
  for (const sum of ['¥500.00', '-¥28.30', '¥471.70', '¥235.85', '¥283.02']) expect(screen.getByText(sum)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start your application' }).getAttribute('href')).toBe('/join?step=terms');
});

test('what a visitor types waits in the browser, and goes to the server after the login', async () => {
  standIn(shares);
  await show(<Join />, { at: '/join?step=contact' });
  fireEvent.change(await screen.findByLabelText(/Full legal name/), { target: { value: '沈星河' } });
  expect(JSON.parse(localStorage.getItem('join_draft') ?? '')).toMatchObject({ realName: '沈星河' });
  expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe(
    '/Login?mode=register&from=%2Fjoin%3Fstep%3Dcontact',
  );
  cleanup();
  const server = asMember(null, {
    '/application/save': fine({ application: { ...draft, version: 1, realName: '沈星河' } }),
  });
  await show(<Join />, { at: '/join?step=contact' });
  await waitFor(() =>
    expect(server.seen.find(({ path }) => path === '/application/save')?.input).toMatchObject({
      version: 0,
      realName: '沈星河',
    }),
  );
  await waitFor(() => expect(localStorage.getItem('join_draft')).toBeNull());
});

test('typing saves by itself, with the version that was seen, and a conflict is told', async () => {
  const server = asMember(draft, { '/application/save': failed('changed-meanwhile', 'Someone else has changed this') });
  await show(<Join />, { at: '/join?step=profile' });
  fireEvent.change(await screen.findByLabelText('City'), { target: { value: '昆明' } });
  fireEvent.click(screen.getByLabelText('Landscapes'));
  await waitFor(() => expect(screen.getByText('Someone else has changed this')).toBeTruthy());
  expect(server.seen.filter(({ path }) => path === '/application/save').map(({ input }) => input)).toEqual([
    expect.objectContaining({ version: 3, city: '昆明', subjects: ['landscape'] }),
  ]);
});

test('files that cannot be sent are named with their reason, before anything is sent', async () => {
  const server = asMember(draft);
  await show(<Join />, { at: '/join?step=works' });
  await screen.findByText('0 of 20');
  const gif = new Uint8Array([0x47, 0x49, 0x46, 0x38, 0x39, 0x61]);
  await sendPictures([
    new File([gif], 'really-a-gif.jpg'),
    new File(['x'], 'clip.mp4'),
    new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.png'),
    new File([], 'empty.jpg'),
  ]);
  const alert = (await screen.findByText('These images weren’t uploaded')).parentElement!;
  expect(
    within(alert)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'really-a-gif.jpg · not a JPG or PNG image',
    'clip.mp4 · not a JPG or PNG image',
    'large.png · larger than 5 MB',
    'empty.jpg · the file is empty',
  ]);
  expect(server.seen.some(({ path }) => path.startsWith('/upload'))).toBe(false);
});

test('the last step says what is missing and where, and submits only what is whole', async () => {
  asMember({ ...whole, bio: 'short', pictures: whole.pictures.slice(1) });
  await show(<Join />, { at: '/join?step=check' });
  const missing = (await screen.findByText('Still missing')).parentElement!;
  expect(
    within(missing)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['A bio of at least 20 charactersFill in', 'At least 20 imagesFill in']);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submit application' }).disabled).toBe(true);
});

test('a whole application is submitted, and shows its place and day', async () => {
  const queued = { position: 4, dueAt: '2026-11-24T10:30:00.000Z', overdue: false };
  const submitted: Application = {
    ...whole,
    state: 'submitted',
    queue: queued,
    events: [{ kind: 'submitted', words: '', reason: null, at: '2026-11-17T10:00:00.000Z' }],
  };
  const server = asMember(whole, { '/application/submit': fine({ application: submitted }) });
  const router = await show(<Join />, { at: '/join?step=check' });
  fireEvent.click(await screen.findByRole('button', { name: 'Submit application' }));
  expect(await screen.findByText('No. 4')).toBeTruthy();
  expect(screen.getByText('by 24 Nov 2026')).toBeTruthy();
  expect(router.state.location.search).toBe('');
  expect(server.seen.find(({ path }) => path === '/application/submit')?.input).toEqual({ version: 3, words: '' });
});

test.each<[Application['state'], Partial<Application>, string]>([
  ['more-needed', {}, 'Edit and submit again'],
  ['rejected', { againFrom: '2020-01-01T00:00:00.000Z' }, 'Apply again'],
  ['approved', {}, 'Open the Material Center'],
])('%s shows what the reviewer said and what comes next', async (state, more, next) => {
  const reason = state === 'rejected' ? 'similar' : null;
  const kind = state as 'more-needed' | 'rejected' | 'approved';
  asMember({
    ...whole,
    ...more,
    state,
    events: [{ kind, words: 'Night shots, please', reason, at: '2026-11-17T10:00:00.000Z' }],
  });
  await show(<Join />, { at: '/join' });
  expect((await screen.findAllByText('Night shots, please')).length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: next })).toBeTruthy();
  expect(screen.queryAllByText('We already have very similar work')).toHaveLength(reason ? 1 : 0);
});
