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
  excerpt: null,
  specialTerms: '',
  startsOn: '2026-11-15',
  endsOn: '2027-11-14',
  issuedAt: '2026-11-15T02:00:00.000Z',
  kind: 'video',
  files: [
    {
      materialCode: 'V00000001',
      title: 'Mountain',
      fileName: 'V00000001-Mountain.mp4',
      sizeBytes: 1000,
      sha256: 'ab'.repeat(32),
    },
  ],
  outlets: [],
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
    fireEvent.change(screen.getByLabelText('Certificate number'), { target: { value: ' fhl aaaa bbbb cccc ' } });
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
    expect(await screen.findByRole('heading', { name: 'Certificate not found' })).toBeTruthy();
  });
});

const award: OutputAt<'/award/verify'>['award'] = {
  number: 'FHA-AAAA-BBBB-CCCC',
  standing: 'valid',
  contest: 'Rivers in 8K',
  slug: '8k2024',
  prize: 'Gold',
  track: 'Film',
  title: 'Ferry at dawn',
  author: 'Shen Xinghe',
  announcedAt: '2026-11-15T02:00:00.000Z',
};

describe('the number of an award', () => {
  test('tells who won what for which work, and leads to the results', async () => {
    const server = standIn({ '/award/verify': fine({ award }) });
    await open('/verify/fha-aaaa-bbbb-cccc');
    expect(await screen.findByRole('heading', { name: 'This award is genuine' })).toBeTruthy();
    for (const words of ['FHA-AAAA-BBBB-CCCC', 'Gold', 'Shen Xinghe', 'Ferry at dawn', 'Film', '15 Nov 2026'])
      expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Rivers in 8K' }).getAttribute('href')).toBe('/contest/8k2024/results');
    expect(server.seen.map(({ path }) => path)).toEqual(['/award/verify']);
  });

  test.each([
    [fine({ award: { ...award, standing: 'revoked' as const } }), 'This award has been revoked'],
    [failed('not-found', 'Not found'), 'Certificate not found'],
  ])('says when there is no such prize', async (answer, words) => {
    standIn({ '/award/verify': answer });
    await open('/verify/FHA-AAAA-BBBB-CCCC');
    expect(await screen.findByRole('heading', { name: words })).toBeTruthy();
  });
});

describe('[D2] a file dropped on the page', () => {
  const pdf = new File(['%PDF- the certificate'], 'Framehall-FHL.pdf', { type: 'application/pdf' });
  const SHA256 = '1242fcdf6cfbc5f9adec2ffe3ccc5a5575bf9978a11114c74568af57fb0e1028';
  const choose = async () =>
    fireEvent.change(await screen.findByLabelText(/drop the PDF/, { selector: 'input' }), { target: { files: [pdf] } });
  const answer = (part: Partial<OutputAt<'/licence/verifyFile'>>) =>
    fine({ licensor: 'Nine Rivers Ltd', licence: null, quote: null, ...part });

  test('that is a certificate shows its licence; only the hash is sent', async () => {
    const server = standIn({ '/licence/verifyFile': answer({ licence }) });
    await open('/verify');
    await choose();
    expect(await screen.findByRole('heading', { name: 'This licence is valid' })).toBeTruthy();
    expect(screen.getByText(/Framehall-FHL\.pdf is the original issued by Framehall/)).toBeTruthy();
    expect(server.seen.map(({ input }) => input)).toEqual([
      `http://localhost:3000/licence/verifyFile?sha256=${SHA256}`,
    ]);
  });

  test('by dragging, wherever on the page', async () => {
    standIn({ '/licence/verifyFile': answer({ licence: { ...licence, standing: 'expired' } }) });
    await open('/verify');
    const dataTransfer = { types: ['Files'], items: [], files: [pdf] };
    fireEvent.dragEnter(document.body, { dataTransfer });
    fireEvent.drop(document.body, { dataTransfer });
    expect(await screen.findByRole('heading', { name: 'This licence has expired' })).toBeTruthy();
  });

  test('that is a quote tells its day, version and whether it holds', async () => {
    const quote = { version: 2, quotedAt: '2026-11-15T02:00:00.000Z', standing: 'superseded' } as const;
    standIn({ '/licence/verifyFile': answer({ quote }) });
    await open('/verify');
    await choose();
    expect(await screen.findByRole('heading', { name: 'This quote is genuine but has been replaced' })).toBeTruthy();
    expect(screen.getByText('Issued by Nine Rivers Ltd on 15 Nov 2026, version 2, unchanged.')).toBeTruthy();
  });

  test('that is a certificate of an award, or the record of a contest’s judging, is known', async () => {
    const record = { contest: 'Rivers in 8K', slug: '8k2024', sealedAt: '2026-11-14T02:00:00.000Z' };
    standIn({ '/licence/verifyFile': answer({}), '/award/verifyFile': fine({ award, record: null }) });
    await open('/verify');
    await choose();
    expect(await screen.findByRole('heading', { name: 'This award is genuine' })).toBeTruthy();
    expect(screen.getByText(/Framehall-FHL\.pdf is the original issued by Framehall/)).toBeTruthy();
    cleanup();
    standIn({ '/licence/verifyFile': answer({}), '/award/verifyFile': fine({ award: null, record }) });
    await open('/verify');
    await choose();
    expect(await screen.findByRole('heading', { name: 'This judging record is genuine' })).toBeTruthy();
    expect(screen.getByText('It’s the record of Rivers in 8K, sealed on 14 Nov 2026 and unchanged.')).toBeTruthy();
  });

  test('that is none of ours, or was changed, is said to be so', async () => {
    standIn({ '/licence/verifyFile': failed('not-found', 'Not found') });
    await open('/verify');
    await choose();
    expect(await screen.findByRole('heading', { name: 'Not issued by Framehall, or changed since' })).toBeTruthy();
  });

  test('gives way to a number that is typed afterwards', async () => {
    standIn({ '/licence/verifyFile': failed('not-found', 'Not found'), '/licence/verify': fine({ licence }) });
    await open('/verify');
    await choose();
    await screen.findByRole('heading', { name: 'Not issued by Framehall, or changed since' });
    fireEvent.change(screen.getByLabelText('Certificate number'), { target: { value: licence.number } });
    fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('This licence is valid')).toBeTruthy();
    expect(screen.queryByText('Not issued by Framehall, or changed since')).toBeNull();
  });
});

describe('[D2] a music file dropped beside a number', () => {
  const music = { ...licence, kind: 'music' as const, outlets: ['YouTube @shanhai'] };
  const drop = (file: File) => {
    const dataTransfer = { types: ['Files'], items: [], files: [file] };
    fireEvent.dragEnter(document.body, { dataTransfer });
    fireEvent.drop(document.body, { dataTransfer });
  };
  const wave = new File(['123'], 'mix.wav', { type: 'audio/wav' });
  const version = {
    materialCode: 'M00000002',
    title: 'Loop',
    fileName: 'M00000002-Loop.wav',
    sizeBytes: 3,
    sha256: 'a665a45920422f9d417e4867efdc4fb8a04a1f3fff1fa07e998e86f7f7a27ae3',
  };

  test('is recognised as any of the versions, without asking the server about it', async () => {
    const server = standIn({ '/licence/verify': fine({ licence: { ...music, files: [...music.files, version] } }) });
    await open('/verify/FHL-AAAA-BBBB-CCCC');
    expect(await screen.findByText('Licensed files and SHA-256 checksums (2)')).toBeTruthy();
    expect(screen.getByText('YouTube @shanhai')).toBeTruthy();
    drop(wave);
    expect(await screen.findByText('mix.wav is M00000002-Loop.wav and covered by this licence.')).toBeTruthy();
    expect(new Set(server.seen.map(({ path }) => path))).toEqual(new Set(['/licence/verify']));
  });

  test('is said not to be covered when it is none of them', async () => {
    standIn({
      '/licence/verify': fine({ licence: music }),
      '/licence/verifyFile': failed('not-found', 'Not found'),
    });
    await open('/verify/FHL-AAAA-BBBB-CCCC');
    await screen.findByText('This licence is valid');
    drop(wave);
    expect(await screen.findByRole('heading', { name: 'This file is not covered by this licence' })).toBeTruthy();
  });
});
