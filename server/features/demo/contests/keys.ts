import { keyFrom } from '#contract/domain/judging.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import { demoEmail } from '../accounts.ts';
import { JURY } from './jury.ts';

/** The contest whose judges are at work. */
export const JUDGED_NOW = '8k2024';

/** A smaller demo only shows the shop. */
export const WORKS_FROM = 60;

/** Keys of its judges by their addresses: the same at every start, and others in every installation. */
export function demoKeys(secrets: Pick<Secrets, 'fingerprint'>): Map<string, string> {
  return new Map(
    JURY.map(({ slug }) => [demoEmail(slug), keyFrom(secrets.fingerprint('demo-judge', JUDGED_NOW, slug))]),
  );
}
