export interface Texts {
  titleZh: string;
  titleEn: string;
  descriptionZh: string;
  descriptionEn: string;
  keywordsZh: string[];
  keywordsEn: string[];
}

/** Reads, line by line: Chinese title｜description, English title, English description, then keywords in both languages. */
export function readTexts(lines: readonly string[]): Texts {
  const [zh = '', titleEn = '', descriptionEn = '', ...words] = lines;
  const [titleZh = '', descriptionZh = ''] = zh.split('｜');
  const [wordsZh, wordsEn] = [true, false].map((chinese) => words.filter((line) => line.includes('、') === chinese));
  const keywordsZh = wordsZh!.join('').split('、');
  const keywordsEn = wordsEn!.join(' ').split(', ');
  return { titleZh, titleEn, descriptionZh, descriptionEn, keywordsZh, keywordsEn };
}

/** The lines of a text that stands indented in the code. */
export function linesOf([text = '']: TemplateStringsArray): string[] {
  return text.trim().split(/\n\s*/);
}
