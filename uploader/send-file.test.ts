import { describe, expect, test } from 'vitest';
import { createHash } from 'node:crypto';
import { sendFile, type FileJob } from './send-file.ts';
import type { FileSource } from './source.ts';
import { failure } from './testing/fake-store.ts';
import { callError, fileOf, PART_BYTES, startRig } from './testing/rig.ts';

type Rig = ReturnType<typeof startRig>;

const never = new AbortController().signal;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const sorted = (values: number[]) => values.toSorted((a, b) => a - b);

function jobOf(rig: Rig, source: FileSource): FileJob<{ materialCode: string }> {
  const { name: fileName, size: fileSize } = source;
  return {
    source,
    key: fileName,
    begin: async () => (await rig.calls.tokenForVideo({ fileName, fileSize })).token,
    async report(filePath, signal) {
      signal.throwIfAborted();
      return await rig.calls.videoSent({ fileName, filePath, fileSize, platform: 'web' });
    },
  };
}
const send = (rig: Rig, source: FileSource, signal = never) => sendFile(rig.sender(), jobOf(rig, source), signal);

/** Sends until so many parts have arrived, then stops like a killed page: nothing more is saved. */
async function killAfter(rig: Rig, source: FileSource, parts: number): Promise<void> {
  const kill = new AbortController();
  const sender = rig.sender();
  rig.store.failWith(({ method }) => {
    if (method === 'PUT' && rig.store.sentParts().length > parts) kill.abort();
    return kill.signal.aborted ? new Error('gone') : undefined;
  });
  const checkpoints = {
    ...rig.checkpoints,
    save: async (key: string, checkpoint: never) => {
      if (!kill.signal.aborted) await rig.checkpoints.save(key, checkpoint);
    },
  };
  await expect(sendFile({ ...sender, checkpoints }, jobOf(rig, source), kill.signal)).rejects.toThrow();
  rig.store.failWith(() => undefined);
}

describe('a file', () => {
  test('[R254] is sent in parts, put together and reported', async () => {
    const rig = startRig();
    const file = fileOf(25);
    await expect(send(rig, file)).resolves.toEqual({ materialId: 1, materialCode: 'V1' });
    expect(sorted(rig.store.sentParts())).toEqual(numbers(25));
    expect([...rig.store.objects.values()]).toEqual([file.size]);
    expect(rig.asked).toEqual(['token clip.mp4', 'credentials', 'sent clip.mp4']);
    expect(rig.checkpoints.kept.size).toBe(0);
  });

  test('is never in memory: only slices of one part are read', async () => {
    const rig = startRig();
    const file = fileOf(300);
    await send(rig, file);
    expect(file.largestSlice()).toBe(PART_BYTES);
  });

  test('has at most ten parts on their way', async () => {
    const rig = startRig();
    let now = 0;
    let most = 0;
    const { fetch } = rig.world;
    rig.world.fetch = async (url, init) => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((resolve) => setTimeout(resolve, 10));
      return await fetch(url, init).finally(() => (now -= 1));
    };
    await send(rig, fileOf(60));
    expect(most).toBe(10);
  });

  test('every part is signed with its own SHA-256', async () => {
    const rig = startRig();
    await send(rig, fileOf(12));
    for (const { method, headers, body } of rig.store.seen) {
      const sha256 = createHash('sha256').update(body).digest('hex');
      expect(headers.get('x-amz-content-sha256'), method).toBe(sha256);
      expect(headers.get('authorization')).toContain('x-amz-content-sha256');
      expect(headers.get('x-amz-security-token')).toBe('session');
    }
  });

  test('[R182] that was paused goes on from there', async () => {
    const rig = startRig();
    const pause = new AbortController();
    rig.store.failWith(() => {
      if (rig.store.sentParts().length === 30) pause.abort();
      return undefined;
    });
    await expect(send(rig, fileOf(50), pause.signal)).rejects.toThrow('abort');
    const before = [...rig.store.uploads.values()][0]?.size ?? 0;
    const sentBefore = rig.store.sentParts().length;
    expect(rig.checkpoints.kept.get('clip.mp4')?.sentBytes).toBe(before * PART_BYTES);
    rig.store.failWith(() => undefined);
    await send(rig, fileOf(50));
    expect(rig.store.sentParts().length - sentBefore).toBe(50 - before);
    expect(rig.asked.filter((what) => what.startsWith('token'))).toHaveLength(1);
  });

  test('[R182] that was paused while the store merges is only reported afterwards', async () => {
    const rig = startRig();
    const pause = new AbortController();
    const { fetch } = rig.world;
    rig.world.fetch = async (url, init) => {
      const reply = await fetch(url, init);
      if (init.method === 'POST' && url.includes('uploadId')) pause.abort();
      // As in a browser: a request that is stopped has no reply, whatever became of it.
      init.signal?.throwIfAborted();
      return reply;
    };
    await expect(send(rig, fileOf(5), pause.signal)).rejects.toThrow('abort');
    expect([...rig.store.objects.values()]).toEqual([4 * PART_BYTES + 10]);
    expect(rig.asked).not.toContain('sent clip.mp4');
    const seen = rig.store.seen.length;
    await expect(send(rig, fileOf(5))).resolves.toMatchObject({ materialCode: 'V1' });
    expect(rig.store.seen).toHaveLength(seen);
  });

  test('[R182] that was paused while it is reported is reported again, and the store asked for nothing', async () => {
    const rig = startRig();
    const pause = new AbortController();
    const { videoSent } = rig.calls;
    rig.calls.videoSent = async (input) => {
      pause.abort();
      await videoSent(input);
      throw pause.signal.reason;
    };
    await expect(send(rig, fileOf(5), pause.signal)).rejects.toThrow('abort');
    rig.calls.videoSent = videoSent;
    const seen = rig.store.seen.length;
    await expect(send(rig, fileOf(5))).resolves.toMatchObject({ materialCode: 'V1' });
    expect(rig.store.seen).toHaveLength(seen);
    expect(rig.asked.filter((what) => what === 'sent clip.mp4')).toHaveLength(2);
  });

  test.each([0, 600, 1050])('whose page was killed after %i parts sends only what is missing', async (parts) => {
    const rig = startRig();
    const file = fileOf(1100);
    await killAfter(rig, file, parts);
    const there = [...(rig.store.uploads.values().next().value?.keys() ?? [])];
    const sentBefore = rig.store.sentParts().length;
    await send(rig, file);
    const sentAfter = rig.store.sentParts().slice(sentBefore);
    expect(sorted(sentAfter)).toEqual(numbers(1100).filter((number) => !there.includes(number)));
    expect([...rig.store.objects.values()]).toEqual([file.size]);
  });

  test('whose parts were put together before the page died is only reported', async () => {
    const rig = startRig();
    const sent = rig.calls.videoSent;
    rig.calls.videoSent = async () => {
      throw callError(0, 'offline');
    };
    await expect(send(rig, fileOf(5))).rejects.toThrow('offline');
    rig.calls.videoSent = sent;
    const sentBefore = rig.store.sentParts().length;
    await expect(send(rig, fileOf(5))).resolves.toMatchObject({ materialCode: 'V1' });
    expect(rig.store.sentParts().length).toBe(sentBefore);
  });

  test('whose upload is gone starts anew', async () => {
    const rig = startRig();
    await killAfter(rig, fileOf(20), 12);
    rig.store.uploads.clear();
    const sentBefore = rig.store.sentParts().length;
    await send(rig, fileOf(20));
    expect(sorted(rig.store.sentParts().slice(sentBefore))).toEqual(numbers(20));
  });

  test('that was put together and is gone all the same starts anew', async () => {
    const rig = startRig();
    const sent = rig.calls.videoSent;
    rig.calls.videoSent = async () => {
      throw callError(503, 'busy');
    };
    await expect(send(rig, fileOf(5))).rejects.toThrow('busy');
    rig.calls.videoSent = sent;
    rig.store.objects.clear();
    await expect(send(rig, fileOf(5))).resolves.toMatchObject({ materialCode: 'V1' });
  });
});

describe('the store', () => {
  test('[S34] may lose a part: it is sent again before the file is put together', async () => {
    const rig = startRig();
    let lost = false;
    rig.store.failWith(({ method, query }) => {
      if (method === 'POST' && query.has('uploadId') && !lost) {
        lost = true;
        rig.store.uploads.values().next().value?.delete(7);
      }
      return undefined;
    });
    await send(rig, fileOf(9));
    expect(rig.store.sentParts().filter((number) => number === 7)).toHaveLength(2);
    expect(rig.store.sentParts()).toHaveLength(10);
  });

  test('[S34] may answer "fine" and say afterwards that it could not', async () => {
    const rig = startRig();
    let tries = 0;
    rig.store.failWith(({ method, query }) => {
      if (method !== 'POST' || !query.has('uploadId')) return undefined;
      tries += 1;
      return tries === 1 ? failure(200, 'InternalError') : undefined;
    });
    await expect(send(rig, fileOf(3))).rejects.toMatchObject({ stage: 'merge', code: 'InternalError' });
    expect(rig.asked).not.toContain('sent clip.mp4');
    await expect(send(rig, fileOf(3))).resolves.toMatchObject({ materialCode: 'V1' });
    expect(rig.store.sentParts()).toHaveLength(3);
  });

  test('may fail now and then: only that part is tried again, after a growing pause', async () => {
    const rig = startRig();
    let failures = 0;
    rig.store.failWith(({ query }) =>
      query.get('partNumber') === '4' && (failures += 1) <= 3 ? failure(500, 'InternalError') : undefined,
    );
    await send(rig, fileOf(20));
    expect(rig.store.sentParts()).toHaveLength(23);
    expect(rig.waited).toHaveLength(3);
    expect(rig.waited[2]).toBeGreaterThan((rig.waited[0] ?? 0) * 2);
  });

  test('that fails a part four times ends the transfer, and what was sent is kept', async () => {
    const rig = startRig();
    rig.store.failWith(({ query }) => (query.get('partNumber') === '30' ? failure(500, 'InternalError') : undefined));
    await expect(send(rig, fileOf(30))).rejects.toMatchObject({ stage: 'transfer', code: 'InternalError' });
    expect(rig.checkpoints.kept.get('clip.mp4')?.sentBytes).toBe(29 * PART_BYTES);
  });

  test('[R255] says that the credentials have expired: new ones are asked for, once for all parts', async () => {
    const rig = startRig();
    rig.store.failWith(({ method, headers }) =>
      method === 'PUT' && headers.get('authorization')?.includes('=key1/') && rig.store.sentParts().length > 5
        ? failure(400, 'ExpiredToken')
        : undefined,
    );
    await send(rig, fileOf(40));
    expect(rig.asked.filter((what) => what === 'credentials')).toHaveLength(2);
    expect(rig.waited).toEqual([]);
  });

  test('has another time than we have: its own is used from then on', async () => {
    const rig = startRig();
    rig.store.failWith(({ headers }) =>
      headers.get('x-amz-date')?.startsWith('1970')
        ? failure(403, 'RequestTimeTooSkewed', { date: 'Tue, 14 Jul 2026 10:00:00 GMT' })
        : undefined,
    );
    await send(rig, fileOf(30));
    expect(rig.store.seen.filter(({ headers }) => headers.get('x-amz-date')?.startsWith('1970'))).toHaveLength(1);
    expect(rig.store.seen.at(-1)?.headers.get('x-amz-date')).toMatch(/^20260714T100/);
  });
});
