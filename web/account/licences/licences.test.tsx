import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { failed, fine, type OutputAt, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { byOrder } from './licences.tsx';
import { makeLicence } from '../../testing/trade.ts';
import { LicenceCard } from './licence-card.tsx';

const licence = makeLicence();
const tree: OutputAt<'/price/tree'>['tree'] = [
  {
    scene: 'advertising',
    channels: [{ channel: 'internet', periods: [{ period: 'year', areas: ['mainland', 'global'] }] }],
  },
];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('[R35] [R159] a licence among what was bought', () => {
  test('[C18] an expired one stays to download and can be renewed', async () => {
    await show(<LicenceCard licence={{ ...licence, standing: 'expired' }} />);
    expect(screen.getByRole('button', { name: /Download original · 4.8 MB/ })).toBeTruthy();
    const renew = screen.getByRole('link', { name: 'Renew' });
    expect(renew.getAttribute('href')).toBe('/Putorder?material=12');
  });

  test('a revoked one says why and offers nothing', async () => {
    await show(<LicenceCard licence={{ ...licence, standing: 'revoked', endReason: 'Takedown' }} />);
    expect(screen.getByText(/Reason: Takedown/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('asks whether it covers another use, and says what is missing and what that costs', async () => {
    const { seen } = standIn({
      '/price/tree': fine({ tree }),
      '/licence/covers': fine({ covered: false, missing: ['area'], upgradeFen: 50_000 }),
    });
    await show(<LicenceCard licence={licence} />);
    fireEvent.click(screen.getByRole('button', { name: 'Check coverage' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(await within(dialog).findByRole('radio', { name: 'Advertising' }));
    fireEvent.click(await within(dialog).findByRole('radio', { name: 'Worldwide' }));
    expect(await within(dialog).findByText('¥500.00')).toBeTruthy();
    expect(within(dialog).getByText(/your licence is limited to “Mainland China”/)).toBeTruthy();
    expect(within(dialog).getByRole('link', { name: 'Order now' }).getAttribute('href')).toContain('material=12');
    expect(seen.at(-1)?.input).toMatchObject({ licenceId: 1, terms: { area: 'global' } });
  });

  test('shows its special terms, also where the four terms alone are compared', async () => {
    standIn({ '/price/tree': fine({ tree }) });
    await show(<LicenceCard licence={{ ...licence, specialTerms: 'Billboard at the Bund' }} />);
    expect(screen.getByText('Special terms: Billboard at the Bund')).toBeTruthy();
    fireEvent.click(screen.getByText('Check coverage'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Special terms: Billboard at the Bund')).toBeTruthy();
    expect(dialog.getByText(/looks at the four terms only/)).toBeTruthy();
  });

  test('[D2] asks for a correction once, and shows what the server says of a field', async () => {
    const { seen } = standIn({
      '/licence/askCorrection': failed('bad-input', 'Check the form', { fields: { licensee: 'One name only' } }),
    });
    await show(<LicenceCard licence={licence} />);
    fireEvent.click(screen.getByRole('button', { name: 'Request a correction' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText('What’s wrong?'), { target: { value: 'The name' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send request' }));
    expect(await within(dialog).findByText('One name only')).toBeTruthy();
    expect(seen[0]?.input).toMatchObject({ licenceId: 1, words: 'The name', wanted: { licensee: 'Nine Films' } });
    cleanup();
    const asked = { state: 'open', answer: '', createdAt: licence.issuedAt } as const;
    await show(<LicenceCard licence={{ ...licence, correction: asked }} />);
    await waitFor(() => expect(screen.getByText(/reviewing your correction request/)).toBeTruthy());
    expect(screen.queryByRole('button', { name: 'Request a correction' })).toBeNull();
  });

  test('other formats are asked for, waited for, and asked for again when they could not be made', async () => {
    const none = { percent: 0, sizeBytes: null, keptUntil: null };
    let proxy: OutputAt<'/licence/formats'>['infos'][number] = { ...none, format: 'prores-proxy', state: 'none' };
    const { seen } = standIn({
      '/licence/formats': () =>
        fine({
          infos: [
            { format: 'mp4-1080', state: 'ready', percent: 0, sizeBytes: 5_000_000, keptUntil: '2026-12-18T04:00:00Z' },
            proxy,
          ],
        }),
      '/licence/makeFormat': () => {
        proxy = { ...proxy, state: proxy.state === 'none' ? 'failed' : 'making', percent: 40 };
        return fine({});
      },
    });
    await show(<LicenceCard licence={licence} />);
    fireEvent.click(screen.getByRole('button', { name: 'Other formats' }));
    const dialog = within(await screen.findByRole('dialog'));
    const ready = within(await dialog.findByRole('listitem', { name: 'MP4, 1080p' }));
    expect(ready.getByText('4.8 MB · kept until 18 Dec 2026')).toBeTruthy();
    expect(ready.getByRole('button', { name: 'Download' })).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Create' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('couldn’t be created');
    fireEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('Preparing… 40%')).toBeTruthy();
    const asked = seen.filter(({ path }) => path === '/licence/makeFormat').map(({ input }) => input);
    expect(asked).toEqual(Array(2).fill({ licenceId: 1, format: 'prores-proxy' }));
  });

  test('a file that is being prepared is fetched by itself when it is ready', async () => {
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const replies = [failed('copy-not-ready', 'We’re preparing your file'), fine({ url: 'https://files/licensed' })];
    const { seen } = standIn({ '/licence/download': () => replies.shift()! });
    await show(<LicenceCard licence={licence} />);
    fireEvent.click(screen.getByRole('button', { name: /Download original/ }));
    const waiting = await screen.findByRole('button', { name: 'Preparing…' });
    expect(waiting.getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('Your file is being prepared. The download starts by itself.')).toBeTruthy();
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce(), { timeout: 30_000 });
    expect((clicked.mock.contexts[0] as HTMLAnchorElement).href).toBe('https://files/licensed');
    expect(seen.filter(({ path }) => path === '/licence/download')).toHaveLength(2);
    expect(await screen.findByRole('button', { name: /Download original/ })).toBeTruthy();
    clicked.mockRestore();
  });

  test('those of one order stand together', () => {
    const ids = [9, 8, 9, 7].map((orderId, licenceId) => ({ ...licence, orderId, licenceId }));
    expect(byOrder(ids).map((group) => group.map((one) => one.licenceId))).toEqual([[0, 2], [1], [3]]);
  });
});
