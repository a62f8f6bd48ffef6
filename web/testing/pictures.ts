import type { ContentPicture } from '#contract/calls/content-pictures.ts';
import { MIDDLE } from '#contract/domain/pictures.ts';

/** A picture of the library. */
export function libraryPicture(id: number, more: Partial<ContentPicture> = {}): ContentPicture {
  return {
    id,
    version: 1,
    key: `content/${id}`,
    name: `Picture ${id}`,
    altZh: `图 ${id}`,
    altEn: `What ${id} shows`,
    focus: MIDDLE,
    width: 1600,
    height: 900,
    sizeBytes: 1000,
    colour: '#445566',
    small: `/${id}/640`,
    url: `/${id}/1280`,
    addedAt: '2026-11-16T02:00:00.000Z',
    addedBy: 'Shen',
    ...more,
  };
}
