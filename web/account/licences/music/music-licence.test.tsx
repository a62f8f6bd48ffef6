import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { failed, fine, standIn } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { makeLicence } from '../../../testing/trade.ts';
import { LicenceCard } from '../licence-card.tsx';

const file = (fileId: number, title: string) => ({
  fileId,
  materialCode: `M0000001${fileId}`,
  title,
  fileName: `M0000001${fileId}-${title}.wav`,
  sizeBytes: 5_000_000,
  sha256: 'ab',
});
const music = makeLicence({ kind: 'music', files: [file(1, 'Harbour'), file(2, 'Harbour (Loop)')] });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function dialogWith(typed: string) {
  fireEvent.click(screen.getByRole('button', { name: /^(Add|Edit)$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: typed } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  return dialog;
}

describe('a licence for music', () => {
  test('offers each version by its own name', async () => {
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { seen } = standIn({
      '/licence/download': fine({ url: 'https://files/loop' }),
      '/licence/claimKit': fine({ url: 'https://files/kit', sizeBytes: 9 }),
      '/licence/cueSheet': fine({ url: 'https://files/sheet' }),
      '/licence/cueSheetTable': fine({ csv: 'Cue' }),
    });
    await show(<LicenceCard licence={music} />);
    expect(screen.getByRole('region', { name: 'All 2 versions' })).toBeTruthy();
    for (const name of ['Download Harbour (Loop)', 'Claim kit (ZIP)', 'Cue sheet (PDF)', 'Cue sheet (CSV)'])
      click(name);
    await waitFor(() => expect(clicked).toHaveBeenCalledTimes(4));
    expect(seen.map(({ path, input }) => [path, input])).toEqual([
      ['/licence/download', { licenceId: 1, fileId: 2 }],
      ['/licence/claimKit', { licenceId: 1 }],
      ['/licence/cueSheet', { licenceId: 1 }],
      ['/licence/cueSheetTable', { licenceId: 1 }],
    ]);
  });

  test('takes channels of publication, one on each line, without blanks and repetitions', async () => {
    const { seen } = standIn({ '/licence/saveOutlets': fine({ outlets: ['@a', '@b'] }) });
    await show(<LicenceCard licence={{ ...music, outlets: ['@a'] }} />);
    expect(screen.getByText('@a')).toBeTruthy();
    await dialogWith(' @a \n\n@b\n@b');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(seen[0]?.input).toEqual({ licenceId: 1, seen: ['@a'], outlets: ['@a', '@b'] });
  });

  test.each([
    [Array.from({ length: 21 }, (_, place) => `@${place}`).join('\n'), 'You can list up to 20'],
    ['x'.repeat(201), `“${'x'.repeat(20)}…” is too long: 200 characters at most`],
  ])('says what is too much, and sends nothing', async (typed, words) => {
    const { seen } = standIn({});
    await show(<LicenceCard licence={music} />);
    const dialog = await dialogWith(typed);
    expect(dialog.getByText(words)).toBeTruthy();
    expect(seen).toEqual([]);
  });

  test('says that a colleague has changed the channels meanwhile', async () => {
    standIn({ '/licence/saveOutlets': failed('changed-meanwhile', 'Somebody else changed this') });
    await show(<LicenceCard licence={music} />);
    const dialog = await dialogWith('@c');
    expect(await dialog.findByText('Somebody else changed this')).toBeTruthy();
  });

  test('offers nothing once it is revoked; one for a video has none of this', async () => {
    await show(<LicenceCard licence={{ ...music, standing: 'revoked' }} />);
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    await show(<LicenceCard licence={makeLicence()} />);
    expect(screen.queryByRole('button', { name: 'Claim kit (ZIP)' })).toBeNull();
  });
});
