import { dayInChina } from '#contract/domain/china-time.ts';
import { en } from '#contract/text/en.ts';
import { zh } from '#contract/text/zh.ts';
import type { Context } from '../../../context.ts';
import { fill } from '../../../platform/xmp/words.ts';
import type { LicenceRow } from '../list.queries.ts';
import type { Track } from './tracks.queries.ts';

interface Claimed {
  row: LicenceRow;
  /** The piece, or undefined when nothing more is known of it. */
  piece: Track | undefined;
  page: string;
  licensor: Context['config']['licensor'];
}

/** Words to paste into the form in which a claim is disputed; what is not known is left out. */
export function disputeIn(language: 'zh' | 'en', { row, piece, page, licensor }: Claimed): string {
  const { claim, trade, verify } = language === 'en' ? en : zh;
  const titles = language === 'en' ? [row.titleEn, row.titleZh] : [row.titleZh, row.titleEn];
  const facts: [string, string][] = [
    [claim.music, `${titles.find((title) => title !== '') ?? ''} (${row.materialCode})`],
    [claim.composer, piece?.composer ?? ''],
    [claim.number, row.number],
    [claim.licensee, row.licensee],
    [claim.licensor, language === 'en' ? licensor.nameEn : licensor.name],
    [claim.issued, dayInChina(row.issuedAt)],
    [
      claim.days,
      fill(row.endsOn === null ? verify.forever : verify.days, { from: row.startsOn, to: row.endsOn ?? '' }),
    ],
    [
      claim.scope,
      [trade.scene[row.scene], trade.channel[row.channel], trade.period[row.period], trade.area[row.area]].join(' · '),
    ],
    [claim.special, language === 'en' ? row.specialEn : row.specialZh],
    [claim.project, row.projectName],
    [claim.page, page],
  ];
  const told = facts.filter(([, value]) => value !== '').map(([name, value]) => fill(claim.fact, { name, value }));
  const outlets = row.outlets.length === 0 ? [] : [claim.outlets, ...row.outlets.map((one) => `- ${one}`)];
  const versions = row.files.length === 1 ? [] : [fill(claim.versions, { codes: codesOf(row, claim.separator) })];
  const paragraphs = [[claim.opening], told, outlets, versions, [claim.closing]];
  return `${paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\r\n'))
    .join('\r\n\r\n')}\r\n`;
}

const codesOf = ({ files }: LicenceRow, separator: string) =>
  files.map(({ materialCode }) => materialCode).join(separator);
