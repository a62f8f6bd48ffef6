import type { Picture } from './picture.ts';
import type { PhotoRecipe, Shoot } from './scenes/recipe.ts';

/** Recipes of the photos of a family; loaded on demand, because a process makes one picture. */
const PHOTOS: Record<string, () => Promise<Record<string, PhotoRecipe>>> = {
  mountains: async () => (await import('./scenes/mountain-looks.ts')).MOUNTAINS,
  sea: async () => (await import('./scenes/sea.ts')).SEA,
  city: async () => (await import('./scenes/city.ts')).CITY,
  forest: async () => (await import('./scenes/forest.ts')).FOREST,
  desert: async () => (await import('./scenes/desert.ts')).DESERT,
  aurora: async () => (await import('./scenes/aurora.ts')).AURORA,
  aerial: async () => (await import('./scenes/aerial.ts')).AERIAL,
  ink: async () => (await import('./scenes/ink.ts')).INK,
  abstract: async () => (await import('./scenes/abstract.ts')).ABSTRACT,
  sky: async () => (await import('./scenes/sky.ts')).SKY,
  water: async () => (await import('./scenes/water.ts')).WATER,
  flora: async () => (await import('./scenes/flora.ts')).FLORA,
};

const CLIPS: Record<string, () => Promise<Record<string, Shoot>>> = {
  mountains: async () => (await import('./clips/mountains.ts')).MOUNTAIN_CLIPS,
  sea: async () => (await import('./clips/sky.ts')).SEA_CLIPS,
  city: async () => (await import('./clips/city.ts')).CITY_CLIPS,
  forest: async () => (await import('./clips/forest.ts')).FOREST_CLIPS,
  desert: async () => (await import('./clips/desert.ts')).DESERT_CLIPS,
  aurora: async () => (await import('./clips/aurora.ts')).AURORA_CLIPS,
  aerial: async () => (await import('./clips/aerial.ts')).AERIAL_CLIPS,
  ink: async () => (await import('./clips/ink.ts')).INK_CLIPS,
  abstract: async () => (await import('./clips/abstract.ts')).ABSTRACT_CLIPS,
  sky: async () => (await import('./clips/sky.ts')).SKY_CLIPS,
  water: async () => (await import('./clips/water.ts')).WATER_CLIPS,
  flora: async () => (await import('./clips/flora.ts')).FLORA_CLIPS,
};

export async function photoRecipe({ slug, family }: Picture): Promise<PhotoRecipe> {
  const recipe = (await PHOTOS[family]?.())?.[slug];
  if (!recipe) throw new Error(`There is no recipe for the photo ${slug}.`);
  return recipe;
}

export async function clipRecipe({ slug, family }: Picture): Promise<Shoot> {
  const recipe = (await CLIPS[family]?.())?.[slug];
  if (!recipe) throw new Error(`There is no recipe for the clip ${slug}.`);
  return recipe;
}
