import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSession } from '../../lib/session.ts';
import { member } from '../../testing/answers.ts';
import { fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { CompanyHas } from './company-has.tsx';

const held = { materialId: 8, orderId: 5, by: 'Lin', endsOn: '2027-11-16' };
const standing = { customerId: 3, customerStatus: 1, customerType: 1 };

beforeEach(() => localStorage.setItem('access_token', 'token'));
afterEach(cleanup);

test.each([
  ['2027-11-16', 'Bought by Lin, valid until 16 Nov 2027.'],
  [null, 'Bought by Lin, perpetual licence.'],
])('a member of a company reads who bought it and until when: %s', async (endsOn, words) => {
  standIn({
    '/session': fine({ data: { ...member, ...standing } }),
    '/licence/held': fine({ infos: [{ ...held, endsOn }] }),
  });
  await startSession('token');
  await show(<CompanyHas materialId={8} filesAt={(orderId) => `/files/${orderId}`} />);
  expect(await screen.findByText('Your company has this.')).toBeTruthy();
  expect(screen.getByText(words, { exact: false })).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/files/5');
});

test('others are not told, and nothing is asked for them', async () => {
  const server = standIn({ '/session': fine({ data: member }) });
  await startSession('token');
  await show(<CompanyHas materialId={8} filesAt={(orderId) => `/files/${orderId}`} />);
  await waitFor(() => expect(server.seen.some(({ path }) => path === '/session')).toBe(true));
  expect(screen.queryByText('Your company has this.')).toBeNull();
});
