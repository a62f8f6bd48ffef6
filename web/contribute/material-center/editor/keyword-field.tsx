import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { TagsInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cleanKeywords, MATERIAL_TEXT } from '#contract/domain/keywords.ts';
import type { Language } from '#contract/domain/language.ts';
import '../../../ui/fields.ts';
import { wordsQuery } from './editor-queries.ts';
import classes from './fields.module.css';

const SEPARATORS = [',', '，', '、', ';', '；', '\n', '\t'];

interface Props {
  language: Language;
  label: string;
  value: string[];
  error?: string | undefined;
  disabled?: boolean;
  onChange: (words: string[]) => void;
}

/** Keywords are tidied up as they are typed or pasted: what is seen is what will be kept. */
export function KeywordField({ language, label, value, error, disabled = false, onChange }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const suggested = useSuggestions(language, typed, value);
  const splitSpaces = language === 'zh';
  const change = (words: string[]) => onChange(cleanKeywords(words, { splitSpaces }).slice(0, MATERIAL_TEXT.keywords));
  return (
    <TagsInput
      label={
        <Counted
          label={label}
          count={t(($) => $.editor.words.count, { count: value.length, max: MATERIAL_TEXT.keywords })}
        />
      }
      description={t(($) => $.editor.words[language === 'zh' ? 'keywordsHint' : 'keywordsHintEn'])}
      lang={language}
      disabled={disabled}
      splitChars={splitSpaces ? [...SEPARATORS, ' '] : SEPARATORS}
      maxTags={MATERIAL_TEXT.keywords}
      acceptValueOnBlur
      classNames={{ input: classes.keywords!, inputField: classes.typing!, pill: classes.pill! }}
      value={value}
      error={error}
      data={suggested}
      // The server has chosen already, also by pinyin, which says nothing to the library's own filter.
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      comboboxProps={{ shadow: 'md' }}
      aria-label={label}
      onChange={change}
    />
  );
}

function Counted({ label, count }: { label: string; count: string }) {
  return (
    <span className={classes.counted}>
      {label}
      <span className={classes.count}>{count}</span>
    </span>
  );
}

const PAUSE_MS = 150;

function useSuggestions(language: Language, typed: string, value: readonly string[]): string[] {
  const [asked] = useDebouncedValue(typed.trim().slice(0, MATERIAL_TEXT.keyword), PAUSE_MS);
  const { data } = useQuery(wordsQuery(language, asked));
  const taken = new Set(value.map((word) => word.toLowerCase()));
  return typed.trim() === '' ? [] : (data ?? []).filter((word) => !taken.has(word.toLowerCase()));
}
