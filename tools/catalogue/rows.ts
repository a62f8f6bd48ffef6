import type { MediaKind } from '#contract/domain/media.ts';
import { pick, type Random, randomOf } from '#studio/random.ts';
import { type FileFacts, factsOf } from './files.ts';
import { themes, type Word } from './lexicon.ts';
import { titleOf } from './titles.ts';
import { makeVocabulary, type Topic, type Vocabulary } from './vocabulary.ts';

/** One synthetic material, under the names of its columns in camelCase. */
export interface MaterialRow extends FileFacts {
  kind: MediaKind;
  /** Index of the synthetic shop, and of the category within its kind. */
  shop: number;
  category: number;
  source: 'raw' | 'pond5' | 'other';
  priceClass: 'A' | 'B' | 'C';
  titleZh: string;
  titleEn: string;
  descriptionZh: string;
  descriptionEn: string;
  keywordsZh: string[];
  keywordsEn: string[];
  placeZh: string;
  placeEn: string;
  takenOn: string | null;
  editorial: boolean;
  people: boolean | null;
  composer: string;
  artist: string;
  createdAt: string;
}

export const SHOPS = 8;
const YEARS = 8;
const DAY = 24 * 3600 * 1000;

/** Makes rows; the same seed gives the same ones. `until` is when the newest was submitted. */
export function* makeRows(seed: string, count: number, until: Date, only?: MediaKind): Generator<MaterialRow> {
  const vocabulary = makeVocabulary(seed);
  const random = randomOf(`rows ${seed}`);
  for (let number = 1; number <= count; number++) yield makeRow(number, { vocabulary, until, only }, random);
}

interface Wanted {
  vocabulary: Vocabulary;
  until: Date;
  only: MediaKind | undefined;
}

function makeRow(number: number, { vocabulary, until, only }: Wanted, random: Random): MaterialRow {
  const chance = random();
  const kind = only ?? kindOf(chance);
  // Some topics are far more popular than others.
  const topic = vocabulary.topics[Math.floor(random() * random() * vocabulary.topics.length)]!;
  const title = titleOf(kind, topic, random);
  const words = keywords(title.words, topic, vocabulary, random);
  const created = new Date(until.getTime() - YEARS * 365 * DAY * random() * random());
  const seen = kind === 'video' || kind === 'photo';
  const theme = themes[topic.theme]!;
  return {
    kind,
    shop: Math.floor(random() * random() * SHOPS),
    category: random() < 0.92 ? topic.theme : Math.floor(random() * themes.length),
    source: kind === 'video' ? pickSource(random()) : 'other',
    priceClass: pick(random, ['A', 'B', 'B', 'B', 'C', 'C'] as const),
    titleZh: title.zh,
    titleEn: title.en,
    descriptionZh: `${title.zh}，${theme.zh}题材，可用于宣传片、网页与社交媒体。`,
    descriptionEn: `${title.en}. ${theme.en}, for films, websites and social media.`,
    keywordsZh: words.map((word) => word.zh),
    keywordsEn: words.map((word) => word.en.toLowerCase()),
    placeZh: title.place?.zh ?? '',
    placeEn: title.place?.en ?? '',
    takenOn: seen ? new Date(created.getTime() - 200 * DAY * random()).toISOString().slice(0, 10) : null,
    editorial: seen && random() < 0.05,
    people: seen ? peopleIn(theme.slug, number) : null,
    composer: kind === 'music' ? pick(random, COMPOSERS) : '',
    artist: kind === 'music' ? pick(random, ARTISTS) : '',
    createdAt: created.toISOString(),
    ...factsOf(kind, number, random),
  };
}

const COMPOSERS = ['林屿', '周予安', 'Elias Brandt', 'Sofia Marchetti', '程可', 'Jonas Weil'];
const ARTISTS = ['白塔乐团', 'Northern Post', '小满', 'Quiet Engine', '风信子', 'The Long Table'];

function kindOf(chance: number): MediaKind {
  if (chance < 0.45) return 'video';
  if (chance < 0.88) return 'photo';
  return chance < 0.96 ? 'music' : 'effect';
}

function pickSource(chance: number): MaterialRow['source'] {
  if (chance < 0.12) return 'raw';
  return chance < 0.22 ? 'pond5' : 'other';
}

/** Two thirds of the materials have been checked for people. */
function peopleIn(theme: string, number: number): boolean | null {
  if (number % 3 === 0) return null;
  return ['people', 'leisure', 'business'].includes(theme) || number % 7 === 0;
}

/** From 10 to 25 words: those of the title, then half from the topic and half from anywhere. */
function keywords(title: readonly Word[], topic: Topic, { draw }: Vocabulary, random: Random): Word[] {
  const wanted = 10 + Math.floor(16 * random());
  const found = new Map(title.map((word) => [word.zh, word]));
  while (found.size < wanted) {
    const word = random() < 0.5 ? pick(random, topic.words) : draw(random);
    found.set(word.zh, word);
  }
  return [...found.values()];
}
