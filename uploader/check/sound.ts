import { MEDIA_LIMITS, MOST_CHANNELS, type Rejection } from '#contract/domain/media.ts';
import { readSlice, type FileSource } from '../source.ts';

interface Sound {
  channels: number;
  /** Undefined when the header does not say. */
  seconds: number | undefined;
}

const { maxSeconds } = MEDIA_LIMITS.music;
const { minSeconds } = MEDIA_LIMITS.effect;
/** Recorders that do not know the size yet write zero or the maximum. */
const UNKNOWN = [0, 0xffff_ffff];
const MOST_CHUNKS = 200;

const lettersAt = (bytes: Uint8Array, at: number) => new TextDecoder('latin1').decode(bytes.subarray(at, at + 4));

/** Reads the header of a recording; whether it is music or an effect, and all else, is looked at on the server. */
export async function checkSound(source: FileSource): Promise<Rejection | undefined> {
  const start = await readSlice(source, 0, 42);
  const letters = lettersAt(start, 0);
  const isMpeg = start[0] === 0xff && ((start[1] ?? 0) & 0xe6) === 0xe2;
  if (letters === 'RIFF' && lettersAt(start, 8) === 'WAVE') {
    const promised = new DataView(start.buffer).getUint32(4, true);
    if (!UNKNOWN.includes(promised) && source.size < (promised + 8) * 0.98) return 'unreadable';
    return judge(await readWav(source));
  }
  if (letters === 'fLaC') return judge(start.length < 42 ? undefined : readFlac(new DataView(start.buffer)));
  return letters.startsWith('ID3') || isMpeg ? undefined : 'not-this-kind';
}

async function readWav(source: FileSource): Promise<Sound | undefined> {
  let format: { channels: number; bytesPerSecond: number } | undefined;
  let at = 12;
  for (let chunks = 0; chunks < MOST_CHUNKS && at + 8 <= source.size; chunks += 1) {
    const head = await readSlice(source, at, at + 24);
    const view = new DataView(head.buffer);
    const size = view.getUint32(4, true);
    const name = lettersAt(head, 0);
    if (name === 'fmt ' && head.length === 24)
      format = { channels: view.getUint16(10, true), bytesPerSecond: view.getUint32(16, true) };
    if (name === 'data' && format) {
      const bytes = UNKNOWN.includes(size) ? source.size - at - 8 : size;
      return { channels: format.channels, seconds: bytes / Math.max(1, format.bytesPerSecond) };
    }
    at += 8 + size + (size % 2);
  }
  return undefined;
}

/** The first block follows the four letters and its own head, and its numbers do not end with bytes. */
function readFlac(view: DataView): Sound {
  const rate = (view.getUint16(18) << 4) | (view.getUint8(20) >> 4);
  const samples = (view.getUint8(21) & 0x0f) * 2 ** 32 + view.getUint32(22);
  const channels = ((view.getUint8(20) >> 1) & 0x07) + 1;
  return { channels, seconds: samples === 0 || rate === 0 ? undefined : samples / rate };
}

function judge(sound: Sound | undefined): Rejection | undefined {
  if (!sound) return 'unreadable';
  const { channels, seconds } = sound;
  if (channels < 1 || channels > MOST_CHANNELS) return 'too-many-channels';
  if (seconds === undefined) return undefined;
  return seconds < minSeconds ? 'too-short' : seconds > maxSeconds ? 'too-long' : undefined;
}
