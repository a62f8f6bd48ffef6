import { setImmediate as breathe } from 'node:timers/promises';
import { type Decoder, openDecoder } from '../av/decode.ts';
import { type Input, openInput } from '../av/input.ts';
import { blameFile } from '../av/unreadable.ts';
import { MediaRejected } from '../failures.ts';
import type { Task } from '../protocol.ts';
import type { Outcome, VideoProbe } from '../steps.ts';
import { openStudio, type Studio } from './studio.ts';

/** A video with a larger broken share is rejected. */
const MOST_BROKEN = 0.1;

/**
 * Makes the `preview`, which starts at once and can run fast, and the `sample`, which is for watching. Both come from
 * one decoding.
 */
export function makeClips(task: Task<VideoProbe>): Promise<Outcome<null>> {
  return blameFile(async () => {
    const input = openInput(task.file, 'mov');
    const studio = await openStudio(input, task.probe);
    await film(input, studio, task);
    input.close();
    return { facts: null, files: studio.finish(), findings: [] };
  });
}

/** Shows a studio every frame that it needs. */
export async function film(input: Input, studio: Studio, { probe, onProgress }: Task<VideoProbe>): Promise<void> {
  const { video, audio } = input;
  if (!video) throw new MediaRejected('unreadable');
  // Decoding two 8K frames at once would take too much memory.
  const pictures = openDecoder(video, probe.codec, probe.sizeClass === '8K' ? { thread_type: 'slice' } : {});
  const sounds = probe.audio && audio ? openDecoder(audio, 'aac') : undefined;
  let packets = 0;
  let percent = 0;
  for (const packet of input.packets()) {
    if (packet.streamIndex === video.index) {
      packets += 1;
      for (const frame of pictures.frames(packet)) studio.picture(frame);
    } else if (sounds && packet.streamIndex === audio?.index) {
      for (const frame of sounds.frames(packet)) studio.sound(frame);
    }
    if (studio.percent() < percent + 2) continue;
    percent = studio.percent();
    onProgress(Math.min(99, percent));
    await breathe();
    if (percent >= 100) break;
  }
  for (const frame of pictures.frames(null)) studio.picture(frame);
  for (const frame of sounds?.frames(null) ?? []) studio.sound(frame);
  checkIntact(pictures, packets);
  pictures.free();
  sounds?.free();
}

function checkIntact(pictures: Decoder, packets: number): void {
  if (pictures.broken() > packets * MOST_BROKEN) throw new MediaRejected('unreadable', 'broken pictures');
}
