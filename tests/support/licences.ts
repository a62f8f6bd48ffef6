import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { LicenceTerms, SpecialTerms } from '#contract/domain/licence-terms.ts';
import { transaction } from '#server/context.ts';
import { type Description, saveFile } from '#server/features/catalogue/catalogue.ts';
import { makeCopies } from '#server/features/licences/copies/copies.jobs.ts';
import { issueLicences } from '#server/features/licences/licences.ts';
import { systemContext } from '#server/system-context.ts';
import { makeMaterial } from './materials.ts';
import type { Product } from './product.ts';

export const TERMS: LicenceTerms = { scene: 'advertising', channel: 'internet', period: 'year', area: 'mainland' };

export const LICENSEE = {
  licenseeType: 'company',
  licensee: 'Nine Films',
  creditCode: '',
  projectName: 'Spring film',
  brand: 'Dawn',
  endClient: '',
} as const;

/** A video with an original file. */
export async function makeOriginal(product: Product, content: Buffer, title = 'Mountain'): Promise<number> {
  const id = await makeMaterial(product, { kind: 'video', description: { titleEn: title, titleZh: title } });
  await storeOriginal(product, id, content, { contentType: 'video/mp4', ending: 'mp4', fileName: `clip ${id}.MP4` });
  return id;
}

/** A piece of music, or a version of one, with an original file. */
export async function makeTrack(product: Product, content: Buffer, description: Partial<Description>): Promise<number> {
  const id = await makeMaterial(product, { kind: 'music', description });
  await storeOriginal(product, id, content, { contentType: 'audio/wav', ending: 'wav', fileName: `mix ${id}.WAV` });
  return id;
}

interface Format {
  contentType: string;
  ending: string;
  fileName: string;
}

export async function storeOriginal(product: Product, id: number, content: Buffer, format: Format): Promise<void> {
  const { contentType, ending, fileName } = format;
  const key = `original-${id}.${ending}`;
  const sha256 = createHash('sha256').update(content).digest('hex');
  await product.services.objects.put('originals', key, content, { contentType });
  const sizeBytes = content.length;
  await saveFile(product.db, id, { rendition: 'original', bucket: 'originals', key, contentType, sizeBytes });
  await sql`
    update materials set sha256 = ${sha256}, size_bytes = ${sizeBytes}, file_name = ${fileName}
    where id = ${id}`.execute(product.db);
}

interface Wish {
  /** Name of a demo account, or an address. */
  buyer?: string;
  lines: { materialId: number; terms?: Partial<LicenceTerms>; special?: SpecialTerms }[];
  amountFen?: number;
  startsOn?: string;
  licensee?: string;
  projectName?: string;
  customerId?: number;
  /** Whether the worker has made the licensed copies already. */
  copied?: boolean;
}

/** A paid order with an accepted quote, whose licences are not issued yet. */
export async function makePaidOrder(product: Product, wish: Wish): Promise<number> {
  const { amountFen = 128_000, buyer = 'buyer', startsOn = '2020-01-01', customerId = null } = wish;
  const { licensee = LICENSEE.licensee, projectName = LICENSEE.projectName } = wish;
  const total = amountFen * wish.lines.length;
  const inserted = await sql<{ id: number }>`
    insert into orders (kind, buyer_id, customer_id, state, licensee_type, licensee, project_name, brand, contact_name,
      contact, starts_on, total_fen, paid_at, agreement_id)
    select 'video', id, ${customerId}, 'paid', 'company', ${licensee}, ${projectName}, 'Dawn', 'Wei', '13800000000',
      ${startsOn}, ${total}, clock_now(), (select id from policies where name = 'order' and version = 1)
    from users where email = ${buyer.includes('@') ? buyer : `${buyer}@framehall.test`} returning id`.execute(
    product.db,
  );
  const orderId = inserted.rows[0]!.id;
  const { id: quoteId } = await product.db
    .insertInto('quotes')
    .values({ orderId, version: 1, state: 'accepted', totalFen: total, validUntil: sql`clock_now()` })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [position, { materialId, terms, special }] of wish.lines.entries()) {
    const { id: lineId } = await product.db
      .insertInto('orderLines')
      .values({ orderId, position, materialId, ...TERMS, ...terms })
      .returning('id')
      .executeTakeFirstOrThrow();
    await product.db
      .insertInto('quoteLines')
      .values({
        quoteId,
        lineId,
        priceFen: amountFen,
        discountFen: 0,
        ...TERMS,
        ...terms,
        specialZh: special?.zh ?? '',
        specialEn: special?.en ?? '',
      })
      .execute();
  }
  return orderId;
}

/** The same, confirmed and with its licences. */
export async function makeLicences(product: Product, wish: Wish) {
  const orderId = await makePaidOrder(product, wish);
  await issue(product, orderId);
  await sql`update orders set state = 'confirmed', confirmed_at = clock_now() where id = ${orderId}`.execute(
    product.db,
  );
  const licences = await product.db
    .selectFrom('licences')
    .selectAll()
    .select(sql<string>`starts_on::text`.as('firstDay'))
    .select(sql<string | null>`ends_on::text`.as('lastDay'))
    .where('orderId', '=', orderId)
    .orderBy('id')
    .execute();
  if (wish.copied !== false) for (const { id } of licences) await copyFor(product, id);
  return { orderId, licences, licence: licences[0]! };
}

/** Makes the licensed copies, as the worker does. */
export async function copyFor(product: Product, licenceId: number): Promise<void> {
  await makeCopies(systemContext(product.services, 'test'), { licenceId }, new AbortController().signal);
}

export async function issue(product: Product, orderId: number): Promise<void> {
  await transaction(systemContext(product.services, 'test'), (ctx) => issueLicences(ctx, orderId));
}
