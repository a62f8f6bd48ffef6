import type { Frame } from 'node-av/lib';
import { blameFile } from '../../av/unreadable.ts';
import type { Task } from '../../protocol.ts';
import type { Heard, Outcome, SoundProbe } from '../../steps.ts';
import { inStereo, playThrough } from '../play.ts';
import { describeSound } from './describe-sound.ts';
import { SAMPLE_RATE } from './frames.ts';

/** Decodes a recording once more, to one slow channel, and describes how it sounds. */
export function hear({ file, probe, onProgress }: Task<SoundProbe>): Promise<Outcome<Heard>> {
  return blameFile(async () => {
    const mono = new Float32Array(Math.ceil((probe.durationMs / 1000) * SAMPLE_RATE) + SAMPLE_RATE);
    let length = 0;
    const chain = `${inStereo(probe.channels)},aformat=channel_layouts=mono,aresample=${SAMPLE_RATE},aformat=sample_fmts=flt`;
    const recording = { file, container: probe.format, durationMs: probe.durationMs, onProgress };
    await playThrough(recording, chain, (frame) => {
      const samples = samplesOf(frame).subarray(0, mono.length - length);
      mono.set(samples, length);
      length += samples.length;
    });
    return { facts: describeSound(mono.subarray(0, length)), files: [], findings: [] };
  });
}

function samplesOf(frame: Frame): Float32Array {
  const bytes = frame.data?.[0];
  return bytes ? new Float32Array(bytes.buffer, bytes.byteOffset, frame.nbSamples) : new Float32Array();
}
