import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { audio, standInAudio, tell } from '../../testing/audio.ts';
import { detailOf } from '../../testing/detail.ts';
import { musicItem } from '../../testing/items.ts';
import { fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { seekTo, stopSound, toggleSound } from '../../ui/sound/sound.ts';
import { PlayerSlot } from './player-slot.tsx';
import { change } from './settings.ts';

/** Everything that was heard from samples: where it began, and whether it was stopped. */
let heard: { offset: number; loop: boolean; stopped: boolean }[] = [];
const gain = { value: 0 };
let reply: () => Response = () => new Response('sound');

class Source {
  entry: (typeof heard)[number];
  constructor(_context: unknown, { loop }: { loop: boolean }) {
    this.entry = { offset: -1, loop, stopped: false };
  }
  connect = (to: unknown) => to;
  start(_when: number, offset: number) {
    this.entry.offset = Math.round(offset);
    heard.push(this.entry);
  }
  stop() {
    this.entry.stopped = true;
  }
}

beforeEach(() => {
  heard = [];
  reply = () => new Response('sound');
  standIn({ '/material/1': fine({ material: detailOf(musicItem(1)) }) });
  const others = window.fetch;
  vi.stubGlobal('fetch', async (request: Request) =>
    request.url.endsWith('/sound') ? reply() : await others(request),
  );
  vi.stubGlobal('AudioBufferSourceNode', Source);
  vi.stubGlobal('GainNode', function GainNode() {
    return {
      gain: { setTargetAtTime: (value: number) => (gain.value = value) },
      connect: (to: unknown) => to,
      disconnect: () => {},
    };
  });
  vi.stubGlobal('AudioContext', function AudioContext() {
    const decodeAudioData = async () => ({ duration: 100 });
    return { currentTime: 0, baseLatency: 0.01, destination: {}, resume: async () => {}, decodeAudioData };
  });
  standInAudio();
});

afterEach(() => {
  act(stopSound);
  act(() => change({ volume: 1, muted: false, repeat: false }));
  cleanup();
  vi.restoreAllMocks();
});

async function play(length = 100) {
  act(() => change({ repeat: true }));
  await show(<PlayerSlot />);
  act(() => toggleSound(musicItem(1)));
  tell('loadedmetadata', { duration: length, currentTime: 0 });
  tell('play');
  await screen.findByRole('region', { name: 'Player' });
}

describe('a piece that repeats', () => {
  test('is heard from its samples while the element goes on silently, and follows the reader', async () => {
    await play();
    await waitFor(() => expect(audio().volume).toBe(0));
    expect(heard).toEqual([{ offset: 0, loop: true, stopped: false }]);
    act(() => change({ volume: 0.5 }));
    expect([gain.value, audio().volume]).toEqual([0.5, 0]);
    act(() => change({ muted: true }));
    expect(gain.value).toBe(0);
    act(() => seekTo(40));
    await waitFor(() =>
      expect(heard.map(({ offset, stopped }) => [offset, stopped])).toEqual([
        [0, true],
        [40, false],
      ]),
    );
    tell('pause');
    await waitFor(() => expect(heard.every(({ stopped }) => stopped)).toBe(true));
    expect([audio().volume, audio().muted]).toEqual([0.5, true]);
  });

  test('is heard from the element again when it repeats no longer', async () => {
    await play();
    await waitFor(() => expect(audio().volume).toBe(0));
    act(() => change({ repeat: false }));
    expect([audio().volume, audio().loop, heard[0]?.stopped]).toEqual([1, false, true]);
  });

  test.each([
    ['its samples cannot be loaded', 100, () => new Response('', { status: 404 })],
    ['it is longer than two minutes', 121, () => new Response('sound')],
  ])('stays with the element when %s', async (_why, length, answer) => {
    reply = vi.fn<() => Response>(answer);
    await play(length);
    await waitFor(() => expect(audio().loop).toBe(true));
    await act(async () => {});
    expect([heard, audio().volume]).toEqual([[], 1]);
  });
});
