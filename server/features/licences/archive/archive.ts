import { dayInChina } from '#contract/domain/china-time.ts';
import type { Context, MemberContext } from '../../../context.ts';
import { isProblem, problem, type Problem } from '../../../platform/problem.ts';
import { certificateName } from '../../papers/papers.ts';
import { keepCertificateOf, type Maker } from '../certificate.ts';
import { ASK_AGAIN, readyCopies } from '../copies/copies.ts';
import { nameOf, plainName } from '../delivered-name.ts';
import { copiesOf, type DeliveredCopy, insertDownloads, listForArchive } from '../downloads.queries.ts';
import { type LicenceRow, noteCertificate } from '../list.queries.ts';
import { claimKit } from '../music/claim-kit.ts';
import { type Archive, archiveOf, type Entry, storedEntry } from './entries.ts';
import { readTicket, ticketLink } from './ticket.ts';

type Opener = Maker & Pick<Context, 'secrets'>;

/** A link to an archive of everything bought with an order. */
export async function archiveLink(
  ctx: MemberContext,
  { orderId }: { orderId: number },
): Promise<{ url: string; sizeBytes: number } | Problem> {
  const { userId } = ctx.actor;
  const rows = await listForArchive(ctx.db, userId, orderId);
  const wanted = (await copiesOf(ctx.db, idsOf(rows))).map(({ fileId }) => fileId);
  if (wanted.length === 0) return problem('not-found');
  await readyCopies(ctx, wanted);
  const archive = await orderArchive(ctx, userId, orderId);
  if (isProblem(archive)) return archive;
  const delivered = idsOf(rows.filter((row) => row.files.some(({ id }) => wanted.includes(id))));
  await insertDownloads(ctx.db, delivered, { userId, how: 'archive' });
  await noteCertificate(ctx.db, delivered);
  return { url: await ticketLink(ctx, userId, { orderId }), sizeBytes: archive.size };
}

const idsOf = (rows: readonly LicenceRow[]) => rows.map(({ id }) => id);

/** The archive behind a link, unless the link is forged or expired. Leaves out licences revoked meanwhile. */
export async function openArchive(ctx: Opener, sealed: string): Promise<Archive | Problem> {
  const ticket = await readTicket(ctx, sealed);
  if (!ticket) return problem('not-found');
  if ('claimOf' in ticket) return await claimKit(ctx, ticket.userId, ticket.claimOf);
  return await orderArchive(ctx, ticket.userId, ticket.orderId);
}

async function orderArchive(ctx: Maker, userId: number, orderId: number): Promise<Archive | Problem> {
  const rows = await listForArchive(ctx.db, userId, orderId);
  const copies = new Map((await copiesOf(ctx.db, idsOf(rows))).map((copy) => [copy.fileId, copy]));
  const entries: Entry[] = [];
  for (const row of rows) {
    const files = filesOf(ctx, row, copies);
    if (!files) return problem('copy-not-ready', { retryAfter: ASK_AGAIN });
    if (files.length === 0) continue;
    const paper = storedEntry(ctx.objects, certificateName(row.number), dayOf(row), await keepCertificateOf(ctx, row));
    entries.push(...files, paper);
  }
  return entries.length === 0 ? problem('not-found') : archiveOf(`Framehall-${rows[0]?.orderNumber}.zip`, entries);
}

const dayOf = ({ issuedAt }: LicenceRow) => dayInChina(issuedAt);

/** The files of a licence, several of them in a folder; undefined while one is being made, as after a reissue. */
function filesOf(ctx: Maker, row: LicenceRow, copies: ReadonlyMap<number, DeliveredCopy>): Entry[] | undefined {
  const folder = row.files.length > 1 ? `${plainName(row)}/` : '';
  const entries: Entry[] = [];
  for (const file of row.files) {
    const copy = copies.get(file.id);
    if (!copy) continue;
    if (copy.key === null) return undefined;
    entries.push(storedEntry(ctx.objects, `${folder}${nameOf(file)}`, dayOf(row), copy));
  }
  return entries;
}
