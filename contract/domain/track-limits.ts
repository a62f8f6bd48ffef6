/**
 * What a track asks of its entries. A file must stay under its megabytes (MB); sides are the long side of a picture in
 * pixels.
 */
export interface TrackLimits {
  /** Entries that one person may have in it; those withdrawn do not count. */
  entries: number;
  leastPictures: number;
  mostPictures: number;
  pictureMb: number;
  leastSide: number;
  mostSide: number;
  videoMb: number;
  leastSeconds: number;
  mostSeconds: number;
}

export type TrackLimit = keyof TrackLimits;

/** The widest that a track can allow: what the product is made to receive, check and show. */
export const LIMIT_BOUNDS: Readonly<Record<TrackLimit, readonly [least: number, most: number]>> = {
  entries: [1, 15],
  leastPictures: [5, 9],
  mostPictures: [5, 9],
  pictureMb: [1, 5],
  leastSide: [1, 30_000],
  mostSide: [1, 30_000],
  videoMb: [1, 500],
  leastSeconds: [30, 300],
  mostSeconds: [30, 300],
};

/** A track of which nobody has said more allows all of that. */
export const USUAL_LIMITS: TrackLimits = {
  entries: 15,
  leastPictures: 5,
  mostPictures: 9,
  pictureMb: 5,
  leastSide: 1,
  mostSide: 30_000,
  videoMb: 500,
  leastSeconds: 30,
  mostSeconds: 300,
};

const PICTURES = ['pictureMb', 'leastSide', 'mostSide'] as const;
/** Which limits count in tracks of a kind. */
export const LIMITS_OF: Record<'video' | 'single' | 'group', readonly TrackLimit[]> = {
  video: ['entries', 'videoMb', 'leastSeconds', 'mostSeconds'],
  single: ['entries', ...PICTURES],
  group: ['entries', 'leastPictures', 'mostPictures', ...PICTURES],
};

/** Whether nothing is asked that no work can be: of two ends, the lower one comes first. */
export function areInOrder(limits: TrackLimits): boolean {
  return (
    limits.leastPictures <= limits.mostPictures &&
    limits.leastSide <= limits.mostSide &&
    limits.leastSeconds <= limits.mostSeconds
  );
}
