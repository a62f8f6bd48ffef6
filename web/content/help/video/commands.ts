import { mbps } from '../limits.ts';

/** Twice the minimum, as the page advises. */
const BITRATE = `${2 * mbps('4K')}M`;
const SOUND = '-c:a aac -b:a 256k -movflags +faststart output.mp4';

export const SDR_COMMAND = [
  `ffmpeg -i input.mov -c:v libx264 -preset slow -profile:v high -b:v ${BITRATE} -pix_fmt yuv420p`,
  '-color_primaries bt709 -color_trc bt709 -colorspace bt709',
  SOUND,
].join(' ');

export const HDR_COMMAND = [
  `ffmpeg -i input.mov -c:v libx265 -preset slow -b:v ${BITRATE} -pix_fmt yuv420p10le -tag:v hvc1`,
  '-color_primaries bt2020 -color_trc arib-std-b67 -colorspace bt2020nc',
  '-x265-params colorprim=bt2020:transfer=arib-std-b67:colormatrix=bt2020nc',
  SOUND,
].join(' ');

export const REMUX_COMMAND =
  'ffmpeg -i input.mov -map 0:v:0 -map 0:a:0? -c copy -tag:v hvc1 -movflags +faststart output.mp4';
