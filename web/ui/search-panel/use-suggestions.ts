import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { searchCalls, type Suggestion } from '#contract/calls/search.ts';
import type { SearchType } from '#contract/domain/discovery.ts';
import { client } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';

const calls = client(searchCalls);

const PAUSE_MS = 120;
const KEPT_MS = 60_000;

/** Suggestions for the typed text. Asked for when the typing pauses; a late reply is dropped. */
export function useSuggestions(typed: string, type: SearchType, open: boolean): Suggestion[] {
  const language = useLanguage();
  const q = usePaused(typed.trim());
  const enabled = open && typed.trim() !== '' && q !== '';
  const { data } = useQuery({
    queryKey: ['suggest', language, type, q],
    queryFn: ({ signal }) => calls.suggest({ q, type }, { signal }),
    enabled,
    retry: false,
    staleTime: KEPT_MS,
    placeholderData: keepPreviousData,
  });
  return enabled ? (data?.data ?? []) : [];
}

function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
