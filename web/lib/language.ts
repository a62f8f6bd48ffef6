import i18next, { type PluralValue } from 'i18next';
import { useSyncExternalStore } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';
import { type Language, languageNamed } from '#contract/domain/language.ts';
import type { PageText } from '#contract/text/text.ts';
import { everywhere, type TextArea, textAreas } from './text-areas.ts';

/** Texts as selectors name them: a plural by its key without `_other`, and only with a `count`. */
type Named<T> = T extends string | readonly string[]
  ? T
  : { [Key in keyof T as Key extends `${infer Name}_other` ? Name : Key]: NamedText<Key, T[Key]> };
type NamedText<Key, T> = Key extends `${string}_other` ? PluralValue<string> : Named<T>;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: Named<PageText> };
    enableSelector: 'optimize';
  }
}

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
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: {},
    enableSelector: 'optimize',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  await loadTexts(language, [...wanted]);
  showInDocument(language);
  i18next.on('languageChanged', showInDocument);
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
  return i18next.language === 'en' ? 'en' : 'zh';
}

export function useLanguage(): Language {
  return useTranslation().i18n.language === 'en' ? 'en' : 'zh';
}

/** Texts that a long list of cards needs again and again, looked up once per language. */
export function wordsOnce<Words>(lookUp: (t: typeof i18next.t) => Words): () => Words {
  let known: { language: string; words: Words } | undefined;
  const words = () => {
    if (known?.language !== i18next.language) known = { language: i18next.language, words: lookUp(i18next.t) };
    return known.words;
  };
  return () => useSyncExternalStore(onLanguage, words);
}

function onLanguage(changed: () => void): () => void {
  i18next.on('languageChanged', changed);
  return () => i18next.off('languageChanged', changed);
}

async function show(language: Language): Promise<void> {
  let areas: TextArea[];
  do {
    areas = [...wanted];
    await loadTexts(language, areas);
    // Repeats when a page was opened meanwhile.
  } while (wanted.size > areas.length);
  await i18next.changeLanguage(language);
}

/** Loads texts; the browser caches those it has loaded before. */
async function loadTexts(language: Language, areas: TextArea[]): Promise<void> {
  const texts = await Promise.all(areas.map((area) => textAreas[area][language]()));
  i18next.addResourceBundle(language, 'translation', Object.assign({}, ...texts));
}

function showInDocument(language: string): void {
  document.documentElement.lang = language === 'en' ? 'en' : 'zh-CN';
  document.title = i18next.t(($) => $.site.title);
}
