import { sql } from 'kysely';
import type { MediaKind, Rendition } from '#contract/domain/media.ts';
import { addMaterial, type Description, moveMaterial, saveFile } from '#server/features/catalogue/catalogue.ts';
import { systemContext } from '#server/system-context.ts';
import type { Product } from './product.ts';
import { must } from '#server/platform/problem.ts';

const RENDITIONS: Record<MediaKind, Rendition[]> = {
  video: ['thumb-1x', 'thumb-2x', 'poster', 'preview', 'sample'],
  photo: ['thumb-1x', 'thumb-2x', 'poster', 'sample'],
  music: ['preview', 'wave', 'cover'],
  effect: ['preview', 'wave', 'cover'],
};

interface Options {
  kind: MediaKind;
  online?: boolean;
  description?: Partial<Description>;
}

/** A material as the pipeline leaves it, but without its files. */
export async function makeMaterial(product: Product, { kind, online = true, description }: Options): Promise<number> {
  const ctx = systemContext(product.services, 'test');
  const { id: ownerId } = await product.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'photographer@framehall.test')
    .executeTakeFirstOrThrow();
  const id = await addMaterial(ctx, {
    kind,
    ownerId,
    shopId: null,
    fileName: `${kind}.bin`,
    sizeBytes: 20_000_000,
    description: { titleZh: '山', titleEn: 'Mountain', ...description },
  });
  await sql`
    update materials set width = 1920, height = 1080, duration_ms = 21400, sha256 = ${`${id}`} where id = ${id}`.execute(
    product.db,
  );
  for (const rendition of RENDITIONS[kind])
    await saveFile(product.db, id, {
      rendition,
      bucket: 'previews',
      key: `${id}/${rendition}`,
      contentType: 'image/webp',
      sizeBytes: 1000,
    });
  must(await moveMaterial(ctx, { id, from: 'uploaded', to: 'transcoding', by: 'system' }));
  must(await moveMaterial(ctx, { id, from: 'transcoding', to: 'incomplete', by: 'system' }));
  if (!online) return id;
  must(await moveMaterial(ctx, { id, from: 'incomplete', to: 'pending', by: 'owner' }));
  must(await moveMaterial(ctx, { id, from: 'pending', to: 'online', by: 'reviewer' }));
  return id;
}
