import type { Block } from '#contract/domain/blocks.ts';
import type { Language } from '#contract/domain/language.ts';
import type { FieldsType } from './doc.ts';

/** The fields of a block that is filled in rather than written. */
export type Fields<Type extends FieldsType> = Omit<Extract<Block, { type: Type }>, 'type'>;

/** A new block; its form says what is missing. */
export const EMPTY_FIELDS: { [Type in FieldsType]: Fields<Type> } = {
  picture: { picture: { key: '', alt: '', caption: '' } },
  gallery: { pictures: [] },
  material: { code: '', caption: '' },
  materials: { title: '', codes: [] },
  figures: { items: [{ live: 'works', label: '' }] },
  button: { label: '', link: '' },
  contest: { part: 'hero' },
};

export interface FormProps<Type extends FieldsType> {
  fields: Fields<Type>;
  /** In which the body is written. */
  language: Language;
  /** What is wrong with a field, by its path. */
  errorOf: (path: string) => string | undefined;
  onChange: (more: Partial<Fields<Type>>) => void;
}

/** The language in which an editor's text is written. */
export const languageOf = ({ lang }: HTMLElement): Language => (lang === 'en' ? 'en' : 'zh');
