import type { MaterialDetail } from '#contract/calls/catalogue.ts';
import type { SizeClass } from '#contract/domain/media.ts';
import { fileEnding } from './file-ending.ts';

export interface TechnicalRow {
  width: number | null;
  height: number | null;
  size_class: SizeClass | null;
  duration_ms: number | null;
  frame_rate: number | null;
  bitrate: number | null;
  bit_depth: number | null;
  codec: string | null;
  has_audio: boolean;
  loudness: number | null;
  size_bytes: number;
  content_type: string | null;
}

/** What the file is, for those who look at the material. */
export function technical(row: TechnicalRow): MaterialDetail['technical'] {
  return {
    width: row.width,
    height: row.height,
    resolution: row.size_class,
    duration: row.duration_ms === null ? null : row.duration_ms / 1000,
    frameRate: row.frame_rate,
    bitrate: row.bitrate,
    bitDepth: row.bit_depth,
    codec: row.codec,
    hasAudio: row.has_audio,
    loudness: row.loudness,
    sizeBytes: row.size_bytes,
    fileType: fileEnding(row.content_type ?? ''),
  };
}
