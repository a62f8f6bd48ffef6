import type { MaterialDetail } from '#contract/calls/catalogue.ts';
import type { SizeClass } from '#contract/domain/media.ts';
import { fileEnding } from './file-ending.ts';

export interface TechnicalRow {
  width: number | null;
  height: number | null;
  sizeClass: SizeClass | null;
  durationMs: number | null;
  frameRate: number | null;
  bitrate: number | null;
  bitDepth: number | null;
  codec: string | null;
  hasAudio: boolean;
  loudness: number | null;
  sizeBytes: number;
  contentType: string | null;
}

/** Technical details of the file, for buyers. */
export function technical(row: TechnicalRow): MaterialDetail['technical'] {
  return {
    width: row.width,
    height: row.height,
    resolution: row.sizeClass,
    duration: row.durationMs === null ? null : row.durationMs / 1000,
    frameRate: row.frameRate,
    bitrate: row.bitrate,
    bitDepth: row.bitDepth,
    codec: row.codec,
    hasAudio: row.hasAudio,
    loudness: row.loudness,
    sizeBytes: row.sizeBytes,
    fileType: fileEnding(row.contentType ?? ''),
  };
}
