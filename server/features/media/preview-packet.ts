import { pages } from '#contract/domain/pages.ts';
import { en } from '#contract/text/en.ts';
import { xmpPacket } from '../../platform/xmp/packet.ts';
import { both, creditFields, fill } from '../../platform/xmp/words.ts';
import type { Credit } from './results.queries.ts';

/** What a preview says wherever it ends up: whose it is, and where a licence is to be had. */
export function previewPacket({ materialId, kind, code, ...shop }: Credit, publicUrl: string): string {
  const place = kind === 'photo' ? pages.detailPic : pages.detail;
  const page = `${publicUrl}${place.paths[0]}?id=${materialId}`;
  return xmpPacket({
    ...creditFields(shop),
    'xmpRights:Marked': 'True',
    'xmpRights:WebStatement': `${publicUrl}${pages.questions.paths[0]}`,
    'xmpRights:UsageTerms': both((text) => fill(text.embedded.preview, { page })),
    'plus:Licensor': { seq: [{ 'plus:LicensorName': en.site.name, 'plus:LicensorURL': page }] },
    'plus:LicensorImageID': code,
  });
}
