import type { FileSuggestion } from '#contract/calls/suggestion.ts';
import { CHINA } from './china.ts';
import { WORLD } from './world.ts';

interface Coordinates {
  latitude: number;
  longitude: number;
}

interface Place extends Coordinates {
  zh: string;
  en: string;
}

const PLACES = [CHINA, WORLD].flatMap((text) => text.trim().split('\n').flatMap(placesIn));

/** Reads the places of a province or country, which is named first. */
function placesIn(line: string): Place[] {
  const [, regionZh = '', regionEn = '', list = ''] = /^(\S+) ([^:]+): (.+)$/.exec(line) ?? [];
  return list.split('; ').map((place) => {
    const [zh = '', en = '', latitude, longitude] = place.split('|');
    return {
      zh: regionZh + zh,
      en: `${en}, ${regionEn}`,
      latitude: Number(latitude),
      longitude: Number(longitude),
    };
  });
}

/** Farther away, the name of a place would mislead. */
const NEAR_KM = 60;

/** The nearest known place; null when none is near. */
export function placeNear(at: Coordinates): FileSuggestion['near'] {
  let nearest: Place | undefined;
  let least = NEAR_KM;
  for (const place of PLACES) {
    const distance = distanceKm(at, place);
    if (distance > least) continue;
    nearest = place;
    least = distance;
  }
  if (!nearest) return null;
  const coordinates = `${at.latitude.toFixed(5)}, ${at.longitude.toFixed(5)}`;
  return { zh: nearest.zh, en: nearest.en, coordinates };
}

const EARTH_KM = 6371;

function distanceKm(a: Coordinates, b: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (angle: number) => Math.sin(radians(angle) / 2) ** 2;
  const across = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude));
  return 2 * EARTH_KM * Math.asin(Math.sqrt(half(b.latitude - a.latitude) + across * half(b.longitude - a.longitude)));
}

export interface SuggestionRow extends Omit<FileSuggestion, 'near'> {
  latitude: number | null;
  longitude: number | null;
}

/** What a file says of itself, with the name of the place where it was shot. */
export function presentSuggestion({ latitude, longitude, ...said }: SuggestionRow): FileSuggestion {
  const isNamed = said.place !== '' || latitude === null || longitude === null;
  return { ...said, near: isNamed ? null : placeNear({ latitude, longitude }) };
}
