import { chineseIndexWords, chineseQueryWords } from './chinese.ts';
import { stem } from './english.ts';
import { fold } from './fold.ts';

/** Words without meaning for a search. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  [
    'a an and are as at be been being but by can did do does for from had has have he her here him his how i if in into',
    'is it its me my of on or our she so some such than that the their them then there these they this those to too',
    'us very was we were what when where which while who why will with would you your please want need show find',
    'b c d e f g h j k l m n o p q r s t u v w x y z',
    '的 地 得 了 和 与 或 及 在 是 有 之 着 被 把 对 从 向 到 等 个 一个 一些 这 那 这个 那个 这些 那些 我 你 他 她 它 我们',
    '你们 他们 吗 呢 吧 啊 呀 嘛 也 都 就 还 又 很 中 里 上 下 想要 想 要 找 求 关于 以及 其 而 并 各种',
  ]
    .join(' ')
    .split(' '),
);

/** Words that people add after what they want: “sunset video”, “日落素材”. */
const TRAILING_WORDS: ReadonlySet<string> = new Set(
  [
    'video videos footage clip clips stock photo photos photograph photographs image images picture pictures pic pics',
    'download free hd',
    '视频 素材 视频素材 图片 照片 图 相片 片段 短片 下载 免费 高清 大全 素材网 影像 镜头',
  ]
    .join(' ')
    .split(' '),
);

/** Words that say nothing about a material, as the index has them. */
export const idleWords = (): string[] => [...STOP_WORDS, ...TRAILING_WORDS].map(wordOf);

const LIMITS = { indexLetters: 8000, indexWords: 600, queryLetters: 200, queryWords: 12, word: 40 };

const PIECES = /\p{Script=Han}+|[[\p{L}\p{N}\p{M}]--\p{Script=Han}]+/gv;
const SEGMENTS = /(\p{Script=Han}+|[[\p{L}\p{N}\p{M}]--\p{Script=Han}]+)/v;
const HAN = /^\p{Script=Han}/v;
const HYPHENATED = /\b[a-z]+(?:-[a-z]+)+\b/g;
/** “60 fps” means “60fps”, “10-bit” means “10bit”. */
const UNITS = /(\d)[ -](fps|k|p|mm|cm|km|bit|hz|khz|bpm|d|g)\b/g;

function piecesOf(folded: string): string[] {
  return folded.replaceAll(UNITS, '$1$2').match(PIECES) ?? [];
}

/** Joins hyphenated words, because a search for “lofi” means “lo-fi” too. */
function joined(folded: string): string[] {
  return (folded.match(HYPHENATED) ?? []).map((word) => word.replaceAll('-', ''));
}

const remembered = new Map<string, string[]>();

/** Caches pieces, because keywords recur and most pieces have been cut before. */
function indexPiece(piece: string): string[] {
  const known = remembered.get(piece);
  if (known !== undefined) return known;
  const words = HAN.test(piece) ? chineseIndexWords(piece) : [latinWord(piece)];
  if (remembered.size >= 50_000) remembered.clear();
  if (piece.length <= LIMITS.word) remembered.set(piece, words);
  return words;
}

function latinWord(piece: string): string {
  return /^[a-z]+$/.test(piece) ? stem(piece.slice(0, LIMITS.word)) : piece.slice(0, LIMITS.word);
}

/** Every word under which a text can be found, in both languages, each once and in order. */
export function indexWords(text: string): string[] {
  const words = new Set<string>();
  const folded = fold(text.slice(0, LIMITS.indexLetters));
  for (const piece of [...piecesOf(folded), ...joined(folded)]) {
    for (const word of indexPiece(piece)) words.add(word);
    if (words.size >= LIMITS.indexWords) break;
  }
  return [...words].slice(0, LIMITS.indexWords);
}

const asked = new Map<string, readonly string[]>();

/** The words that a query asks for. `indexWords` gives each of them for any text that contains the query. */
export function queryWords(text: string): readonly string[] {
  const known = asked.get(text);
  if (known !== undefined) return known;
  const pieces = cut(text, LIMITS.queryLetters);
  const said = withoutTrailing(pieces.filter((piece) => !STOP_WORDS.has(piece)));
  const words = [...new Set((said.length > 0 ? said : pieces).map(wordOf))].slice(0, LIMITS.queryWords);
  if (asked.size >= 50_000) asked.clear();
  if (text.length <= LIMITS.word) asked.set(text, words);
  return words;
}

/** The words of a text in order, cut as queries are, without stop words. */
export function spokenWords(text: string): string[] {
  return cut(text, LIMITS.indexLetters)
    .filter((piece) => !STOP_WORDS.has(piece))
    .map(wordOf);
}

/** Cuts a query into pieces that can be replaced one by one: words, runs of single characters, and what is between. */
export function segmentsOf(folded: string): { text: string; words: string[] }[] {
  return folded.split(SEGMENTS).flatMap((text) => {
    if (HAN.test(text)) return joinCharacters(chineseQueryWords(text));
    return text === '' ? [] : [{ text, words: [...queryWords(text)] }];
  });
}

function joinCharacters(words: readonly string[]): { text: string; words: string[] }[] {
  const joined: { text: string; words: string[] }[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last && word.length === 1 && last.words.at(-1)?.length === 1) {
      last.text += word;
      last.words.push(word);
    } else joined.push({ text: word, words: [word] });
  }
  return joined;
}

function cut(text: string, letters: number): string[] {
  return piecesOf(fold(text.slice(0, letters))).flatMap((piece) =>
    HAN.test(piece) ? chineseQueryWords(piece) : [piece],
  );
}

function wordOf(piece: string): string {
  return HAN.test(piece) ? piece : latinWord(piece);
}

function withoutTrailing(pieces: readonly string[]): readonly string[] {
  const last = pieces.findLastIndex((piece) => !TRAILING_WORDS.has(piece));
  return last < 0 ? pieces : pieces.slice(0, last + 1);
}
