import type { MaterialDetail } from '#contract/calls/catalogue.ts';
import type { AnyItem } from '#contract/items.ts';

/** A material on sale with all its details. */
export function detailOf(item: AnyItem, more: Partial<MaterialDetail> = {}): MaterialDetail {
  return {
    item,
    description: 'Mist in a valley',
    keywords: ['mist', 'valley'],
    category: { id: 4, categoryName: 'Mountains' },
    shop: { id: 9, name: 'Far Hills' },
    place: 'Huangshan',
    takenOn: '2026-05-01',
    editorial: false,
    releases: { model: 0, property: 0 },
    priceClass: 'B',
    technical: {
      width: 3840,
      height: 2160,
      resolution: '4K',
      duration: 12.4,
      frameRate: 23.976,
      bitrate: 50_200_000,
      bitDepth: 10,
      codec: 'hevc',
      hasAudio: true,
      loudness: null,
      sizeBytes: 78 * 1024 * 1024,
      fileType: 'mp4',
    },
    sound: { bpm: null, key: null, vocals: null },
    heard: { bpm: null, key: null, energy: null },
    tags: [],
    rights: null,
    colours: [{ name: 'blue', hex: '#1a4fd0' }],
    group: null,
    wonIn: [],
    alike: [],
    publishedAt: '2026-06-02T04:00:00.000Z',
    ...more,
  };
}
