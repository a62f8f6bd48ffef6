import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { TagsInput, type TagsInputProps } from '@mantine/core';
import { cleanKeywords, MATERIAL_TEXT } from '#contract/domain/keywords.ts';
import type { Language } from '#contract/domain/language.ts';
import '../fields.ts';
import classes from './keyword-field.module.css';

const SEPARATORS = [',', '，', '、', ';', '；', '\n', '\t'];

interface Props extends Omit<TagsInputProps, 'lang' | 'splitChars' | 'maxTags' | 'classNames' | 'onChange'> {
  language: Language;
  value: string[];
  /** Taller, for many keywords. */
  roomy?: boolean;
  onChange: (words: string[]) => void;
}

/** A field for keywords that cleans them as they are typed or pasted, so that it shows what will be stored. */
export function KeywordField({ language, roomy = false, onChange, ...rest }: Props) {
  const splitSpaces = language === 'zh';
  return (
    <TagsInput
      lang={language}
      splitChars={splitSpaces ? [...SEPARATORS, ' '] : SEPARATORS}
      maxTags={MATERIAL_TEXT.keywords}
      classNames={{ input: classes[roomy ? 'roomy' : 'input']!, inputField: classes.typing!, pill: classes.pill! }}
      onChange={(words) => onChange(cleanKeywords(words, { splitSpaces }).slice(0, MATERIAL_TEXT.keywords))}
      {...rest}
    />
  );
}
