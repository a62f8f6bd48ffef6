import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MATERIAL_TEXT } from '#contract/domain/keywords.ts';
import type { Language } from '#contract/domain/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { KeywordField } from '../../../ui/material-texts/keyword-field.tsx';
import { wordsQuery } from './editor-queries.ts';
import classes from './fields.module.css';

interface Props {
  language: Language;
  label: string;
  value: string[];
  error: string | undefined;
  disabled: boolean;
  onChange: (words: string[]) => void;
}

/** Keywords with their count and suggestions from the library. */
export function SuggestingField({ label, ...field }: Props) {
  const { t } = useTranslation();
  const { language, value } = field;
  const [typed, setTyped] = useState('');
  const suggested = useSuggestions(language, typed, value);
  return (
    <KeywordField
      {...field}
      roomy
      label={
        <Counted
          label={label}
          count={t(($) => $.editor.words.count, { count: value.length, max: MATERIAL_TEXT.keywords })}
        />
      }
      description={t(($) => $.editor.words[language === 'zh' ? 'keywordsHint' : 'keywordsHintEn'])}
      acceptValueOnBlur
      data={suggested}
      // The server has already filtered, also by pinyin, which the component's own filter does not know.
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      comboboxProps={{ shadow: 'md' }}
      aria-label={label}
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
