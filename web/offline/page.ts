// Shown by the service worker when a page cannot be fetched: the board that was opened last, or that there is nothing.
import type { Language } from '#contract/domain/language.ts';
import { offline as enWords } from '#contract/text/en/offline.ts';
import { offline as zhWords } from '#contract/text/zh/offline.ts';
import type { BOARD_AT, KeptBoard, KeptWork } from '../lib/offline-board.ts';
import './page.css';

const KEPT_AT: typeof BOARD_AT = '/offline/board.json';

const language: Language = (localStorage.getItem('locale') ?? navigator.language).toLowerCase().startsWith('en')
  ? 'en'
  : 'zh';
const words = { zh: zhWords, en: enWords }[language];

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  set: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), set);
  made.append(...children);
  return made;
}

/** The board of whoever is logged in here. */
async function keptBoard(): Promise<KeptBoard | undefined> {
  if (localStorage.getItem('access_token') === null) return undefined;
  return (await (await caches.match(KEPT_AT))?.json()) as KeptBoard | undefined;
}

function timeOf({ at }: KeptBoard): string {
  const locale = language === 'en' ? 'en-GB' : 'zh-CN';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
}

function filled(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => values[name] ?? '');
}

const again = () => element('button', { type: 'button', onclick: () => location.reload() }, words.retry);

function boardPage(board: KeptBoard): Node[] {
  return [
    element('h1', {}, board.name),
    element('p', { className: 'said', role: 'status' }, filled(words.from, { time: timeOf(board) })),
    ...(board.total > board.works.length
      ? [element('p', {}, filled(words.part, { count: String(board.works.length), total: String(board.total) }))]
      : []),
    again(),
    element('ul', {}, ...board.works.map(workIn)),
  ];
}

function workIn({ title, code, picture, decision, decidedBy, comments }: KeptWork): Node {
  const said = [
    ...(decision ? [filled(words.by, { name: decidedBy, decision: words.decisions[decision] })] : []),
    ...(comments > 0 ? [filled(words.comments, { count: String(comments) })] : []),
  ];
  return element(
    'li',
    {},
    ...(picture ? [element('img', { src: picture, alt: '' })] : []),
    element('h2', {}, title),
    element('p', {}, code),
    ...said.map((text) => element('p', {}, text)),
  );
}

function nothingPage(board: KeptBoard | undefined): Node[] {
  return [
    element('h1', {}, words.title),
    element('p', { role: 'status' }, words.hint),
    again(),
    ...(board ? [element('a', { className: 'go', href: board.path }, filled(words.open, { name: board.name }))] : []),
  ];
}

/** Whether this is the address of the board, on whatever page of it. */
function isHere({ path }: KeptBoard): boolean {
  const [here, there] = [location, new URL(path, location.origin)];
  const boardIn = (search: string) => new URLSearchParams(search).get('board');
  return here.pathname.toLowerCase() === there.pathname.toLowerCase() && boardIn(here.search) === boardIn(there.search);
}

const board = await keptBoard().catch(() => undefined);
document.documentElement.lang = language === 'en' ? 'en' : 'zh-CN';
document.title = board && isHere(board) ? board.name : words.title;
document
  .querySelector('#offline')!
  .replaceChildren(...(board && isHere(board) ? boardPage(board) : nothingPage(board)));
window.addEventListener('online', () => location.reload());
