import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Overlays } from '../../../shell/dialogs/overlays.tsx';
import { clearToken, saveToken } from '../../../lib/token.ts';
import { member } from '../../../testing/answers.ts';
import { type Answers, fine, standIn } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { Mantine } from '../../../ui/mantine.tsx';
import { Music } from '../music.tsx';

let userId = 500;
beforeEach(() => {
  saveToken('abc');
  // Every test sends by itself.
  userId += 1;
});
afterEach(() => {
  cleanup();
  clearToken();
});

const SHOP = { id: 3, name: 'Far Ridge', owner: 'Lin', sounds: 12 };

async function open(more: Answers = {}, locale: 'EN' | 'ZH' = 'EN') {
  const server = standIn({
    '/session': fine({ data: { ...member, userId, roles: ['editor'] } }),
    '/office/music/shops': fine({ infos: [SHOP] }),
    '/office/music/upload/sizes': fine({ sizes: [] }),
    ...more,
  });
  await show(
    <Mantine>
      <Music />
      <Overlays />
    </Mantine>,
    { at: '/office/music?view=upload', locale },
  );
  await screen.findByText(/Choose a folder|选择文件夹/);
  return server;
}

/** A WAV of so many seconds; only its header is real. */
function wav(name: string, { seconds = 60, channels = 2, bytes = 4000 } = {}): File {
  const head = new Uint8Array(44);
  const view = new DataView(head.buffer);
  const letters = (at: number, text: string) => head.set(new TextEncoder().encode(text), at);
  letters(0, 'RIFF');
  view.setUint32(4, bytes - 8, true);
  letters(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(22, channels, true);
  view.setUint32(28, 1000, true);
  letters(36, 'data');
  view.setUint32(40, seconds * 1000, true);
  return new File([head, new Uint8Array(bytes - 44)], name, { lastModified: 1 });
}

function pick(...files: File[]): void {
  for (const file of files) Object.defineProperty(file, 'webkitRelativePath', { value: `Album/${file.name}` });
  const input = document.querySelector<HTMLInputElement>('[data-pick=folder]')!;
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  fireEvent.change(input);
}

const card = (title: string) => within(screen.getByRole('listitem', { name: title }));
const rowsOf = (title: string) => within(card(title).getByRole('list')).getAllByRole('listitem');
const FOLDER = ['Night Drive.wav', 'Night Drive (Instrumental).wav', 'Night Drive - 60s.wav', 'Paper Moon.wav'];

test('a folder is shown as the pieces and versions that its names say, and what is no sound is skipped', async () => {
  await open();
  pick(...FOLDER.map((name) => wav(name)), new File(['x'], 'notes.txt'));
  await screen.findByRole('listitem', { name: 'Night Drive' });
  const versions = card('Night Drive')
    .getAllByRole('combobox', { name: /^Version of/ })
    .map((select) => (select as HTMLSelectElement).selectedOptions[0]?.textContent);
  expect(versions).toEqual(['Main version', 'Instrumental', '60-second cut']);
  expect(rowsOf('Paper Moon')).toHaveLength(1);
  await screen.findByText('1 file of another type was skipped');
  await screen.findByRole('button', { name: 'Send 4 files' });
});

test('a file moves to another piece, is called something else, and goes', async () => {
  await open();
  pick(...FOLDER.map((name) => wav(name)));
  await screen.findByRole('button', { name: 'Send 4 files' });
  const instrumental = 'Night Drive (Instrumental).wav';
  const moon = within(card('Night Drive').getByRole('combobox', { name: `Track of ${instrumental}` })).getByRole(
    'option',
    { name: 'Paper Moon' },
  ) as HTMLOptionElement;
  fireEvent.change(card('Night Drive').getByRole('combobox', { name: `Track of ${instrumental}` }), {
    target: { value: moon.value },
  });
  expect([rowsOf('Night Drive').length, rowsOf('Paper Moon').length]).toEqual([2, 2]);
  fireEvent.change(card('Paper Moon').getByRole('combobox', { name: `Version of ${instrumental}` }), {
    target: { value: 'main' },
  });
  expect(card('Paper Moon').getByText('Another file already has this version')).toBeTruthy();
  await screen.findByRole('button', { name: 'Send 2 files' });
  fireEvent.click(screen.getByRole('button', { name: 'Remove Paper Moon.wav' }));
  await screen.findByRole('button', { name: 'Send 3 files' });
  fireEvent.change(card('Night Drive').getByRole('textbox', { name: 'Title' }), { target: { value: 'Night Ride' } });
  await screen.findByRole('listitem', { name: 'Night Ride' });
  fireEvent.click(screen.getByRole('button', { name: 'Remove Night Drive.wav' }));
  expect(card('Night Ride').getByText('No main version. Choose which file it is')).toBeTruthy();
});

test.each([
  ['EN', wav('Long.wav', { seconds: 1860 }), 'Too long. The maximum is 30 minutes'],
  ['EN', wav('Short.wav', { seconds: 0.1 }), 'Too short. The minimum is 1 seconds'],
  ['EN', wav('Many.wav', { channels: 9 }), 'Too many channels. The maximum is 8'],
  ['ZH', wav('多声道.wav', { channels: 9 }), '声道太多，最多 8 个'],
  ['EN', new File(['#EXTM3U\nhttp://127.0.0.1/a.mp3\n'], 'List.wav'), 'This isn’t a file of type “Music”'],
] as const)('%s: what is wrong with a file stands in its row', async (locale, file, words) => {
  await open({}, locale);
  pick(file);
  expect(await screen.findByText((text) => text.startsWith(words))).toBeTruthy();
});

test('nothing is sent without a shop; a file that we have is named, and its versions would join it', async () => {
  const material = { id: 7, code: 'M00000007', kind: 'music', state: 'online' } as const;
  await open({
    '/office/music/upload/sizes': fine({ sizes: [4000] }),
    '/office/music/upload/same': fine({ same: { own: false, material } }),
  });
  pick(wav('Night Drive.wav'), wav('Night Drive - 60s.wav', { bytes: 5000 }));
  await screen.findByText('Already in the library: M00000007. Versions will be added to it');
  fireEvent.click(await screen.findByRole('button', { name: 'Send 1 file' }));
  await screen.findByText('Choose a shop first');
  fireEvent.click(screen.getByRole('button', { name: 'Clear list' }));
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
});
