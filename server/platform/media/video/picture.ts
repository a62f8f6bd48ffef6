import type { VideoProbe } from '../steps.ts';
import { isRec601 } from './colour.ts';

const AS_REC709 = 'setparams=color_primaries=bt709:color_trc=bt709:colorspace=bt709';
const TURNS = { 0: [], 90: ['transpose=clock'], 180: ['hflip', 'vflip'], 270: ['transpose=cclock'] } as const;

/**
 * Makes the picture upright, `width` × `height`, 8-bit Rec.709; an untagged video counts as Rec.709. Maps HLG after
 * scaling, when there are fewer pixels, and Rec.601 while scaling.
 */
export function toScreen(probe: VideoProbe, width: number, height: number): string {
  const turned = probe.rotation === 90 || probe.rotation === 270;
  const [w, h] = turned ? [height, width] : [width, height];
  const scale = `scale=${w}:${h}:flags=area`;
  const colour = probe.hdr
    ? [
        'setparams=color_primaries=bt2020:color_trc=arib-std-b67:colorspace=bt2020nc:range=tv',
        scale,
        'format=yuv420p10le',
        'tonemapx=tonemap=bt2390:desat=0:p=bt709:t=bt709:m=bt709:r=tv:format=yuv420p',
      ]
    : isRec601(probe)
      ? [`${scale}:in_color_matrix=bt601:out_color_matrix=bt709:out_range=tv`, 'format=yuv420p', AS_REC709]
      : [AS_REC709, `${scale}:out_range=tv`, 'format=yuv420p'];
  return [...colour, ...TURNS[probe.rotation], 'setsar=1'].join(',');
}

/** The size that fits into a box, with even sides as encoders need them; never larger than the original. */
export function fitInside(probe: VideoProbe, longSide: number, shortSide: number): { width: number; height: number } {
  const { width, height } = probe;
  const scale = Math.min(1, longSide / Math.max(width, height), shortSide / Math.min(width, height));
  return { width: even(width * scale), height: even(height * scale) };
}

function even(value: number): number {
  return Math.max(2, Math.round(value / 2) * 2);
}
