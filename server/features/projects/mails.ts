import type { Language } from '#contract/domain/language.ts';
import { pages } from '#contract/domain/pages.ts';
import { startOfDayInChina } from '#contract/domain/china-time.ts';
import { en } from '#contract/text/en.ts';
import { zh } from '#contract/text/zh.ts';
import type { Context } from '../../context.ts';
import { listAdmins } from '../companies/companies.ts';
import { dayInWords, tellUser } from '../messages/messages.ts';
import type { SkuRow } from './projects.queries.ts';

interface About {
  customerId: number;
  project: string;
}

const urlOf = (ctx: Context) => new URL(pages.downloadList.paths[0], ctx.config.publicUrl).href;

const kindIn = (language: Language, { kind }: Pick<SkuRow, 'kind'>) =>
  (language === 'en' ? en : zh).trade.kind[kind].toLocaleLowerCase('en');

/** Tells a company's administrators that little is left of a SKU. */
export async function tellLow(tx: Context, { customerId, project }: About, sku: SkuRow): Promise<void> {
  const { branch, quota, used } = sku;
  for (const userId of await listAdmins(tx.db, customerId))
    await tellUser(tx, userId, 'projectLow', (language) => ({
      project,
      branch,
      kind: kindIn(language, sku),
      left: quota - used,
      quota,
      url: urlOf(tx),
    }));
}

export type EndingSku = Pick<SkuRow, 'kind' | 'branch' | 'quota' | 'used' | 'endsOn'>;

/** Tells them which SKUs of a project end soon. */
export async function tellEnding(tx: Context, { customerId, project }: About, skus: readonly EndingSku[]) {
  for (const userId of await listAdmins(tx.db, customerId))
    await tellUser(tx, userId, 'projectEnding', (language) => ({
      project,
      list: skus.map((sku) => endingLine(language, sku)).join('\n'),
      url: urlOf(tx),
    }));
}

function endingLine(language: Language, sku: EndingSku): string {
  const { branch, quota, used, endsOn } = sku;
  const day = dayInWords(language, startOfDayInChina(endsOn));
  return `${branch} · ${kindIn(language, sku)} · ${quota - used} / ${quota} · ${day}`;
}
