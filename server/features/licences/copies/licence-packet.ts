import { dayInChina } from '#contract/domain/china-time.ts';
import { en } from '#contract/text/en.ts';
import { zh } from '#contract/text/zh.ts';
import type { Context } from '../../../context.ts';
import { xmpPacket } from '../../../platform/xmp/packet.ts';
import { both, creditFields, fill } from '../../../platform/xmp/words.ts';
import type { FileToCopy } from './copies.queries.ts';

type Grantor = Pick<Context['config'], 'publicUrl' | 'licensor'>;

/**
 * What a delivered file says of its licence, in the terms of XMP, IPTC and PLUS. Files travel, so it says no more than
 * the verification page does, and the number of the order.
 */
export function licencePacket(licence: FileToCopy, { publicUrl, licensor }: Grantor): string {
  const page = new URL(`/verify/${licence.number}`, publicUrl).href;
  const { specialZh, specialEn } = licence;
  const { titleZh, titleEn, materialCode } = licence.files.find(({ id }) => id === licence.fileId) ?? licence;
  const terms = { zh: termsIn(zh, licence, specialZh, page), en: termsIn(en, licence, specialEn, page) };
  return xmpPacket({
    'dc:title': { zh: titleZh || titleEn, en: titleEn || titleZh },
    ...creditFields(licence),
    'dc:subject': { bag: [...new Set([...licence.keywordsZh, ...licence.keywordsEn])] },
    'dc:identifier': licence.number,
    'xmpRights:Marked': 'True',
    'xmpRights:WebStatement': page,
    'xmpRights:UsageTerms': terms,
    'plus:Version': '2.0.1',
    'plus:Licensor': {
      seq: [{ 'plus:LicensorName': `${licensor.name} / ${licensor.nameEn}`, 'plus:LicensorURL': publicUrl }],
    },
    'plus:Licensee': { seq: [{ 'plus:LicenseeName': licence.licensee }] },
    'plus:LicenseID': licence.number,
    'plus:LicenseStartDate': licence.startsOn,
    'plus:LicenseEndDate': licence.endsOn ?? undefined,
    'plus:LicenseTransactionDate': dayInChina(licence.issuedAt),
    'plus:LicensorTransactionID': { bag: [licence.orderNumber] },
    'plus:LicenseeProjectReference': { bag: [licence.projectName] },
    'plus:LicensorImageID': materialCode,
    'plus:MediaConstraints': both((text) => text.trade.channel[licence.channel]),
    'plus:RegionConstraints': both((text) => text.trade.area[licence.area]),
    'plus:ProductOrServiceConstraints': both((text) => text.trade.scene[licence.scene]),
    'plus:OtherConstraints': specialZh === '' ? undefined : { zh: specialZh, en: specialEn },
    'plus:TermsAndConditionsText': terms,
    'plus:TermsAndConditionsURL': page,
  });
}

function termsIn(
  { embedded, trade }: Pick<typeof en, 'embedded' | 'trade'>,
  licence: FileToCopy,
  special: string,
  page: string,
): string {
  const { scene, channel, period, area, startsOn, endsOn } = licence;
  return fill(embedded.terms, {
    licensee: licence.licensee,
    project: licence.projectName,
    number: licence.number,
    order: licence.orderNumber,
    scope: [trade.scene[scene], trade.channel[channel], trade.period[period], trade.area[area], special]
      .filter((part) => part !== '')
      .join(' · '),
    days: fill(endsOn === null ? embedded.forEver : embedded.days, { from: startsOn, to: endsOn ?? '' }),
    page,
  });
}
