import { hash } from 'node:crypto';
import type { Context } from '../../context.ts';
import type { SignedAgreement } from './agreement.ts';
import type { AwardPaper } from './award.ts';
import type { BoardPaper } from './board.ts';
import type { Certificate } from './certificate.ts';
import type { CueSheet } from './cue-sheet.ts';
import { makePaper } from './make-paper.ts';
import type { PaperTask } from './paper-thread.ts';
import { findKept, keepFirst, type Kept, type Subject } from './papers.queries.ts';
import type { ProtocolPaper } from './protocol.ts';
import type { QuotePaper } from './quote.ts';
import type { StatementPaper } from './statement.ts';

export type { AwardPaper } from './award.ts';
export type { BoardPaper } from './board.ts';
export type { Certificate } from './certificate.ts';
export type { CueSheet } from './cue-sheet.ts';
export type { ProtocolPaper } from './protocol.ts';
export type { ProtocolRound } from './protocol-round.ts';
export type { PaperSum } from './statement.ts';
export { pictureForPaper } from './picture.ts';
export { findByHash as findPaperByHash } from './papers.queries.ts';

const LINK_SECONDS = 600;

type Shelf = Pick<Context, 'db' | 'objects' | 'config' | 'signer' | 'log'>;

/** A link to a quote as PDF, good for ten minutes. */
export async function quotePaperLink(ctx: Shelf, paper: QuotePaper): Promise<string> {
  const { bankAccount } = ctx.config;
  // The licensee may change while the quote stays, so the paper's name depends on the content.
  const content = contentHash(ctx, [paper, bankAccount]);
  const subject = { name: `quote-${paper.quoteId}-${content}`, quoteId: paper.quoteId };
  const { key } = await keepPaper(ctx, subject, async () => ({ quote: { paper, bankAccount } }));
  const fileName = `Framehall-${paper.orderNumber}-quote-${paper.version}.pdf`;
  return await ctx.objects.signedUrl('originals', key, { seconds: LINK_SECONDS, fileName });
}

/** The hash of what a paper says, and in whose name. */
function contentHash({ config: { licensor } }: Shelf, said: readonly unknown[]): string {
  const seal = licensor.seal && hash('sha256', licensor.seal);
  return hash('sha256', JSON.stringify([...said, { ...licensor, seal }])).slice(0, 16);
}

/** A link to the cue sheet of a licence as PDF, good for ten minutes. */
export async function cueSheetPaperLink(ctx: Shelf, licenceId: number, cueSheet: CueSheet): Promise<string> {
  // The outlets of a licence may change, and what the catalogue knows of its music.
  const subject = { name: `cue-sheet-${licenceId}-${contentHash(ctx, [cueSheet])}`, licenceId };
  const { key } = await keepPaper(ctx, subject, async () => ({ cueSheet }));
  const fileName = `Framehall-${cueSheet.number}-cue-sheet.pdf`;
  return await ctx.objects.signedUrl('originals', key, { seconds: LINK_SECONDS, fileName });
}

/** A link to a board as PDF, good for ten minutes; `said` is all that it says, without pictures. */
export async function boardPaperLink(
  ctx: Shelf,
  boardId: number,
  said: readonly unknown[],
  read: () => Promise<BoardPaper>,
): Promise<string> {
  const subject = { name: `board-${boardId}-${contentHash(ctx, said)}`, boardId };
  const { key } = await keepPaper(ctx, subject, async () => ({ board: await read() }));
  const fileName = `Framehall-board-${boardId}.pdf`;
  return await ctx.objects.signedUrl('originals', key, { seconds: LINK_SECONDS, fileName });
}

/** A link to a signed agreement as PDF, good for ten minutes. */
export async function agreementPaperLink(ctx: Shelf, agreement: SignedAgreement): Promise<string> {
  const { answerId, version } = agreement;
  const subject = { name: `agreement-${answerId}`, agreementAnswerId: answerId };
  const { key } = await keepPaper(ctx, subject, async () => ({ agreement }));
  const fileName = `Framehall-agreement-${version}.pdf`;
  return await ctx.objects.signedUrl('originals', key, { seconds: LINK_SECONDS, fileName });
}

/** A link to a quarterly statement as PDF, good for ten minutes. */
export async function statementPaperLink(ctx: Shelf, statement: StatementPaper): Promise<string> {
  const { statementId, number } = statement;
  // The tax may come later than the statement.
  const subject = { name: `statement-${statementId}-${contentHash(ctx, [statement])}`, statementId };
  const { key } = await keepPaper(ctx, subject, async () => ({ statement }));
  return await ctx.objects.signedUrl('originals', key, { seconds: LINK_SECONDS, fileName: `Framehall-${number}.pdf` });
}

/** Makes a certificate once. It never changes: a correction has another number and another file. */
export async function keepCertificate(ctx: Shelf, licenceId: number, read: () => Promise<Certificate>): Promise<Kept> {
  const subject = { name: `licence-${licenceId}`, licenceId };
  return await keepPaper(ctx, subject, async () => ({ certificate: await read() }));
}

export function certificateName(number: string): string {
  return `Framehall-${number}.pdf`;
}

/** A link to a stored certificate, of a licence or an award, good for ten minutes. */
export async function certificateLink(ctx: Pick<Context, 'objects'>, key: string, number: string): Promise<string> {
  return await ctx.objects.signedUrl('originals', key, { seconds: LINK_SECONDS, fileName: certificateName(number) });
}

/** Makes the record of a contest's judging once; it never changes. */
export async function keepProtocol(ctx: Shelf, contestId: number, read: () => Promise<ProtocolPaper>): Promise<Kept> {
  return await keepPaper(ctx, { name: `protocol-${contestId}`, contestId }, async () => ({ protocol: await read() }));
}

/** A link to a stored record of judging, good for ten minutes. */
export async function protocolLink(ctx: Pick<Context, 'objects'>, key: string, contestId: number): Promise<string> {
  const fileName = `Framehall-contest-${contestId}-judging.pdf`;
  return await ctx.objects.signedUrl('originals', key, { seconds: LINK_SECONDS, fileName });
}

/** Makes the certificate of an award once; it never changes. */
export async function keepAward(ctx: Shelf, awardId: number, read: () => Promise<AwardPaper>): Promise<Kept> {
  return await keepPaper(ctx, { name: `award-${awardId}`, awardId }, async () => ({ award: await read() }));
}

type Content = PaperTask extends infer Task ? (Task extends unknown ? Omit<Task, 'issuer'> : never) : never;

/**
 * Makes a paper the first time that it is asked for and keeps that file. Each making is signed at another moment and so
 * another file; of two at once the first to be noted is kept, and everybody gets that one.
 */
async function keepPaper(ctx: Shelf, subject: Subject, read: () => Promise<Content>): Promise<Kept> {
  const kept = await findKept(ctx.db, subject.name);
  if (kept) return kept;
  const issuer = { licensor: ctx.config.licensor, signer: ctx.signer, at: new Date() };
  const pdf = await makePaper({ ...(await read()), issuer });
  const sha256 = hash('sha256', pdf);
  const key = `papers/${subject.name}-${sha256.slice(0, 16)}.pdf`;
  await ctx.objects.put('originals', key, pdf, { contentType: 'application/pdf' });
  const first = await keepFirst(ctx.db, subject, { key, size: pdf.length, sha256 });
  // What is left when this fails belongs to nothing, and is swept.
  if (first.key !== key)
    await ctx.objects
      .remove('originals', [key])
      .catch((error: unknown) => ctx.log.warn({ err: error, key }, 'a paper that came second remains'));
  return first;
}
