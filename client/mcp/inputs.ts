import * as z from 'zod';
import { AREAS, CHANNELS, PERIODS, SCENES } from '../../contract/domain/licence-terms.ts';
import { PRICE_KINDS } from '../../contract/domain/prices.ts';

export const id = z.int().positive();

export const materialId = id.describe('Id of a material, from search_materials.');

/** How a material is to be used, as buyers choose it. */
export const use = z
  .strictObject({
    scene: z.enum(SCENES).describe('What it’s for. Only “advertising” includes paid advertising.'),
    channel: z.enum(CHANNELS).describe('Where it appears.'),
    period: z.enum(PERIODS).describe('How long. “permanent” and “buyout” (exclusive) are priced on request.'),
    area: z.enum(AREAS).describe('Where in the world: mainland China, Greater China or worldwide.'),
  })
  .describe('How the material will be used. list_uses returns the combinations on offer. Ask rather than guess.');

/** Lists of what was bought. */
export const listed = {
  kind: z.enum(PRICE_KINDS).optional().describe('Only this kind. “music” includes sound effects.'),
  page: z.int().min(1).max(1_000_000).default(1).describe('Page of the list, newest first.'),
  pageSize: z.int().min(1).max(100).default(20),
};

export const keyword = z.string().max(60).default('');
