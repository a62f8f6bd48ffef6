import type { AgreementKind } from '#contract/domain/agreement.ts';
import { startOfDayInChina } from '#contract/domain/china-time.ts';
import type { Context } from '../../context.ts';
import { dayInWords, tellUser } from '../messages/messages.ts';
import type { AgreementRow } from './agreements.queries.ts';

const tabUrl = ({ config }: Context) => new URL('/MaterialCenter?tab=agreement', config.publicUrl).href;

const TEMPLATES = { consent: 'agreementToSign', notice: 'agreementNotice' } as const;

/** Tells a photographer of a new version, which they have to sign or only to know. */
export async function tellVersion(
  tx: Context,
  userId: number,
  kind: AgreementKind,
  { version, effectiveOn, sharePercent, exclusivePercent }: AgreementRow,
): Promise<void> {
  const url = tabUrl(tx);
  await tellUser(tx, userId, TEMPLATES[kind], (language) => ({
    version,
    day: dayInWords(language, startOfDayInChina(effectiveOn)),
    percent: sharePercent,
    exclusive: exclusivePercent,
    url,
  }));
}

/** Confirms a signature, which also tells the owner of an account that somebody else uses. */
export async function tellSigned(
  tx: Context,
  userId: number,
  { version, signer }: { version: number; signer: string },
): Promise<void> {
  await tellUser(tx, userId, 'agreementSigned', () => ({ version, signer, url: tabUrl(tx) }));
}

/** Says what follows from a rejection, and from which day in China on. */
export async function tellRejected(
  tx: Context,
  userId: number,
  { version, day }: { version: number; day: string },
): Promise<void> {
  await tellUser(tx, userId, 'agreementRejected', (language) => ({
    version,
    day: dayInWords(language, startOfDayInChina(day)),
    url: tabUrl(tx),
  }));
}
