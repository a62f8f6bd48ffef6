import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { needTexts, startLanguage } from '../../lib/language.ts';
import { queryClient } from '../../lib/query-client.ts';
import { failed, fine, type OutputAt, standIn } from '../../testing/server.ts';
import { Verify } from './verify.tsx';

const licence: OutputAt<'/licence/verify'>['licence'] = {
  number: 'FHL-AAAA-BBBB-CCCC',
  version: 1,
  standing: 'valid',
  replacedBy: null,
  licensee: 'Nine Films <b>',
  projectName: 'Spring',
  brand: 'Dawn',
  materialCode: 'V00000001',
  title: 'Mountain',
  thumbnail: null,
  terms: { scene: 'advertising', channel: 'internet', period: 'year', area: 'mainland' },
  specialTerms: '',
  startsOn: '2026-11-15',
  endsOn: '2027-11-14',
  issuedAt: '2026-11-15T02:00:00.000Z',
  sha256: 'ab'.repeat(32),
};

async function open(at: string) {
  localStorage.setItem('locale', 'EN');
  await startLanguage();
  await Promise.all([needTexts('trade'), needTexts('verify')]);
  queryClient.clear();
  const routes = ['/verify', '/verify/:number'].map((path) => ({ path, element: <Verify /> }));
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

afterEach(cleanup);

describe('[D2] the page to verify a licence', () => {
  test('takes a typed number to its own address', async () => {
    standIn({ '/licence/verify': fine({ licence }) });
    const router = await open('/verify');
    fireEvent.change(screen.getByLabelText('Licence number'), { target: { value: ' fhl aaaa bbbb cccc ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('This licence is valid')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/verify/fhl%20aaaa%20bbbb%20cccc');
    expect(screen.getByText('Nine Films <b>')).toBeTruthy();
    expect(screen.getByText('15 Nov 2026 to 14 Nov 2027, inclusive')).toBeTruthy();
  });

  test.each([
    ['revoked', 'This licence has been revoked'],
    ['expired', 'This licence has expired'],
    ['not-yet', 'This licence is not yet valid'],
  ] as const)('says %s in plain words', async (standing, words) => {
    standIn({ '/licence/verify': fine({ licence: { ...licence, standing } }) });
    await open('/verify/FHL-AAAA-BBBB-CCCC');
    expect(await screen.findByRole('heading', { name: words })).toBeTruthy();
  });

  test('leads from a number that was replaced to the one that holds', async () => {
    standIn({
      '/licence/verify': fine({ licence: { ...licence, standing: 'superseded', replacedBy: 'FHL-DDDD-EEEE-FFFF' } }),
    });
    await open('/verify/FHL-AAAA-BBBB-CCCC');
    const link = await screen.findByRole('link', { name: 'FHL-DDDD-EEEE-FFFF' });
    expect(link.getAttribute('href')).toBe('/verify/FHL-DDDD-EEEE-FFFF');
  });

  test('knows an unknown number from a server that does not answer', async () => {
    standIn({ '/licence/verify': failed('not-found', 'Not found') });
    await open('/verify/nonsense');
    expect(await screen.findByRole('heading', { name: 'Licence not found' })).toBeTruthy();
  });
});
