import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { TagsInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { cleanKeywords, MATERIAL_TEXT } from '#contract/domain/keywords.ts';
import type { Language } from '#contract/domain/language.ts';
import '../../ui/fields.ts';
import classes from './keyword-field.module.css';

const SEPARATORS = [',', '，', '、', ';', '；'];

interface Props {
  language: Language;
  /** Where both languages stand below each other. */
  label?: string;
  value: string[];
  error: string | undefined;
  onChange: (words: string[]) => void;
}

/** Keywords are tidied up as they are typed or pasted: what is seen is what will be kept. */
export function KeywordField({ language, label, value, error, onChange }: Props) {
  const { t } = useTranslation();
  const splitSpaces = language === 'zh';
  const hint = language === 'zh' ? 'keywordsHintZh' : 'keywordsHintEn';
  return (
    <TagsInput
      label={label ?? t(($) => $.office.catalogue.form.keywords)}
      description={t(($) => $.office.catalogue.form[hint], { count: MATERIAL_TEXT.keywords })}
      splitChars={splitSpaces ? [...SEPARATORS, ' '] : SEPARATORS}
      maxTags={MATERIAL_TEXT.keywords}
      classNames={{ input: classes.input!, inputField: classes.typing! }}
      value={value}
      error={error}
      onChange={(words) => onChange(cleanKeywords(words, { splitSpaces }))}
    />
  );
}
