import { MOUNTAINS } from './scenes/mountain-looks.ts';
import type { PhotoRecipe, Shoot } from './scenes/recipe.ts';

export const PHOTOS: Record<string, PhotoRecipe> = { ...MOUNTAINS };
export const CLIPS: Record<string, Shoot> = {};
