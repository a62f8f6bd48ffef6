import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { decoderOf } from '../av/codecs.ts';
import { openDecoder } from '../av/decode.ts';
import { openInput } from '../av/input.ts';

/** A fingerprint of what a photo shows: equal for two files with the same pixels, whatever else they carry. */
export async function pixelsOf(bytes: Buffer): Promise<string> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return createHash('sha256').update(`${info.width} ${info.height} ${info.channels}`).update(data).digest('hex');
}

/** A fingerprint of every picture of a film, decoded, with its time. */
export function framesOf(file: string): string {
  const input = openInput(file, 'mov');
  const { video } = input;
  if (!video) throw new Error('no film');
  const decoder = openDecoder(video, decoderOf('mov', video));
  const content = createHash('sha256');
  for (const packet of input.packets()) {
    if (packet.streamIndex !== video.index) continue;
    for (const frame of decoder.frames(packet)) content.update(`${frame.pts}`).update(frame.toBuffer());
  }
  for (const frame of decoder.frames(null)) content.update(`${frame.pts}`).update(frame.toBuffer());
  decoder.free();
  input.close();
  return content.digest('hex');
}
