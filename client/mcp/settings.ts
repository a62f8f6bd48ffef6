import { languageNamed } from '../../contract/domain/language.ts';
import type { Connection } from '../client.ts';

/** The settings, or a sentence that says which one is missing or wrong; it never repeats the key. */
export function readSettings(env: Record<string, string | undefined>): Connection | string {
  const url = env['FRAMEHALL_URL']?.trim() ?? '';
  const key = env['FRAMEHALL_KEY']?.trim() ?? '';
  const language = languageNamed(env['FRAMEHALL_LANGUAGE'] ?? 'en');
  if (!/^https?:/.test(url) || !URL.canParse(url))
    return 'Set FRAMEHALL_URL to the address of the site, such as https://framehall.example.';
  if (!/^fh_[\w-]+$/.test(key))
    return 'Set FRAMEHALL_KEY to a key of your company. It begins with fh_; an administrator of the company makes it.';
  if (language === undefined) return 'Set FRAMEHALL_LANGUAGE to en or zh, or leave it out for English.';
  return { url, key, language };
}
