import { writeFile } from 'node:fs/promises';
import type { FindingCode } from '#contract/domain/media.ts';
import { blameFile } from '../av/unreadable.ts';
import type { Task } from '../protocol.ts';
import type { Loudness, MadeFile, Outcome, SoundProbe } from '../steps.ts';
import { createClipCounter } from './clipping.ts';
import { samplesOf } from './ear.ts';
import { createFingerprint } from './fingerprint.ts';
import { createMeter } from './meter.ts';
import { inStereo, playThrough } from './play.ts';
import { createWave } from './wave.ts';

const SAMPLE_RATE = 48_000;
/** Fewer flattened peaks happen in honest recordings. */
const MOST_CLIPS = 5;
const METER = 'ebur128=metadata=1:peak=true:framelog=quiet';

/** Hears a recording once: how loud it is, whether it is clipped, its waveform, and what tells it from others. */
export function listen({ file, probe, onProgress }: Task<SoundProbe>): Promise<Outcome<Loudness>> {
  return blameFile(async () => {
    const samples = Math.max(1, Math.round((probe.durationMs / 1000) * SAMPLE_RATE));
    const wave = createWave(samples);
    const fingerprint = createFingerprint(samples, SAMPLE_RATE);
    const clips = createClipCounter();
    const meter = createMeter();
    const chain = `${inStereo(probe.channels)},aresample=${SAMPLE_RATE},aformat=sample_fmts=dbl,${METER}`;
    const recording = { file, container: probe.format, durationMs: probe.durationMs, onProgress };
    await playThrough(recording, chain, (frame) => {
      meter.read(frame);
      const stereo = samplesOf(frame);
      for (const ear of [wave, fingerprint, clips]) ear.hear(stereo);
    });
    await writeFile('wave.json', JSON.stringify(wave.points()));
    const findings: FindingCode[] = clips.count() > MOST_CLIPS ? ['clipping'] : [];
    const look = { hash: fingerprint.hash(), colours: [], layout: [] };
    const files: MadeFile[] = [{ rendition: 'wave', file: 'wave.json', contentType: 'application/json' }];
    return { facts: { ...meter.result(), look }, files, findings };
  });
}
