import { AV_SAMPLE_FMT_FLTP, FF_ENCODER_LIBMP3LAME } from 'node-av/constants';
import { createOutput } from '../av/encode.ts';
import { blameFile } from '../av/unreadable.ts';
import type { Task } from '../protocol.ts';
import type { MadeFile, Outcome, SoundProbe } from '../steps.ts';
import { inStereo, playThrough } from './play.ts';

const SAMPLE_RATE = 44_100;
const EVERY_SECONDS = 12;
const FIRST_AT = 4;
/** LUFS of every preview, so that pieces compare fairly. */
const LEVEL = -16;
/** Decibels by which the encoder makes everything quieter. */
const ENCODER_LOSS = 0.4;
/** Decibels; more would lift the noise of a recording that is meant to be quiet. */
const MOST_GAIN = 24;
/** −2 dB: leaves room for peaks between samples and for what compression adds. */
const HIGHEST_PEAK = 0.794;

/** Makes the preview: the whole recording, lightly compressed, at one level and with our bell in it. */
export function makePreview({ file, probe, loudness, onProgress }: Task<SoundProbe>): Promise<Outcome<null>> {
  const { durationMs } = probe;
  return blameFile(async () => {
    const output = createOutput('preview.mp3', 'mp3', { id3v2_version: '0', write_xing: '1' });
    const shape = { sampleRate: SAMPLE_RATE, format: AV_SAMPLE_FMT_FLTP };
    const track = output.track(FF_ENCODER_LIBMP3LAME, shape, { b: 128_000, compression_level: 7 });
    output.start();
    const recording = { file, container: probe.format, durationMs, onProgress };
    await playThrough(recording, mixWithBell(probe, loudness), (frame) => track.write(frame));
    track.write(null);
    output.finish();
    const made: MadeFile = { rendition: 'preview', file: 'preview.mp3', contentType: 'audio/mpeg', durationMs };
    return { facts: null, files: [made], findings: [] };
  });
}

/** Plays the bell every twelve seconds; in a shorter recording once, more softly, a little after its start. */
function mixWithBell({ durationMs, channels }: SoundProbe, loudness: number | null): string {
  const seconds = durationMs / 1000;
  const isShort = seconds < EVERY_SECONDS;
  const bell = isShort ? bellSound(seconds * 0.3, 0.06) : bellSound(FIRST_AT, 0.12);
  const period = EVERY_SECONDS * SAMPLE_RATE;
  const stereo = `aresample=${SAMPLE_RATE},aformat=sample_fmts=fltp:channel_layouts=stereo`;
  return [
    `${inStereo(channels)},${stereo},volume=${gainFor(loudness)}dB[recording]`,
    `aevalsrc=${bell}:s=${SAMPLE_RATE}:d=${EVERY_SECONDS},aloop=loop=-1:size=${period},${stereo}[bell]`,
    `[recording][bell]amix=inputs=2:duration=first:normalize=0,${LIMITER},${stereo},asetnsamples=1152:p=0`,
  ].join(';');
}

/** Looks ahead and makes up for the time that it takes, so that a loop stays as long as it is. */
const LIMITER = `alimiter=limit=${HIGHEST_PEAK}:attack=5:release=60:level=0:latency=1`;

function gainFor(loudness: number | null): number {
  return loudness === null ? 0 : Math.min(MOST_GAIN, LEVEL + ENCODER_LOSS - loudness);
}

/** Two soft tones a third apart that fade away, starting after this many seconds. */
function bellSound(at: number, volume: number): string {
  const tone = (hertz: number, from: number) =>
    `gte(t,${from})*exp(-5*(t-${from}))*(sin(2*PI*${hertz}*t)+0.3*sin(2*PI*${hertz * 2}*t))`;
  return `'${volume}*(${tone(1046.5, at)}+${tone(1318.5, at + 0.22)})'`;
}
