import type { MaterialDetail } from '#contract/calls/catalogue.ts';
import type { Orientation } from '#contract/domain/discovery.ts';
import type { Language } from '#contract/domain/language.ts';

type Technical = MaterialDetail['technical'];

const CODECS: Record<string, string> = { h264: 'H.264', hevc: 'H.265' };

/** `MP4 (H.265)`, `JPG`. */
export function formatFormat({ fileType, codec }: Technical): string {
  const name = CODECS[codec ?? ''];
  return [fileType.toUpperCase(), name && (fileType ? `(${name})` : name)].filter(Boolean).join(' ');
}

/** `23.976 fps`. */
export function formatFrameRate(frameRate: number): string {
  return `${Number(frameRate.toFixed(3))} fps`;
}

/** `16.5 Mbps`. */
export function formatBitrate(bitrate: number): string {
  return bitrate < 1_000_000 ? `${Math.round(bitrate / 1000)} kbps` : `${threeDigits(bitrate / 1_000_000)} Mbps`;
}

const MB = 1024 * 1024;

export function formatSize(bytes: number): string {
  if (bytes < MB) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return bytes < 1024 * MB ? `${threeDigits(bytes / MB)} MB` : `${threeDigits(bytes / MB / 1024)} GB`;
}

/** Millions of pixels, or tens of thousands in Chinese. */
export function pixelCount(width: number, height: number, language: Language): string {
  const pixels = width * height;
  return language === 'zh' ? String(Math.round(pixels / 10_000)) : threeDigits(pixels / 1_000_000);
}

const CM_PER_INCH = 2.54;
const PRINT_DPI = 300;

/** Centimetres at 300 dpi. */
export function printSize(pixels: number): string {
  return threeDigits((pixels / PRINT_DPI) * CM_PER_INCH);
}

function threeDigits(value: number): string {
  return String(value >= 100 ? Math.round(value) : Number(value.toFixed(1)));
}

/** `panorama`: at least twice as wide as high. */
export function orientationOf(width: number, height: number): Orientation {
  if (width >= 2 * height) return 'panorama';
  if (width === height) return 'square';
  return width > height ? 'landscape' : 'portrait';
}
