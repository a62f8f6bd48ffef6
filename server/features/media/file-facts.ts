import type { PhotoProbe, SoundProbe, VideoProbe } from '../../platform/media/steps.ts';
import type { FileFacts } from '../catalogue/catalogue.ts';

/** The facts of a probe that the catalogue stores. */
export function fileFacts(probe: VideoProbe | PhotoProbe | SoundProbe, sha256: string): FileFacts {
  const nothing = { width: null, height: null, sizeClass: null, durationMs: null, frameRate: null, bitrate: null };
  const common = { ...nothing, sha256, bitDepth: probe.bitDepth, hdr: false, hasAudio: false };
  if (probe.kind === 'photo') return { ...common, codec: probe.format, width: probe.width, height: probe.height };
  if (probe.kind === 'sound')
    return {
      ...common,
      codec: probe.format,
      durationMs: Math.round(probe.durationMs),
      bitrate: Math.round(probe.bitrate),
      hasAudio: true,
    };
  return {
    sha256,
    codec: probe.codec,
    bitDepth: probe.bitDepth,
    width: probe.width,
    height: probe.height,
    sizeClass: probe.sizeClass,
    hdr: probe.hdr,
    durationMs: Math.round(probe.durationMs),
    frameRate: probe.frameRate,
    bitrate: Math.round(probe.bitrate),
    hasAudio: probe.audio !== null,
  };
}
