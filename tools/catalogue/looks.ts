import { type Kysely, sql } from 'kysely';
import type { MediaKind } from '#contract/domain/media.ts';
import { between, pick, type Random, randomOf, spread } from '#studio/random.ts';
import type { DB } from '#server/platform/database/rows.ts';
import { type LookRow, readMaterials, saveLooks } from './store.ts';

/** Mean and spread of each of the 24 numbers over real photos and clips: 12 of luma, 6 each of blueness and redness. */
const MEANS = [
  121, 129, 143, 111, 126, 122, 130, 127, 127, 121, 125, 128, 127, 128, 133, 132, 128, 128, 131, 128, 125, 125, 128,
  127,
];
const SPREADS = [53, 13, 35, 21, 11, 15, 7, 7, 7, 14, 9, 8, 15, 5, 11, 9, 2, 4, 15, 5, 11, 8, 4, 4];
const [BLUENESS, REDNESS] = [12, 18];

const SCENES = 3000;
/** Variation within a scene, as a share of the variation among all pictures. */
const WITHIN_SCENE = 0.45;
const AT_ONCE = 5000;

/** Gives every synthetic material a look; the same seed gives the same looks. */
export async function fillLooks(db: Kysely<DB>, seed: string): Promise<void> {
  const random = randomOf(`looks ${seed}`);
  const scenes = Array.from({ length: SCENES }, () => vary(random, MEANS, 1));
  let last = 0;
  for (;;) {
    const materials = await readMaterials(db, last, AT_ONCE);
    if (materials.length === 0) break;
    const synthetic = materials.filter((material) => material.synthetic);
    await saveLooks(
      db,
      synthetic.map(({ id, kind }) => lookOf(id, kind, scenes, random)),
    );
    last = materials.at(-1)?.id ?? last;
  }
  await sql`analyze material_looks`.execute(db);
}

function lookOf(id: number, kind: MediaKind, scenes: number[][], random: Random): LookRow {
  const hash = BigInt.asIntN(64, (BigInt(word(random)) << 32n) | BigInt(word(random))).toString();
  if (kind === 'music' || kind === 'effect') return { materialId: id, hash, colours: [], layout: null };
  const layout = vary(random, pick(random, scenes), WITHIN_SCENE);
  return { materialId: id, hash, colours: coloursOf(layout, random), layout };
}

const word = (random: Random): number => Math.floor(random() * 2 ** 32);

function vary(random: Random, from: readonly number[], share: number): number[] {
  return from.map((value, index) => byte(value + spread(random) * share * (SPREADS[index] ?? 0)));
}

/** The mean colour, and the same lighter or darker. */
function coloursOf(layout: readonly number[], random: Random): string[] {
  const [luma = 0, blueness = 128, redness = 128] = [layout[0], layout[BLUENESS], layout[REDNESS]];
  return [luma, luma * between(random, 0.4, 1.6)].map((light) => {
    const red = light + (redness - 128) / 0.713;
    const blue = light + (blueness - 128) / 0.564;
    const green = (light - 0.299 * red - 0.114 * blue) / 0.587;
    return `#${[red, green, blue].map((channel) => byte(channel).toString(16).padStart(2, '0')).join('')}`;
  });
}

const byte = (value: number): number => Math.max(0, Math.min(255, Math.round(value)));
