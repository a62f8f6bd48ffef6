import { createHash } from 'node:crypto';
import { dayInChina } from '#contract/domain/china-time.ts';
import type { Context, MemberContext } from '../../../context.ts';
import { currentTime } from '../../../platform/database/database.ts';
import { problem, type Problem } from '../../../platform/problem.ts';
import { zipSize } from '../../../platform/zip/format.ts';
import type { ZipEntry } from '../../../platform/zip/stream.ts';
import { certificateName } from '../../papers/papers.ts';
import { keepCertificateOf, type Maker } from '../certificate.ts';
import { nameOf } from '../download.ts';
import { saveChecksum } from '../../catalogue/catalogue.ts';
import { insertDownloads, listForArchive } from '../downloads.queries.ts';
import { noteCertificate } from '../list.queries.ts';

const TICKET_SECONDS = 600;

interface Ticket {
  userId: number;
  orderId: number;
  language: 'zh' | 'en';
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
type Builder = Maker & Pick<Context, 'db' | 'language'>;

/** A link to an archive of everything bought with an order. */
export async function archiveLink(
  ctx: MemberContext,
  { orderId }: { orderId: number },
): Promise<{ url: string; sizeBytes: number } | Problem> {
  const { userId } = ctx.actor;
  const rows = await listForArchive(ctx.db, userId, orderId);
  if (rows.length === 0) return problem('not-found');
  const ids = rows.map((row) => row.id);
  const { size } = await buildArchive(ctx, rows);
  await insertDownloads(ctx.db, ids, { userId, how: 'archive' });
  await noteCertificate(ctx.db, ids);
  const expires = (await currentTime(ctx.db)).getTime() + TICKET_SECONDS * 1000;
  const ticket: Ticket = { userId, orderId, language: ctx.language, expires };
  const sealed = ctx.secrets.seal(JSON.stringify(ticket));
  return { url: new URL(`/order/archive/${sealed}`, ctx.config.publicUrl).href, sizeBytes: size };
}

/** The archive behind a link; undefined when the link is forged or expired. Leaves out licences revoked meanwhile. */
export async function openArchive(ctx: Opener, sealed: string): Promise<Archive | undefined> {
  const ticket = readTicket(ctx, sealed);
  if (!ticket || ticket.expires <= (await currentTime(ctx.db)).getTime()) return undefined;
  const rows = await listForArchive(ctx.db, ticket.userId, ticket.orderId);
  if (rows.length === 0) return undefined;
  return await buildArchive({ ...ctx, language: ticket.language }, rows);
}

function readTicket(ctx: Opener, sealed: string): Ticket | undefined {
  try {
    return JSON.parse(ctx.secrets.open(sealed)) as Ticket;
  } catch {
    return undefined;
  }
}

type Row = Awaited<ReturnType<typeof listForArchive>>[number];

async function buildArchive(ctx: Builder, rows: readonly Row[]): Promise<Archive> {
  const entries: ZipEntry[] = [];
  const content = createHash('sha256');
  for (const row of rows) {
    const paper = await keepCertificateOf(ctx, row);
    const day = dayInChina(row.issuedAt);
    content.update(`${row.key} ${row.size} ${paper.key} ${paper.size} ${nameOf(ctx, row)} ${day}\n`);
    entries.push(
      {
        name: nameOf(ctx, row),
        day,
        size: row.size,
        crc32: row.crc32 ?? undefined,
        open: (range, signal) => ctx.objects.open('originals', row.key, range, signal),
        learned: (crc32) => saveChecksum(ctx.db, row.key, crc32),
      },
      {
        name: certificateName(row.number),
        day,
        size: paper.size,
        crc32: undefined,
        open: (range, signal) => ctx.objects.open('originals', paper.key, range, signal),
        learned: async () => {},
      },
    );
  }
  const etag = `"${content.digest('hex').slice(0, 32)}"`;
  return { fileName: `Framehall-${rows[0]?.orderNumber}.zip`, entries, size: zipSize(entries), etag };
}
