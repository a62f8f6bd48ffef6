import { act, cleanup, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MaterialDetail } from '#contract/calls/catalogue.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { clearToken, saveToken } from '../../../lib/token.ts';
import { found } from '../../../testing/answers.ts';
import { year } from '../../../testing/cart.ts';
import { detailOf } from '../../../testing/detail.ts';
import { musicItem, videoItem } from '../../../testing/items.ts';
import { type Answers, failed, fine, standIn } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { closeOverlay, useOverlay } from '../../../ui/overlays.ts';
import { sound, stopSound } from '../../../ui/sound/sound.ts';
import { DetailMusic } from './detail-music.tsx';

const technical = {
  ...detailOf(musicItem(1)).technical,
  width: null,
  height: null,
  bitDepth: 24,
  codec: 'pcm_s24le',
  fileType: 'wav',
  sizeBytes: 36 * 1024 * 1024,
  loudness: -14.23,
};
const piece = detailOf(musicItem(1, { subVersionCount: 1 }), {
  technical,
  description: 'A slow walk',
  keywords: ['walk', 'calm'],
  sound: { bpm: 92, key: 'f-sharp-minor', vocals: false },
  heard: { bpm: 184, key: 'a-major', energy: 'low' },
  tags: [
    { id: 21, type: 'genre', tagName: 'Folk' },
    { id: 31, type: 'mood', tagName: 'Calm' },
    { id: 32, type: 'mood', tagName: 'Warm' },
  ],
  colours: [],
});
const around: Answers = {
  '/search': found([]),
  '/topic/list': fine({ infos: [] }),
  '/price/from': fine({ priceFen: 19_900, terms: year }),
  '/music/version': fine({ infos: [musicItem(7, { musicName: 'Piece 1 (no drums)' })] }),
};

async function open(material: MaterialDetail, at = '/DetailMusic?id=1', more: Answers = {}) {
  const server = standIn({ ...around, '/material/1': fine({ material }), ...more });
  return { server, router: await show(<DetailMusic />, { at }) };
}

beforeEach(() => {
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(() => {
  act(stopSound);
  cleanup();
  clearToken();
  vi.restoreAllMocks();
});

describe('[R48] the page of a piece', () => {
  test('says what is known of it and of its file', async () => {
    await open(piece);
    await screen.findByRole('heading', { level: 1, name: 'Piece 1' });
    await screen.findByText('A slow walk');
    const facts = within(screen.getByRole('region', { name: 'Technical details' }));
    const values = facts.getAllByRole('definition').map((value) => value.textContent);
    expect(values).toEqual([
      '02:10',
      '92 BPM',
      'F♯ minor',
      'Instrumental',
      'Low energy',
      '-14.2 LUFS',
      'Mo Lan',
      'Lan Trio',
      'Mountains',
      'WAV · 24-bit',
      '36 MB',
      '2 Jun 2026',
    ]);
  });

  test('has each word once: as a tag, else as a keyword', async () => {
    await open(piece);
    await screen.findByText('A slow walk');
    const words = within(screen.getByRole('list', { name: 'Keywords' }));
    expect(words.getAllByRole('link').map((word) => word.textContent)).toEqual(['walk']);
  });

  test('leaves out what nobody knows', async () => {
    await open({
      ...piece,
      sound: { bpm: null, key: null, vocals: null },
      heard: { bpm: null, key: null, energy: null },
      tags: [],
    });
    await screen.findByText('A slow walk');
    for (const name of ['Tempo', 'Key', 'Vocals', 'Mood']) expect(screen.queryByText(name)).toBeNull();
  });

  test('marks what only a machine has heard', async () => {
    await open({ ...piece, sound: { bpm: null, key: 'c-minor', vocals: null } });
    await screen.findByText('A slow walk');
    expect(screen.getByText('Tempo').nextSibling?.textContent).toBe('≈ 184 BPM');
    expect(screen.getByText('Key').nextSibling?.textContent).toBe('C minor');
  });

  test('names writers and publishers with their societies, and what else is known of its rights', async () => {
    const rights: MaterialDetail['rights'] = {
      writers: [
        { role: 'composer', name: 'Mo Lan', pro: 'MCSC' },
        { role: 'composer', name: 'Ada Moreau', pro: '' },
        { role: 'publisher', name: 'Lan House', pro: 'SACEM' },
      ],
      isrc: 'CNA122600001',
      iswc: '',
      contentId: false,
      madeWithAi: null,
    };
    await open({ ...piece, rights });
    const region = within(await screen.findByRole('region', { name: 'Writers and rights' }));
    const rows = region.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(rows).toEqual([
      ['Composer', 'Mo Lan (MCSC), Ada Moreau'],
      ['Publisher', 'Lan House (SACEM)'],
      ['ISRC', 'CNA122600001'],
      ['Content ID', 'Not registered'],
    ]);
  });

  test('leads on from its tags, category and shop', async () => {
    await open(piece);
    await screen.findByText('A slow walk');
    const links = ['Folk', 'Warm', 'walk', 'Mountains', 'Far Hills'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(links).toEqual([
      '/SearchResult?type=music&genre=21',
      '/SearchResult?type=music&mood=32',
      '/SearchResult?keyword=walk&type=music',
      '/SearchResult?type=music&categoryId=4',
      '/Shop?id=9',
    ]);
  });

  test('plays, and says from which price it is licensed', async () => {
    await open(piece);
    fireEvent.click(await screen.findByRole('button', { name: 'Play Piece 1' }));
    expect(sound.get().music?.musicId).toBe(1);
    await screen.findByText('from ¥199.00');
    saveToken('abc');
    const overlay = renderHook(() => useOverlay());
    const offer = within(screen.getByRole('region', { name: 'Priced by use' }));
    fireEvent.click(offer.getByRole('button', { name: 'License' }));
    expect(overlay.result.current).toMatchObject({ kind: 'music-licence', music: { musicId: 1 } });
    act(() => closeOverlay());
  });

  test('has its versions, and below what is like it', async () => {
    await open(piece, '/DetailMusic?id=1', {
      '/search': ({ input }) => {
        const asked = new URL(String(input)).searchParams;
        if (asked.has('like')) return found([musicItem(1), musicItem(3)]);
        if (asked.has('keyword')) return found([musicItem(4), musicItem(5, { composerText: 'Somebody else' })]);
        return found([musicItem(4), musicItem(6)]);
      },
    });
    const versions = within(await screen.findByRole('region', { name: 'Versions and stems' }));
    await versions.findByText('no drums');
    const titles = async (name: string) =>
      within(await screen.findByRole('region', { name }))
        .getAllByRole('article')
        .map((row) => within(row).getAllByRole('link')[0]!.textContent);
    expect(await titles('Similar music')).toEqual(['Piece 3']);
    expect(await titles('More by Mo Lan')).toEqual(['Piece 4']);
    expect(await titles('More from Far Hills')).toEqual(['Piece 6']);
  });

  test('has a way back to the favourites it was opened from, also for effects', async () => {
    await open(detailOf(musicItem(1, { kind: 'effect' })), '/DetailMusic?id=1&mdp=6');
    expect((await screen.findByRole('link', { name: 'Back to favourites' })).getAttribute('href')).toBe(
      '/Collect?targetType=100&musicType=2',
    );
  });

  test('of a clip is at another address', async () => {
    const { router } = await open(detailOf(videoItem(1)));
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe('/Detail?id=1'));
  });

  test.each(['/DetailMusic?id=8', '/DetailMusic', '/DetailMusic?id=1.5'])('that is gone (%s) leads on', async (at) => {
    standIn({ ...around, '/material/8': failed('not-found', 'Not found') });
    await show(<DetailMusic />, { at });
    expect(await screen.findByRole('heading', { name: 'No longer on sale' })).toBeTruthy();
  });
});
