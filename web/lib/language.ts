import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { Language } from '#contract/domain/language.ts';
import type { Text } from '#contract/text/text.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: Text };
    enableSelector: 'optimize';
  }
}

const KEY = 'locale';

const texts: Record<Language, () => Promise<Text>> = {
  zh: async () => (await import('#contract/text/zh.ts')).zh,
  en: async () => (await import('#contract/text/en.ts')).en,
};

/** The language chosen here before, else the browser's, else Chinese. */
export function preferredLanguage(): Language {
  const saved = localStorage.getItem(KEY);
  if (saved === 'ZH') return 'zh';
  if (saved === 'EN') return 'en';
  const known = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in texts);
  return known === 'en' ? 'en' : 'zh';
}

export async function startLanguage(): Promise<void> {
  const language = preferredLanguage();
  i18next.on('languageChanged', showInDocument);
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: await texts[language]() } },
    enableSelector: 'optimize',
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  window.addEventListener('storage', (event) => {
    if (event.key === KEY) void show(preferredLanguage());
  });
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

async function show(language: Language): Promise<void> {
  if (!i18next.hasResourceBundle(language, 'translation')) {
    i18next.addResourceBundle(language, 'translation', await texts[language]());
  }
  await i18next.changeLanguage(language);
}

function showInDocument(language: string): void {
  document.documentElement.lang = language === 'en' ? 'en' : 'zh-CN';
  document.title = i18next.t(($) => $.site.title);
}
