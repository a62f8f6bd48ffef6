import type { Language } from '#contract/domain/language.ts';
import { LANGUAGES, languageNamed } from '#contract/domain/language.ts';
import type { PageHead } from '../../platform/http/page-head.ts';
import { textFor } from '../../platform/http/reply.ts';
import { addressOf, type Place } from './addresses.ts';

/** What a page is about, before it is written as meta tags and structured data. */
export interface About {
  place: Place;
  title: string;
  description: string;
  /** Address of a picture that stands for it. */
  image: string | undefined;
  type: 'website' | 'article' | 'video.other' | 'music.song' | 'music.playlist';
  /** Of an article: when it was published and last changed. */
  dates?: { publishedAt: string; changedAt: string };
  data: object;
  /** In which it can be read; both unless told. */
  languages?: readonly Language[];
  /** Further links of its head. */
  links?: readonly Record<string, string>[];
  /** What the page says, as HTML. */
  body?: string;
}

interface Reader {
  publicUrl: string;
  language: Language;
  query: URLSearchParams;
}

const LOCALES: Record<Language, string> = { zh: 'zh_CN', en: 'en_GB' };
const HREFLANGS: Record<Language, string> = { zh: 'zh-CN', en: 'en' };

/** Search engines show about this many characters. */
const DESCRIPTION_LENGTH = 200;

export function headFor(reader: Reader, about: About): PageHead {
  const { place, title, image, type, dates, data, languages = LANGUAGES, links = [], body } = about;
  const description = shorten(about.description);
  const address = addressOf(reader.publicUrl, place, languageNamed(reader.query.get('lang')));
  const properties: [string, string | undefined][] = [
    ['og:site_name', textFor(reader.language).site.name],
    ['og:title', title],
    ['og:description', description],
    ['og:type', type],
    ['og:url', address],
    ['og:image', image],
    ['og:locale', LOCALES[reader.language]],
    ['article:published_time', dates?.publishedAt],
    ['article:modified_time', dates?.changedAt],
  ];
  return {
    description,
    metas: [
      ...properties.flatMap(([property, content]) => (content ? [{ property, content }] : [])),
      { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
    ],
    links: [
      { rel: 'canonical', href: address },
      // Where a translation is missing there are no two versions.
      ...(languages.length === LANGUAGES.length ? versionsOf(reader.publicUrl, place) : []),
      ...links,
    ],
    data: { '@context': 'https://schema.org', ...data },
    ...(body !== undefined && { body }),
  };
}

/** The two versions by name, and the address that follows the reader's preference. */
function versionsOf(publicUrl: string, place: Place) {
  return [
    ...LANGUAGES.map((lang) => ({
      rel: 'alternate',
      hreflang: HREFLANGS[lang],
      href: addressOf(publicUrl, place, lang),
    })),
    { rel: 'alternate', hreflang: 'x-default', href: addressOf(publicUrl, place) },
  ];
}

function shorten(text: string): string {
  const signs = Array.from(text.replaceAll(/\s+/g, ' ').trim());
  return signs.length > DESCRIPTION_LENGTH ? `${signs.slice(0, DESCRIPTION_LENGTH - 1).join('')}…` : signs.join('');
}

/** `PT1H2M5S`, as ISO 8601 writes a length of time. */
export function isoDuration(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `PT${hours ? `${hours}H` : ''}${minutes ? `${minutes}M` : ''}${seconds % 60 || seconds < 60 ? `${seconds % 60}S` : ''}`;
}
