import type { OutputOf } from '#contract/call.ts';
import { catalogueCalls } from '#contract/calls/catalogue.ts';
import type { searchCalls } from '#contract/calls/search.ts';
import { SEARCH_TYPES } from '#contract/domain/discovery.ts';
import type { PageName } from '#contract/domain/pages.ts';
import type { FirstReplies } from '../../platform/http/first-replies.ts';
import { escapeHtml } from '../../platform/http/page-head.ts';
import type { AskedPage } from '../../platform/http/pages.ts';
import { textFor } from '../../platform/http/reply.ts';
import { firstCalls } from './first-calls.ts';

type Asked = Pick<AskedPage, 'name' | 'query' | 'language'>;
type Draw = (asked: Asked, replies: FirstReplies) => string | undefined;

/** What stands at the top of a page, each by its function. `web/ui/first.css` puts it where the page's code will. */
const TOPS: Partial<Record<PageName, Draw>> = {
  home: ({ language }, replies) => {
    const { title, lead } = textFor(language).home;
    const hero = reply<typeof catalogueCalls.home>(replies, catalogueCalls.home.path)?.hero;
    return `${hero ? picture(hero.thumbnail2x) : ''}<div>${heading(title)}<p>${escapeHtml(lead)}</p><i></i></div>`;
  },
  searchResult: (asked, replies) => {
    const { query, language } = asked;
    const type = SEARCH_TYPES.find((one) => one === query.get('type')) ?? 'video';
    const found = mainReply<typeof searchCalls.search>(asked, replies);
    // Photos lie in rows of their own shapes, which only the page's code knows.
    const clips = type === 'video' ? (found?.infos ?? []) : [];
    const cards = clips.slice(0, CARDS).map((clip) => `<li>${'id' in clip ? picture(clip.thumbnail2x) : ''}</li>`);
    const title = query.get('keyword')?.trim() || textFor(language).find.everything[type];
    return `<b></b>${heading(title)}<ul>${cards.join('')}</ul>`;
  },
  detail: material,
  p5Detail: material,
  music: ({ query, language }, replies) => {
    if (query.has('musicType')) return undefined;
    const { title, lead } = textFor(language).music;
    const playlists = reply<typeof catalogueCalls.playlists>(replies, catalogueCalls.playlists.path)?.infos ?? [];
    const covers = playlists.slice(0, COVERS).map(({ coverStr }) => `<li>${picture(coverStr)}</li>`);
    return `${heading(title.music)}<p>${escapeHtml(lead.music)}</p><i></i><ul>${covers.join('')}</ul>`;
  },
  cart: ({ language }) => heading(textFor(language).cart.title),
};

/** As many as a large window shows at first. */
const CARDS = 10;
const COVERS = 4;

const LOGO =
  '<svg viewBox="0 0 28 28" width="28" height="28"><rect x="2" y="4" width="24" height="20" rx="5"/>' +
  '<circle cx="19.5" cy="10.5" r="2.3"/><path d="M3 21.5 10.5 12.5l5 5.8 3-2.9 6.5 6.1V23H3z"/></svg>';

/**
 * The top of a page as a picture of itself, which a visitor sees until the page's code takes its place. It takes no taps
 * and says nothing, because it is gone a moment later.
 */
export function firstPage(asked: Asked, replies: FirstReplies): string | undefined {
  const top = TOPS[asked.name]?.(asked, replies);
  if (top === undefined) return undefined;
  const bar = `<div class="first-bar">${LOGO}<span>帧库</span><span>Framehall</span></div>`;
  return `<div class="first-page" data-first="${asked.name}" inert aria-hidden="true">${bar}<div>${top}</div></div>`;
}

function material(asked: Asked, replies: FirstReplies): string | undefined {
  const item = mainReply<typeof catalogueCalls.material>(asked, replies)?.material.item;
  if (item?.kind !== 'video') return undefined;
  // A picture of the clip's shape keeps its box open.
  const { thumbnail2x, width, height, title } = item;
  return `<img src="${escapeHtml(thumbnail2x)}" alt="" width="${width}" height="${height}" fetchpriority="high">${heading(title)}`;
}

/** The reply to the first of the page's calls. */
function mainReply<Call extends { output: unknown }>(asked: Asked, replies: FirstReplies): OutputOf<Call> | undefined {
  return reply<Call>(replies, firstCalls(asked)[0]?.url ?? '');
}

function reply<Call extends { output: unknown }>(replies: FirstReplies, path: string): OutputOf<Call> | undefined {
  return replies.get(path) as OutputOf<Call> | undefined;
}

function heading(words: string): string {
  return `<h1>${escapeHtml(words)}</h1>`;
}

function picture(src: string): string {
  return src && `<img src="${escapeHtml(src)}" alt="" fetchpriority="high">`;
}
