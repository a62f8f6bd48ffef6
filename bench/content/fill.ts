import { type Kysely, sql } from 'kysely';
import type { Block } from '#contract/domain/blocks.ts';
import type { DB } from '#server/platform/database/rows.ts';
import type { RunningProduct } from '../product.ts';

const PHOTOS = 24;
const ENTRIES = 50_000;
const REVISIONS = 20;

/** An article with a long body and a topic, both with the same photos. */
export interface Site {
  slug: string;
  topic: number;
}

/** Calls the office; throws where it refuses. */
export async function tell<Answer>({ url }: RunningProduct, token: string, path: string, input: object) {
  const headers = { 'content-type': 'application/json', access_token: token };
  const reply = await fetch(`${url}/office/${path}`, { method: 'POST', headers, body: JSON.stringify(input) });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
  return (await reply.json()) as Answer;
}

const words = (text: string): Block => ({ type: 'text', runs: [{ text: `${text} `.repeat(12).trim() }] });
const edition = (title: string, text: string) => ({
  title,
  summary: text,
  seo: '',
  body: Array.from({ length: 20 }, (_, place): Block[] => [
    { type: 'heading', level: 2, text: `${title} ${place + 1}` },
    words(text),
  ]).flat(),
});

export const written = (title: string, materials: string[] = []) => ({
  zh: edition(title, '清晨的港口，第一班渡轮离岸。'),
  en: edition(title, 'A harbour at dawn, and the first ferry leaves the quay.'),
  cover: null,
  tags: [],
  materials,
  facts: {},
});

export async function openSite(db: Kysely<DB>, product: RunningProduct, token: string): Promise<Site> {
  const photos = await addPhotos(db);
  const slug = 'bench-article';
  const content = written(
    'Harbour',
    photos.map(({ code }) => code),
  );
  const { id } = await tell<{ id: number }>(product, token, 'content/create', { type: 'content', slug, ...content });
  await tell(product, token, 'content/publish', { id, version: 2, from: null, until: null });
  const texts = {
    titleZh: '港口',
    titleEn: 'Harbour',
    descriptionZh: '清晨',
    descriptionEn: 'At dawn',
    published: true,
  };
  const topic = await tell<{ id: number }>(product, token, 'topic/add', { slug, ...texts });
  for (const { id: materialId } of photos)
    await tell(product, token, 'topic/addMaterial', { id: topic.id, materialId });
  return { slug, topic: topic.id };
}

/** Photos on sale, with the files that cards show. */
async function addPhotos(db: Kysely<DB>): Promise<{ id: number; code: string }[]> {
  const { rows } = await sql<{ id: number; code: string }>`
    insert into materials (kind, owner_id, state, title_zh, title_en, file_name, size_bytes, published_at)
    select 'photo', id, 'online', '港口 ' || n, 'Harbour ' || n, 'DSC.jpg', 20000000, clock_now()
    from users, generate_series(1, ${PHOTOS}::int) n where email = 'photographer@framehall.test'
    returning id, code`.execute(db);
  await sql`
    insert into material_files (material_id, rendition, bucket, key, content_type, size_bytes)
    select m.id, rendition, 'previews', 'bench/' || m.id || '/' || rendition, 'image/webp', 40000
    from materials m, unnest(array['thumb-1x', 'thumb-2x', 'poster']) as rendition
    where m.title_en like 'Harbour %' and m.file_name = 'DSC.jpg'`.execute(db);
  return rows;
}

/** A desk as after many years. What triggers note of pictures is left out, since nothing here shows any. */
export async function fillEntries(db: Kysely<DB>): Promise<void> {
  await sql`alter table content_revisions disable trigger content_revisions_pictures`.execute(db);
  await sql`
    insert into content_entries (type, slug)
    select (array['origin', 'case', 'brand', 'content', 'question'])[1 + n % 5], 'bench-' || n
    from generate_series(1, ${ENTRIES}::int) n`.execute(db);
  await sql`
    insert into content_revisions (entry_id, title_zh, title_en, summary_zh, summary_en, seo_zh, seo_en, body_zh,
      body_en, facts, made_at)
    select e.id, '港口 ' || e.id, case when e.id % 7 = 0 then '' else 'Harbour ' || e.id end, '', '', '', '',
      jsonb_build_array(jsonb_build_object('type', 'text', 'runs',
        jsonb_build_array(jsonb_build_object('text', repeat('清晨的港口。', 20))))),
      '[]', '{}', clock_now() - n * interval '1 day' - e.id * interval '1 minute'
    from content_entries e, generate_series(1, ${REVISIONS}::int) n
    where e.slug ~ '^bench-[0-9]+$'`.execute(db);
  await sql`
    update content_entries e set state = 'published', published_at = clock_now(), published_revision = last.id
    from (select entry_id, max(id) as id from content_revisions group by entry_id) last
    where last.entry_id = e.id and e.published_revision is null`.execute(db);
  await sql`alter table content_revisions enable trigger content_revisions_pictures`.execute(db);
  await sql`vacuum analyze content_entries, content_revisions`.execute(db);
}
