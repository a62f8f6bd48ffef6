import { inLanguage } from '#contract/domain/language.ts';
import type { LicenceFile } from './files.queries.ts';

/** Characters that file systems refuse or treat specially. */
const REFUSED = /[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu;
const LONGEST = 80;

type Named = Pick<LicenceFile, 'materialCode' | 'titleZh' | 'titleEn'>;

/** Code and title, as a name of a file or folder. It has the Chinese title for everybody, as papers print it. */
export function plainName({ materialCode, titleZh, titleEn }: Named): string {
  const title = inLanguage('zh', titleZh, titleEn);
  const plain = title.toWellFormed().replaceAll(REFUSED, ' ').replaceAll(/\s+/g, ' ').trim();
  const short = Array.from(plain)
    .slice(0, LONGEST)
    .join('')
    .replace(/[. ]+$/, '');
  return [materialCode, short].filter((part) => part !== '').join('-');
}

/** Name of a delivered file: code, title, and the extension of the upload. */
export function nameOf(file: Named & Pick<LicenceFile, 'fileName'>): string {
  const ending = /\.([A-Za-z0-9]{1,8})$/.exec(file.fileName)?.[1]?.toLowerCase();
  return `${plainName(file)}${ending === undefined ? '' : `.${ending}`}`;
}
