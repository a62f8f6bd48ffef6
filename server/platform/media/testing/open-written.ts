import sharp, { type Sharp } from 'sharp';

/** Opens a picture that the pipeline wrote. Tests share a process in which `images.ts` may have blocked the loaders. */
export function openWritten(file: string | undefined): Sharp {
  sharp.unblock({ operation: ['VipsForeignLoad'] });
  return sharp(file);
}
