import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ownFiles } from './job-of-file.ts';
import { createQueue, type UploadQueue } from './queue.ts';
import type { FileSource } from './source.ts';
import { failure } from './testing/fake-store.ts';
import { callError, startRig } from './testing/rig.ts';
import { film, photo, pngHead, sourceOf } from './testing/sources.ts';
import type { OwnKind } from './upload-file.ts';

type Rig = ReturnType<typeof startRig>;
const MB = 1024 * 1024;

function open(rig: Rig, kind: OwnKind = 'photo'): UploadQueue {
  return createQueue(ownFiles({ kind, calls: rig.calls, sender: rig.sender(), platform: 'web' }));
}
async function filled(rig: Rig, sources: FileSource[], kind: OwnKind = 'photo'): Promise<UploadQueue> {
  const queue = open(rig, kind);
  await queue.add(sources);
  return queue;
}
const files = (queue: UploadQueue) => queue.snapshot().files;
const wholeOf = async (file: FileSource) => new Uint8Array(await file.slice(0, file.size).arrayBuffer());
const statuses = (queue: UploadQueue) => files(queue).map((file) => file.uploadStatus);
const sentNames = (rig: Rig) => rig.asked.filter((what) => what.startsWith('sent')).map((what) => what.slice(5));

describe('a queue', () => {
  test('[R170] [R171] says of every file what it is and how far it is', async () => {
    const rig = startRig();
    const queue = await filled(rig, [photo('a.png')]);
    expect(files(queue)[0]).toMatchObject({
      name: 'a.png',
      size: 5000,
      width: 4000,
      height: 3000,
      filesizeShow: '5 KB',
      uploadPercent: 0,
      uploadStatus: 'waiting',
      uploadMsg: null,
      uploaded: false,
      canUpload: true,
      token: null,
    });
    queue.start();
    await queue.ended();
    const token = { bucketName: 'bucket', filePath: 'user/7/1-a.png' };
    expect(files(queue)[0]).toMatchObject({ uploadStatus: 'success', uploaded: true, uploadPercent: 1, token });
  });

  test('[C12] counts a video to 100', async () => {
    const rig = startRig(MB);
    const queue = await filled(rig, [film('a.mp4')], 'video');
    const seen = new Set<number>();
    queue.subscribe(() => seen.add(files(queue)[0]?.uploadPercent ?? 0));
    queue.start();
    await queue.ended();
    expect(seen).toContain(25);
    expect(files(queue)[0]?.uploadPercent).toBe(100);
  });

  test('[R180] [R181] uploads one file after another and ends after the last', async () => {
    const rig = startRig();
    const queue = await filled(rig, [photo('a.png'), photo('b.png'), photo('c.png')]);
    expect(queue.snapshot().state).toBe('idle');
    expect(queue.start()).toBe(true);
    expect(queue.snapshot().state).toBe('uploading');
    await queue.ended();
    expect(queue.snapshot().state).toBe('idle');
    expect(rig.asked.filter((what) => what !== 'credentials')).toEqual([
      'token a.png',
      'sent a.png',
      'token b.png',
      'sent b.png',
      'token c.png',
      'sent c.png',
    ]);
    expect(rig.asked.filter((what) => what === 'credentials')).toHaveLength(3);
  });

  test('[R180] has nothing to start with when it is empty, or all is done or refused', async () => {
    const rig = startRig();
    const queue = open(rig);
    expect(queue.start()).toBe(false);
    await queue.add([photo('a.gif')]);
    expect(queue.start()).toBe(false);
    await queue.add([photo('a.png')]);
    queue.start();
    await queue.ended();
    expect(queue.start()).toBe(false);
  });

  test('[R178] lists what cannot be uploaded, and why, and never sends it', async () => {
    const rig = startRig();
    const queue = open(rig);
    const tiny = sourceOf({ name: 'tiny.png', size: 900, head: pngHead(300, 200) });
    const refused = await queue.add([photo('a.txt'), tiny, photo('b.png')]);
    expect(refused.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
      { name: 'a.txt', problem: 'file-type' },
      { name: 'tiny.png', problem: 'too-few-pixels' },
    ]);
    expect(statuses(queue)).toEqual(['exception', 'exception', 'waiting']);
    expect(files(queue).map((file) => file.canUpload)).toEqual([false, false, true]);
    queue.start();
    await queue.ended();
    expect(sentNames(rig)).toEqual(['b.png']);
  });

  test('[R200] lists a name that it has already once more, with its fault, and never sends it', async () => {
    const rig = startRig();
    const queue = await filled(rig, [photo('a.png')]);
    expect(await queue.add([photo('a.png'), photo('b.png'), photo('b.png')])).toEqual([
      { name: 'a.png', problem: 'duplicate' },
      { name: 'b.png', problem: 'duplicate' },
    ]);
    expect(files(queue).map(({ name, uploadMsg }) => [name, uploadMsg])).toEqual([
      ['a.png', null],
      ['a.png', { problem: 'duplicate' }],
      ['b.png', null],
      ['b.png', { problem: 'duplicate' }],
    ]);
    queue.start();
    await queue.ended();
    expect(sentNames(rig)).toEqual(['a.png', 'b.png']);
  });

  test('refuses what the library has, by its bytes, before sending it; only files of a known size are read', async () => {
    const rig = startRig();
    const same = { own: true, material: { id: 5, code: 'P5', kind: 'photo', state: 'online' } } as const;
    const looked: string[] = [];
    rig.calls.takenSizes = async ({ sizes }) => ({ sizes: sizes.filter((size) => size === 3_000_000) });
    rig.calls.sameFile = async ({ sha256 }) => {
      looked.push(sha256);
      return { same: looked.length === 1 ? same : null };
    };
    const queue = open(rig);
    const [ours, other] = [photo('ours.png', 3_000_000), photo('other.png', 3_000_000)];
    await queue.add([ours]);
    expect(await queue.add([other, photo('small.png')])).toEqual([]);
    expect(looked[0]).toBe(
      createHash('sha256')
        .update(await wholeOf(ours))
        .digest('hex'),
    );
    expect(looked).toHaveLength(2);
    expect(files(queue).map(({ name, uploadMsg, canUpload }) => [name, uploadMsg, canUpload])).toEqual([
      ['ours.png', { problem: 'same-file', same }, false],
      ['other.png', null, true],
      ['small.png', null, true],
    ]);
  });

  test('takes files whose bytes nobody can look up now', async () => {
    const rig = startRig();
    rig.calls.takenSizes = async ({ sizes }) => ({ sizes });
    rig.calls.sameFile = async () => {
      throw callError(0, 'offline');
    };
    expect(statuses(await filled(rig, [photo('a.png')]))).toEqual(['waiting']);
  });

  test('takes a file whose name only a refused one has', async () => {
    const rig = startRig();
    const tiny = sourceOf({ name: 'a.png', size: 900, head: pngHead(300, 200) });
    const queue = await filled(rig, [tiny]);
    expect(await queue.add([photo('a.png')])).toEqual([]);
    expect(statuses(queue)).toEqual(['exception', 'waiting']);
  });

  test('[R179] [R182] pauses and goes on from where it was', async () => {
    const rig = startRig();
    const queue = await filled(rig, [photo('a.png', 60_000), photo('b.png')]);
    rig.store.failWith(() => {
      if (rig.store.sentParts().length === 30) queue.pause();
      return undefined;
    });
    queue.start();
    await queue.ended();
    expect(queue.snapshot().state).toBe('paused');
    expect(files(queue)[0]?.uploadPercent).toBeGreaterThan(0.2);
    expect(statuses(queue)).toEqual(['waiting', 'waiting']);
    rig.store.failWith(() => undefined);
    queue.start();
    await queue.ended();
    expect(queue.snapshot().state).toBe('idle');
    expect(statuses(queue)).toEqual(['success', 'success']);
    expect(rig.asked.filter((what) => what === 'token a.png')).toHaveLength(1);
  });

  test('[R182] a file that is chosen again after a reload goes on, and says so before', async () => {
    const rig = startRig();
    const before = await filled(rig, [photo('a.png', 40_000)]);
    rig.store.failWith(() => {
      if (rig.store.sentParts().length === 30) before.pause();
      return undefined;
    });
    before.start();
    await before.ended();
    rig.store.failWith(() => undefined);
    const after = await filled(rig, [photo('a.png', 40_000)]);
    expect(files(after)[0]).toMatchObject({ continues: true, uploadPercent: files(before)[0]?.uploadPercent });
    const sent = rig.store.sentParts().length;
    after.start();
    await after.ended();
    expect(rig.store.sentParts().length - sent).toBeLessThanOrEqual(20);
    expect(statuses(after)).toEqual(['success']);
  });

  test('[R183] [R184] nothing is removed while uploading; what was begun is given up when it is', async () => {
    const rig = startRig();
    const queue = await filled(rig, [photo('a.png', 40_000), photo('b.png')]);
    rig.store.failWith(() => {
      if (rig.store.sentParts().length !== 20) return undefined;
      expect(queue.remove(files(queue)[1]?.id ?? 0)).toBe(false);
      expect(queue.clear()).toBe(false);
      queue.pause();
      return undefined;
    });
    queue.start();
    await queue.ended();
    expect(files(queue)).toHaveLength(2);
    expect(queue.clear()).toBe(true);
    await queue.ended();
    expect(queue.snapshot()).toEqual({ state: 'idle', files: [] });
    expect(rig.asked.at(-1)).toBe('give up user/7/1-a.png');
    expect(rig.checkpoints.kept.size).toBe(0);
  });
});

describe('when something fails', () => {
  test('[R272] [C10] a network that is away is waited for, quietly, and the file goes on', async () => {
    const rig = startRig(MB);
    const queue = await filled(rig, [film('a.mp4')], 'video');
    const activities = new Set<string>();
    queue.subscribe(() => activities.add(files(queue)[0]?.activity ?? ''));
    let away = true;
    rig.store.failWith(({ method }) =>
      away && method === 'PUT' && rig.store.sentParts().length > 4 ? new TypeError('Failed to fetch') : undefined,
    );
    queue.start();
    await expect.poll(() => activities).toContain('retrying');
    expect(files(queue)[0]).toMatchObject({ uploadStatus: 'waiting', uploadMsg: null });
    expect(queue.snapshot().state).toBe('uploading');
    away = false;
    await queue.ended();
    expect(statuses(queue)).toEqual(['success']);
    expect(rig.asked.filter((what) => what.startsWith('token'))).toHaveLength(1);
  });

  test('[R272] waiting ends at once when the network is back', async () => {
    const rig = startRig();
    let waiting = 0;
    rig.world.pause = (_milliseconds, signal) =>
      new Promise((_resolve, reject) => {
        waiting += 1;
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      });
    const queue = await filled(rig, [photo('a.png')]);
    const begin = rig.calls.tokenForPhoto;
    let away = true;
    rig.calls.tokenForPhoto = async (input) => {
      if (away) throw callError(0, 'offline');
      return await begin(input);
    };
    queue.start();
    await expect.poll(() => waiting).toBe(1);
    away = false;
    rig.cameOnline();
    await expect.poll(() => statuses(queue)).toEqual(['success']);
  });

  test('[R282] [C11] a photo is tried three times more, then the next one has its turn', async () => {
    const rig = startRig();
    const queue = await filled(rig, [photo('a.png'), photo('b.png')]);
    const begin = rig.calls.tokenForPhoto;
    rig.calls.tokenForPhoto = async (input) => {
      const reply = await begin(input);
      if (input.fileName === 'a.png') throw callError(500, 'Something broke');
      return reply;
    };
    queue.start();
    await queue.ended();
    expect(rig.asked.filter((what) => what === 'token a.png')).toHaveLength(4);
    expect(statuses(queue)).toEqual(['exception', 'success']);
    expect(files(queue)[0]?.uploadMsg).toEqual({
      stage: 'begin',
      said: 'Something broke',
      code: '500',
      transferId: undefined,
    });
    expect(queue.snapshot().state).toBe('idle');
    rig.calls.tokenForPhoto = begin;
    expect(queue.start()).toBe(true);
    await queue.ended();
    expect(statuses(queue)).toEqual(['success', 'success']);
  });

  test('what the store says is kept with the transfer that it was about', async () => {
    const rig = startRig();
    const queue = await filled(rig, [photo('a.png')]);
    rig.store.failWith(({ method }) => (method === 'PUT' ? failure(403, 'AccessDenied') : undefined));
    queue.start();
    await queue.ended();
    expect(files(queue)[0]?.uploadMsg).toMatchObject({
      stage: 'transfer',
      said: 'AccessDenied it is',
      code: 'AccessDenied',
    });
    expect(files(queue)[0]?.uploadMsg).toHaveProperty('transferId', expect.stringContaining('upload-'));
  });

  test('a store without room for more is not asked again, and the next file has its turn', async () => {
    const rig = startRig();
    const queue = await filled(rig, [photo('a.png'), photo('b.png')]);
    let refused = 0;
    rig.store.failWith(({ method }) => {
      if (method !== 'PUT' || refused > 0) return undefined;
      refused += 1;
      return new Response('<Error><Code>QuotaExceeded</Code><Message>Full</Message></Error>', { status: 403 });
    });
    queue.start();
    await queue.ended();
    expect(statuses(queue)).toEqual(['exception', 'success']);
    expect(queue.snapshot().files[0]?.uploadMsg).toEqual({ noRoom: true });
    expect(rig.waited).toEqual([]);
  });

  test('what the product refuses is not asked again', async () => {
    const rig = startRig();
    const queue = await filled(rig, [photo('a.png')]);
    let asked = 0;
    rig.calls.tokenForPhoto = async () => {
      asked += 1;
      throw callError(403, 'Not allowed');
    };
    queue.start();
    await queue.ended();
    expect(asked).toBe(1);
    expect(statuses(queue)).toEqual(['exception']);
  });

  test('somebody who was logged out finds the queue paused, and no file blamed', async () => {
    const rig = startRig();
    const queue = await filled(rig, [photo('a.png'), photo('b.png')]);
    rig.calls.tokenForPhoto = async () => {
      throw callError(401, 'Please log in');
    };
    queue.start();
    await queue.ended();
    expect(queue.snapshot().state).toBe('paused');
    expect(statuses(queue)).toEqual(['waiting', 'waiting']);
  });
});
