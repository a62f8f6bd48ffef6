import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { SearchType } from '#contract/domain/discovery.ts';
import { searchCalls, type Suggestion } from '#contract/calls/search.ts';
import { client } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';
import { usePaused } from '../use-paused.ts';
import { useUnfolding } from '../use-unfolding.ts';
import { linkOf, type SearchLinks } from './links.ts';
import { addRecent } from './recent.ts';

interface Shown {
  keyword: string;
  type: SearchType;
}

export type Box = ReturnType<typeof useBox>;

/** Content and actions of a search box. */
export function useBox(shown: Shown, links: SearchLinks, onLeave: (() => void) | undefined) {
  const navigate = useNavigate();
  const unfolding = useUnfolding<HTMLElement, HTMLInputElement>();
  const { open, setOpen, control } = unfolding;
  const { typed, setTyped, kind, setKind } = useTyped(shown);
  const suggestions = useSuggestions(typed, kind, open);
  const [active, setActive] = useState(-1);
  const type = (words: string) => {
    setTyped(words);
    setActive(-1);
    setOpen(true);
  };
  const go = (to: string, words?: string) => {
    if (words) addRecent({ keyword: words, type: kind });
    setOpen(false);
    setActive(-1);
    control.current?.blur();
    void navigate(to);
    onLeave?.();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = suggestions[active];
    if (chosen) go(linkOf(chosen, links, kind), chosen.kind === 'word' ? chosen.text : undefined);
    else go(links.words(typed.trim(), kind), typed.trim());
  };
  // The positions are the suggestions and, before the first, the typed text.
  const step = (by: 1 | -1) => setActive(((active + 1 + by + suggestions.length + 1) % (suggestions.length + 1)) - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
    step(event.key === 'ArrowDown' ? 1 : -1);
  };
  return { typed, type, kind, setKind, suggestions, active, unfolding, go, submit, onKeyDown };
}

/** Follows the page: the box shows another search when the page does. */
function useTyped(shown: Shown) {
  const [typed, setTyped] = useState(shown.keyword);
  const [kind, setKind] = useState(shown.type);
  const [before, setBefore] = useState(shown);
  if (before.keyword !== shown.keyword || before.type !== shown.type) {
    setBefore(shown);
    setTyped(shown.keyword);
    setKind(shown.type);
  }
  return { typed, setTyped, kind, setKind };
}

const calls = client(searchCalls);

const KEPT_MS = 60_000;

/** Suggestions for the typed text. Asked for when the typing pauses; a late reply is dropped. */
function useSuggestions(typed: string, type: SearchType, open: boolean): Suggestion[] {
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
