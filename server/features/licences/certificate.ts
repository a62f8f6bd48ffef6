import type { Context, MemberContext } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { type Certificate, certificateLink, keepCertificate, pictureForPaper } from '../papers/papers.ts';
import { policyTexts } from '../policies/policies.ts';
import { nameOf } from './delivered-name.ts';
import { findLicence, findOwned, type LicenceRow, noteCertificate } from './list.queries.ts';
import { termsOf } from './present-licence.ts';

export type Maker = Pick<Context, 'db' | 'objects' | 'config' | 'signer' | 'log'>;

/** A link to the certificate of one of the caller's licences; notes that it was handed out. */
export async function ownCertificate(ctx: MemberContext, { licenceId }: { licenceId: number }) {
  const row = await findOwned(ctx.db, ctx.actor.userId, licenceId);
  if (!row) return problem('not-found');
  if (row.state !== 'valid') return problem('licence-ended');
  const { key } = await keepCertificateOf(ctx, row);
  await noteCertificate(ctx.db, [row.id]);
  return { url: await certificateLink(ctx, key, row.number) };
}

/** A link to any certificate for staff, also of a licence that has ended; it does not count as handed out. */
export async function anyCertificate(
  ctx: Context,
  { licenceId }: { licenceId: number },
): Promise<{ url: string } | Problem> {
  const row = await findLicence(ctx.db, licenceId);
  if (!row) return problem('not-found');
  const { key } = await keepCertificateOf(ctx, row);
  return { url: await certificateLink(ctx, key, row.number) };
}

export async function keepCertificateOf(ctx: Maker, row: LicenceRow): Promise<{ key: string; size: number }> {
  return await keepCertificate(ctx, row.id, () => certificateOf(ctx, row));
}

/** Address of the page on which anybody can verify a licence. */
export function verifyPage({ config }: Pick<Context, 'config'>, number: string): string {
  return new URL(`/verify/${number}`, config.publicUrl).href;
}

/** Makes the certificates of licences that were just issued, so that their buyer finds them ready. */
export async function makeCertificates(ctx: Context, { licenceIds }: { licenceIds: number[] }): Promise<void> {
  for (const id of licenceIds) {
    const row = await findLicence(ctx.db, id);
    if (row) await keepCertificateOf(ctx, row);
  }
}

async function certificateOf(ctx: Maker, row: LicenceRow): Promise<Certificate> {
  return {
    number: row.number,
    version: row.version,
    orderNumber: row.orderNumber,
    issuedAt: row.issuedAt,
    verifyUrl: verifyPage(ctx, row.number),
    licensee: row.licensee,
    creditCode: row.creditCode,
    projectName: row.projectName,
    brand: row.brand,
    endClient: row.endClient,
    references: { poNumber: row.poNumber, costCentre: row.costCentre },
    materialCode: row.materialCode,
    titleZh: row.titleZh,
    titleEn: row.titleEn,
    picture: row.thumbnail === null ? undefined : await pictureForPaper(ctx, row.thumbnail),
    terms: termsOf(row),
    excerpt: row.excerpt,
    special: { zh: row.specialZh, en: row.specialEn },
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    agreement: await policyTexts(ctx, row.agreementId),
    files: row.files.map((file) => ({ name: nameOf(file), sizeBytes: file.sizeBytes, sha256: file.sha256 })),
  };
}
