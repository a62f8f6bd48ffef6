import { useSyncExternalStore } from 'react';
import { type Language, languageNamed } from '#contract/domain/language.ts';
import { everywhere, type TextArea, textAreas } from './text-areas.ts';
import { addTexts, onTranslation, showTranslation, t, translation, useTranslation } from './translation.ts';

const KEY = 'locale';

/** Text areas of the pages opened so far; all of them change with the language. */
const wanted = new Set(everywhere);

/**
 * The language in the address, else the one chosen here before, else the browser's, else Chinese. A language in the
 * address is not remembered.
 */
export function preferredLanguage(): Language {
  const asked = languageNamed(new URLSearchParams(location.search).get('lang'));
  if (asked) return asked;
  const saved = localStorage.getItem(KEY);
  if (saved === 'ZH') return 'zh';
  if (saved === 'EN') return 'en';
  const known = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in textAreas.common);
  return known === 'en' ? 'en' : 'zh';
}

/** Sets the language synchronously; its texts are loaded once the promise resolves. */
export async function startLanguage(): Promise<void> {
  const language = preferredLanguage();
  showTranslation(language);
  await loadTexts(language, [...wanted]);
  showInDocument();
  window.addEventListener('storage', (event) => {
    if (event.key === KEY) void show(preferredLanguage());
  });
}

/** Loads an area's texts before a page shows them; from then on they change with the language. */
export async function needTexts(area: TextArea): Promise<void> {
  await loadTexts(currentLanguage(), [area]);
  wanted.add(area);
  // The language may have changed before the area was marked as wanted.
  await loadTexts(currentLanguage(), [area]);
}

/** Shows everything in another language at once and remembers the choice. */
export async function changeLanguage(language: Language): Promise<void> {
  await show(language);
  localStorage.setItem(KEY, language === 'en' ? 'EN' : 'ZH');
}

export function currentLanguage(): Language {
  return translation().language;
}

export function useLanguage(): Language {
  return useTranslation().language;
}

/** Texts that a long list of cards needs again and again, looked up once per language. */
export function wordsOnce<Words>(lookUp: () => Words): () => Words {
  let known: { language: Language; words: Words } | undefined;
  const words = () => {
    const language = currentLanguage();
    if (known?.language !== language) known = { language, words: lookUp() };
    return known.words;
  };
  return () => useSyncExternalStore(onTranslation, words);
}

async function show(language: Language): Promise<void> {
  let areas: TextArea[];
  do {
    areas = [...wanted];
    await loadTexts(language, areas);
    // Repeats when a page was opened meanwhile.
  } while (wanted.size > areas.length);
  showTranslation(language);
  showInDocument();
}

/** Loads texts; the browser caches those it has loaded before. */
async function loadTexts(language: Language, areas: TextArea[]): Promise<void> {
  const texts = await Promise.all(areas.map((area) => textAreas[area][language]()));
  for (const part of texts) addTexts(language, part);
}

function showInDocument(): void {
  document.documentElement.lang = currentLanguage() === 'en' ? 'en' : 'zh-CN';
  document.title = t(($) => $.site.title);
}
