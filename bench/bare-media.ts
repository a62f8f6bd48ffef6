// The least work that a video or a photo needs, without any guarding. Prints its milliseconds.
import { join } from 'node:path';
import { AV_PIX_FMT_RGBA, AV_PIX_FMT_YUV420P, FF_ENCODER_LIBX264 } from 'node-av/constants';
import { Frame } from 'node-av/lib';
import sharp from 'sharp';
import { openDecoder } from '#server/platform/media/av/decode.ts';
import { createOutput } from '#server/platform/media/av/encode.ts';
import { createGraph } from '#server/platform/media/av/graph.ts';
import { openInput } from '#server/platform/media/av/input.ts';
import { pictureSource } from '#server/platform/media/av/sources.ts';

const [what, file = '', folder = ''] = process.argv.slice(2);
const start = performance.now();
if (what === 'photo') await shrinkPhoto();
else {
  encodeFilm('preview', 854, 480, { g: 13, crf: 29, maxrate: 1_200_000, bufsize: 1_200_000, bf: 0 });
  encodeFilm('sample', 1280, 720, { g: 50, crf: 26, maxrate: 3_000_000, bufsize: 6_000_000 });
}
console.log(Math.round(performance.now() - start));

function encodeFilm(name: string, width: number, height: number, options: Record<string, number>): void {
  const input = openInput(file, 'mov');
  const { video } = input;
  if (!video) throw new Error('no film');
  const decoder = openDecoder(video, 'h264');
  const output = createOutput(join(folder, `${name}.mp4`), 'mp4', { movflags: '+faststart' });
  const shape = { width, height, format: AV_PIX_FMT_YUV420P, frameRate: { num: 25, den: 1 } };
  const settings = { preset: 'superfast', threads: 2, sc_threshold: 0, ...options };
  const track = output.track(FF_ENCODER_LIBX264, shape, settings);
  output.start();
  let graph: ReturnType<typeof createGraph> | undefined;
  const show = (frame: Frame) => {
    graph ??= overlay(pictureSource('film', video, frame), width, height);
    graph.push('film', frame);
    for (const ready of graph.pull('out')) track.write(ready);
  };
  for (const packet of input.packets())
    if (packet.streamIndex === video.index) for (const frame of decoder.frames(packet)) show(frame);
  for (const frame of decoder.frames(null)) show(frame);
  graph?.push('film', null);
  for (const ready of graph?.pull('out') ?? []) track.write(ready);
  track.write(null);
  output.finish();
}

function overlay(source: string, width: number, height: number): ReturnType<typeof createGraph> {
  const graph = createGraph(
    `${source},fps=25,scale=${width}:${height}:flags=area,format=yuv420p[film];` +
      `buffer@mark=video_size=${width}x${height}:pix_fmt=rgba:time_base=1/1,format=yuva420p[mark];` +
      `[film][mark]overlay=format=yuv420,buffersink@out`,
  );
  const data = Buffer.alloc(width * height * 4, Buffer.from([255, 255, 255, 60]));
  const timeBase = { num: 1, den: 1 };
  graph.push('mark', Frame.fromVideoBuffer(data, { width, height, format: AV_PIX_FMT_RGBA, timeBase, pts: 0n }));
  graph.push('mark', null);
  return graph;
}

async function shrinkPhoto(): Promise<void> {
  const tile = await sharp({ create: { width: 300, height: 200, channels: 4, background: '#ffffff30' } })
    .png()
    .toBuffer();
  const marked = [{ input: tile, tile: true }];
  const webp = { quality: 74, effort: 2 };
  const open = () => sharp(file).autoOrient();
  await open().resize(400, 225, { fit: 'outside' }).webp(webp).toFile(join(folder, 'thumb-1x.webp'));
  await open().resize(800, 450, { fit: 'outside' }).webp(webp).toFile(join(folder, 'thumb-2x.webp'));
  await open().resize(1280, 1280, { fit: 'inside' }).composite(marked).webp(webp).toFile(join(folder, 'poster.webp'));
  await open().resize(1600, 1600, { fit: 'inside' }).composite(marked).jpeg().toFile(join(folder, 'sample.jpg'));
}
