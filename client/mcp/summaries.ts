import { formatFen } from '../../contract/domain/money.ts';
import type { AnyItem } from '../../contract/items.ts';
import { toMaterial } from './links.ts';
import type { Site } from './tool.ts';

/** A material in a few lines: assistants read all that they get, and pay for it. */
export function summaryOf(site: Site, item: AnyItem) {
  const { kind, code } = item;
  const page = toMaterial(site, item);
  if (item.kind === 'photo') {
    const { id, title, width, height, poster: preview } = item;
    return { id, kind, code, title, width, height, preview, page };
  }
  if (item.kind === 'video') {
    const { id, title, width, height, duration: seconds, resolution, url: preview } = item;
    return { id, kind, code, title, width, height, seconds, resolution, hdr: item.hdrFlag === 1, preview, page };
  }
  const { musicId: id, musicName: title, composerText: composer, durationText: duration, url: preview } = item;
  return { id, kind, code, title, composer, duration, tags: item.tagList.map(({ tagName }) => tagName), preview, page };
}

/** An amount as people write it, so that nobody takes fen for yuan. */
export function priceText(fen: number | null): string {
  return fen === null ? 'on request' : formatFen(fen);
}
