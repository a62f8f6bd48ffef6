/** Signs that file systems refuse, or that mean something to them. */
const REFUSED = /[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu;
const LONGEST = 80;

/** What a delivered file is called: its code, its title, and the ending of what was uploaded. */
export function deliveredName(code: string, title: string, uploadedName: string): string {
  const plain = title.toWellFormed().replaceAll(REFUSED, ' ').replaceAll(/\s+/g, ' ').trim();
  const short = Array.from(plain)
    .slice(0, LONGEST)
    .join('')
    .replace(/[. ]+$/, '');
  const ending = /\.([A-Za-z0-9]{1,8})$/.exec(uploadedName)?.[1]?.toLowerCase();
  return `${[code, short].filter((part) => part !== '').join('-')}${ending === undefined ? '' : `.${ending}`}`;
}
