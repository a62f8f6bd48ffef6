import { createHash } from 'node:crypto';
import { dayInChina } from '#contract/domain/china-time.ts';
import type { Context, MemberContext } from '../../../context.ts';
import { currentTime } from '../../../platform/database/database.ts';
import { isProblem, problem, type Problem } from '../../../platform/problem.ts';
import { zipSize } from '../../../platform/zip/format.ts';
import type { ZipEntry } from '../../../platform/zip/stream.ts';
import { certificateName } from '../../papers/papers.ts';
import { keepCertificateOf, type Maker } from '../certificate.ts';
import { nameOf } from '../download.ts';
import { ASK_AGAIN, readyCopies } from '../copies/copies.ts';
import { type DeliveredRow, insertDownloads, listForArchive } from '../downloads.queries.ts';
import { noteCertificate } from '../list.queries.ts';

const TICKET_SECONDS = 600;

interface Ticket {
  userId: number;
  orderId: number;
  expires: number;
}

export interface Archive {
  fileName: string;
  entries: ZipEntry[];
  size: number;
  /** Stays the same while the content does, so that a download can resume. */
  etag: string;
}

type Opener = Maker & Pick<Context, 'db' | 'secrets'>;

/** A link to an archive of everything bought with an order. */
export async function archiveLink(
  ctx: MemberContext,
  { orderId }: { orderId: number },
): Promise<{ url: string; sizeBytes: number } | Problem> {
  const { userId } = ctx.actor;
  const ids = (await listForArchive(ctx.db, userId, orderId)).map((row) => row.id);
  if (ids.length === 0) return problem('not-found');
  await readyCopies(ctx, ids);
  const archive = await buildArchive(ctx, await listForArchive(ctx.db, userId, orderId));
  if (isProblem(archive)) return archive;
  await insertDownloads(ctx.db, ids, { userId, how: 'archive' });
  await noteCertificate(ctx.db, ids);
  const expires = (await currentTime(ctx.db)).getTime() + TICKET_SECONDS * 1000;
  const ticket: Ticket = { userId, orderId, expires };
  const sealed = ctx.secrets.seal(JSON.stringify(ticket));
  return { url: new URL(`/order/archive/${sealed}`, ctx.config.publicUrl).href, sizeBytes: archive.size };
}

/** The archive behind a link, unless the link is forged or expired. Leaves out licences revoked meanwhile. */
export async function openArchive(ctx: Opener, sealed: string): Promise<Archive | Problem> {
  const ticket = readTicket(ctx, sealed);
  if (!ticket || ticket.expires <= (await currentTime(ctx.db)).getTime()) return problem('not-found');
  const rows = await listForArchive(ctx.db, ticket.userId, ticket.orderId);
  return await buildArchive(ctx, rows);
}

function readTicket(ctx: Opener, sealed: string): Ticket | undefined {
  try {
    return JSON.parse(ctx.secrets.open(sealed)) as Ticket;
  } catch {
    return undefined;
  }
}

async function buildArchive(ctx: Maker, rows: readonly DeliveredRow[]): Promise<Archive | Problem> {
  if (rows.length === 0) return problem('not-found');
  const entries: ZipEntry[] = [];
  const content = createHash('sha256');
  for (const row of rows) {
    const { key, size, crc32 } = row;
    // A licence that was reissued a moment ago.
    if (key === null || size === null || crc32 === null) return problem('copy-not-ready', { retryAfter: ASK_AGAIN });
    const paper = await keepCertificateOf(ctx, row);
    const day = dayInChina(row.issuedAt);
    content.update(`${key} ${size} ${paper.key} ${paper.size} ${nameOf(row)} ${day}\n`);
    const fileIn = (name: string, of: { key: string; size: number }, crc?: number): ZipEntry => ({
      name,
      day,
      size: of.size,
      crc32: crc,
      open: (range, signal) => ctx.objects.open('originals', of.key, range, signal),
    });
    entries.push(fileIn(nameOf(row), { key, size }, crc32), fileIn(certificateName(row.number), paper));
  }
  const etag = `"${content.digest('hex').slice(0, 32)}"`;
  return { fileName: `Framehall-${rows[0]?.orderNumber}.zip`, entries, size: zipSize(entries), etag };
}
