import { Encoder, Muxer } from 'node-av/api';
import {
  AV_LOG_ERROR,
  AV_PIX_FMT_YUV420P,
  AV_PIX_FMT_YUV420P10LE,
  AVCOL_PRI_BT2020,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT2020_NCL,
  AVCOL_SPC_BT709,
  AVCOL_TRC_ARIB_STD_B67,
  AVCOL_TRC_BT709,
  FF_ENCODER_LIBX264,
  FF_ENCODER_LIBX265,
} from 'node-av/constants';
import { Frame, Log, Rational } from 'node-av/lib';
import type { Planes, Samples } from './planes.ts';

export const FRAMES_PER_SECOND = 25;

interface Reel {
  /** Draws the next frame into the planes that the encoder reads. */
  add(draw: (planes: Planes) => void): Promise<void>;
  end(): Promise<void>;
}

/** Opens an mp4 that is filled frame by frame at a constant bitrate. */
export async function openReel(
  file: string,
  width: number,
  height: number,
  hdr: boolean,
  bitRate: number,
): Promise<Reel> {
  Log.setLevel(AV_LOG_ERROR);
  using encoders = new DisposableStack();
  const encoder = encoders.use(await createEncoder(hdr, bitRate));
  const muxer = await Muxer.open(file, { options: { movflags: 'faststart' } });
  const stream = muxer.addStream(encoder);
  const frame = encoders.use(createFrame(width, height, hdr));
  const held = encoders.move();
  let shown = 0;
  const drain = async () => {
    for (;;) {
      using packet = await encoder.receive();
      if (!packet) return;
      await muxer.writePacket(packet, stream);
    }
  };
  return {
    async add(draw) {
      frame.makeWritable();
      draw(planesOf(frame, width, height, hdr));
      frame.pts = BigInt(shown++);
      await encoder.encode(frame);
      await drain();
    },
    async end() {
      await encoder.flush();
      await drain();
      await muxer.close();
      held.dispose();
    },
  };
}

/** Uses fast presets; unused bits are padded, because clips have a minimum size. */
async function createEncoder(hdr: boolean, bitRate: number): Promise<Encoder> {
  const context = {
    bitRate,
    rcMinRate: bitRate,
    rcMaxRate: bitRate,
    rcBufferSize: bitRate,
    gopSize: 2 * FRAMES_PER_SECOND,
    framerate: new Rational(FRAMES_PER_SECOND, 1),
  };
  if (hdr)
    return await Encoder.create(FF_ENCODER_LIBX265, {
      context,
      configure: (codec) => {
        codec.codecTag = 'hvc1';
      },
      options: {
        preset: 'ultrafast',
        'x265-params': 'log-level=error:hrd=1:strict-cbr=1:aq-mode=0:bframes=0:qpmin=22',
      },
    });
  return await Encoder.create(FF_ENCODER_LIBX264, {
    context,
    options: { preset: 'ultrafast', 'x264-params': '8x8dct=1:nal-hrd=cbr:qpmin=14' },
  });
}

function createFrame(width: number, height: number, hdr: boolean): Frame {
  const frame = new Frame();
  frame.alloc();
  frame.width = width;
  frame.height = height;
  frame.format = hdr ? AV_PIX_FMT_YUV420P10LE : AV_PIX_FMT_YUV420P;
  frame.timeBase = new Rational(1, FRAMES_PER_SECOND);
  frame.colorRange = AVCOL_RANGE_MPEG;
  frame.colorPrimaries = hdr ? AVCOL_PRI_BT2020 : AVCOL_PRI_BT709;
  frame.colorTrc = hdr ? AVCOL_TRC_ARIB_STD_B67 : AVCOL_TRC_BT709;
  frame.colorSpace = hdr ? AVCOL_SPC_BT2020_NCL : AVCOL_SPC_BT709;
  frame.allocBuffer();
  return frame;
}

/** The frame's own memory as planes; a row must not be longer than the picture is wide. */
function planesOf(frame: Frame, width: number, height: number, hdr: boolean): Planes {
  const [luma, blue, red] = frame.data ?? [];
  const bytes = hdr ? 2 : 1;
  if (!luma || !blue || !red || frame.linesize[0] !== width * bytes || frame.linesize[1] !== (width / 2) * bytes)
    throw new Error('The encoder wants another layout of rows.');
  const view = (plane: Buffer, count: number): Samples =>
    hdr
      ? new Uint16Array(plane.buffer, plane.byteOffset, count)
      : new Uint8Array(plane.buffer, plane.byteOffset, count);
  const small = (width * height) / 4;
  return { width, height, luma: view(luma, width * height), blue: view(blue, small), red: view(red, small) };
}
