import type { ImageItem, MusicItem, VideoItem } from '#contract/items.ts';

export function photoItem(id: number, more: Partial<ImageItem> = {}): ImageItem {
  return {
    kind: 'photo',
    id,
    code: `P0000000${id}`,
    title: `Photo ${id}`,
    userTitle: '',
    from: 'other',
    bookmarkId: null,
    alike: 0,
    thumbnail: `/${id}/thumb-1x`,
    thumbnail2x: `/${id}/thumb-2x`,
    poster: `/${id}/poster`,
    width: 3840,
    height: 2160,
    colour: '#445566',
    samplePath: null,
    groupFlag: 0,
    ...more,
  };
}

export function videoItem(id: number, more: Partial<VideoItem> = {}): VideoItem {
  const own = { code: `V0000000${id}`, title: `Clip ${id}`, url: `/${id}/sample`, url480: `/${id}/preview` };
  return { ...photoItem(id), ...own, kind: 'video', duration: 12.4, resolution: '4K', hdrFlag: 0, ...more };
}

export function musicItem(musicId: number, more: Partial<MusicItem> = {}): MusicItem {
  return {
    kind: 'music',
    musicId,
    code: `M0000000${musicId}`,
    musicName: `Piece ${musicId}`,
    composerText: 'Mo Lan',
    artistText: 'Lan Trio',
    cover: [],
    coverStr: `/${musicId}/cover`,
    url: `/${musicId}/sound`,
    waveUrl: `/${musicId}/wave`,
    durationText: '02:10',
    tagList: [],
    subVersionCount: 0,
    loopFlag: 0,
    bookmarkId: null,
    price: 'B',
    ...more,
  };
}
