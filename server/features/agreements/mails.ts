import type { AgreementKind } from '#contract/domain/agreement.ts';
import { startOfDayInChina } from '#contract/domain/china-time.ts';
import type { Context } from '../../context.ts';
import { dayInWords, tellUser } from '../messages/messages.ts';
import type { AgreementRow } from './agreements.queries.ts';

const TEMPLATES = { consent: 'agreementToSign', notice: 'agreementNotice' } as const;

/** Tells a photographer of a new version, which they have to sign or only to know. */
export async function tellVersion(
  tx: Context,
  userId: number,
  kind: AgreementKind,
  { version, effectiveOn, sharePercent, exclusivePercent }: AgreementRow,
): Promise<void> {
  const url = new URL('/MaterialCenter?tab=agreement', tx.config.publicUrl).href;
  await tellUser(tx, userId, TEMPLATES[kind], (language) => ({
    version,
    day: dayInWords(language, startOfDayInChina(effectiveOn)),
    percent: sharePercent,
    exclusive: exclusivePercent,
    url,
  }));
}
