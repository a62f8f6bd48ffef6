import { Agent } from 'node:http';
import type pg from 'pg';
import { type SearchType, typeOfKind } from '#contract/domain/discovery.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import { pinyinOf } from '#server/features/search/words/pinyin.ts';
import { pick, type Random, randomOf } from '#studio/random.ts';
import { at, figures, get, inTurns } from './timing.ts';

const MISTAKES = 400;
const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');

interface Word {
  kind: MediaKind;
  zh: string;
  en: string;
}

interface Mistake {
  type: SearchType;
  /** What is meant, and what is typed. */
  word: string;
  typed: string;
}

interface Known {
  random: Random;
  /** All keywords and their pinyin: whoever types one of them makes no mistake. */
  right: ReadonlySet<string>;
  /** Characters by their sound. */
  sounding: ReadonlyMap<string, string[]>;
}

/** The ways of mistyping a word, each as often as the others: as English, as pinyin, as Chinese by its sound. */
const WAYS: ((word: Word, known: Known) => Pick<Mistake, 'word' | 'typed'>)[] = [
  ({ en }, { random }) => ({ word: en, typed: mistyped(random, en) }),
  ({ zh }, { random }) => ({ word: zh, typed: mistyped(random, pinyinOf(zh).pinyin) }),
  ({ zh }, known) => ({ word: zh, typed: misheard(known, zh) }),
];

/** How many mistyped words show the results of the right ones, and what it costs. */
export async function benchMistakes(client: pg.Client, url: string): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const mistakes = await makeMistakes(client);
  const wrong: string[] = [];
  for (const mistake of mistakes) if (!(await isRight(agent, url, mistake))) wrong.push(written(mistake));
  const share = (100 * (mistakes.length - wrong.length)) / mistakes.length;
  console.log(`One mistake in each of ${mistakes.length} words: ${share.toFixed(1)} % understood (wanted ≥ 90 %)`);
  console.log(`  not understood: ${wrong.slice(0, 20).join(', ')}${wrong.length > 20 ? ', …' : ''}`);
  const [plain, corrected] = await inTurns<Mistake>(
    [
      ({ type, word }) => get(agent, addressOf(url, type, word)),
      ({ type, typed }) => get(agent, addressOf(url, type, typed)),
    ],
    mistakes,
  );
  console.log(`GET /search with a mistake: ${figures(corrected)}; without ${figures(plain)}`);
  console.log(`  p95 ratio ${(at(corrected, 0.95) / at(plain, 0.95)).toFixed(2)} (wanted ≤ 1.50)`);
  agent.destroy();
}

const written = ({ word, typed }: Mistake) => `${typed} (${word})`;

interface Answer {
  infos: { id: number }[];
  help: { corrected: string | null };
}

function addressOf(url: string, type: SearchType, keyword: string): string {
  return `${url}/search?${new URLSearchParams({ type, keyword }).toString()}`;
}

async function find(agent: Agent, url: string, type: SearchType, keyword: string): Promise<Answer> {
  return JSON.parse(await get(agent, addressOf(url, type, keyword))) as Answer;
}

/** The same results as without the mistake; pinyin may mean any word of that sound. */
async function isRight(agent: Agent, url: string, { type, word, typed }: Mistake): Promise<boolean> {
  const [wanted, shown] = [await find(agent, url, type, word), await find(agent, url, type, typed)];
  const ids = ({ infos }: Answer) => infos.map(({ id }) => id).join(' ');
  const sound = pinyinOf(word).pinyin;
  const isSpelt = sound !== '' && /^[a-z]+$/.test(typed);
  return ids(wanted) === ids(shown) || (isSpelt && pinyinOf(shown.help.corrected ?? '').pinyin === sound);
}

async function makeMistakes(client: pg.Client): Promise<Mistake[]> {
  const words = await readWords(client);
  const known = await learn(client);
  const mistakes: Mistake[] = [];
  while (mistakes.length < MISTAKES) {
    const word = pick(known.random, words);
    const made = WAYS[mistakes.length % WAYS.length]!(word, known);
    if (made.typed !== '' && !known.right.has(made.typed)) mistakes.push({ type: typeOfKind(word.kind), ...made });
  }
  return mistakes;
}

/** Keywords of some materials, so that a frequent one comes as often as people search for it. */
async function readWords(client: pg.Client): Promise<Word[]> {
  const { rows } = await client.query<Word>(
    `select kind, zh, en from (
      select kind, keywords_zh, keywords_en from materials
      where state = 'online' and kind in ('video', 'photo') order by md5(id::text) limit 2000
    ) chosen cross join lateral unnest(keywords_zh, keywords_en) as word (zh, en)
    where length(zh) between 2 and 4 and length(en) >= 4`,
  );
  return rows;
}

async function learn(client: pg.Client): Promise<Known> {
  const { rows } = await client.query<{ folded: string; pinyin: string }>('select folded, pinyin from search_phrases');
  const sounding = new Map<string, string[]>();
  for (const character of new Set(
    rows.filter(({ pinyin }) => pinyin !== '').flatMap(({ folded }) => Array.from(folded)),
  )) {
    const sound = pinyinOf(character).pinyin;
    sounding.set(sound, [...(sounding.get(sound) ?? []), character]);
  }
  const right = new Set(rows.flatMap(({ folded, pinyin }) => [folded, pinyin]));
  return { random: randomOf('mistakes'), right, sounding };
}

/** One letter left out, typed twice, another, or swapped with the next. */
function mistyped(random: Random, word: string): string {
  const place = Math.floor(random() * (word.length - 1));
  const [before, letter, next, rest] = [word.slice(0, place), word[place]!, word[place + 1]!, word.slice(place + 2)];
  const made = pick(random, [
    `${before}${next}${rest}`,
    `${before}${letter}${letter}${next}${rest}`,
    `${before}${pick(random, LETTERS)}${next}${rest}`,
    `${before}${next}${letter}${rest}`,
  ]);
  return made === word ? '' : made;
}

/** One character as another of the same sound, as an input method offers it. */
function misheard({ random, sounding }: Known, word: string): string {
  const place = Math.floor(random() * word.length);
  const others = (sounding.get(pinyinOf(word[place]!).pinyin) ?? []).filter((other) => other !== word[place]);
  if (others.length === 0) return '';
  const made = word.slice(0, place) + pick(random, others) + word.slice(place + 1);
  // Some characters sound otherwise in other words.
  return pinyinOf(made).pinyin === pinyinOf(word).pinyin ? made : '';
}
