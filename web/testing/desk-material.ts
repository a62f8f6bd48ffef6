import type { DeskMaterial, DeskMaterialDetail, MaterialEdit } from '#contract/calls/catalogue-desk.ts';

export const SAVED_AT = '2026-03-01T16:30:00.000Z';

/** A photo in the list of the catalogue's desk. */
export function deskRow(id: number, more: Partial<DeskMaterial> = {}): DeskMaterial {
  return {
    id,
    code: `P0000000${id}`,
    kind: 'photo',
    state: 'online',
    source: 'other',
    titleZh: `照片 ${id}`,
    titleEn: `Photo ${id}`,
    fileName: 'photo.jpg',
    thumbnail: null,
    seller: 'Lu Yuan',
    category: null,
    featured: false,
    openReports: 0,
    publishedAt: SAVED_AT,
    changedAt: SAVED_AT,
    opens: 1234,
    bookmarks: 5,
    ...more,
  };
}

const EDIT: MaterialEdit = {
  titleZh: '照片 1',
  titleEn: 'Photo 1',
  descriptionZh: '',
  descriptionEn: '',
  keywordsZh: ['海'],
  keywordsEn: ['sea'],
  placeZh: '',
  placeEn: '',
  categoryId: 7,
  groupId: null,
  priceClass: 'B',
  people: null,
  editorial: false,
};

/** The same with all that is known of it. */
export function deskDetail(
  edit: Partial<MaterialEdit> = {},
  more: Partial<DeskMaterialDetail> = {},
): DeskMaterialDetail {
  const technical = { width: 3840, height: 2160, resolution: '4K' as const, duration: null, frameRate: null };
  return {
    ...deskRow(1),
    version: 'v1',
    edit: { ...EDIT, ...edit },
    ownerTitle: '',
    owner: { id: 9, name: '陆远' },
    shopId: 1,
    composer: '',
    artist: '',
    takenOn: null,
    colours: ['#336699'],
    technical: {
      ...technical,
      bitrate: null,
      bitDepth: 8,
      codec: 'jpeg',
      hasAudio: false,
      loudness: null,
      sizeBytes: 9,
      fileType: 'jpg',
    },
    releases: { model: 0, property: 0 },
    poster: '/poster',
    playable: null,
    topics: [{ id: 3, zh: '山', en: 'Peaks' }],
    groups: [],
    reports: [],
    createdAt: SAVED_AT,
    ...more,
  };
}
