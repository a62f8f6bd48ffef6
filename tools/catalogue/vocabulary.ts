import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Random, randomOf } from '#studio/random.ts';
import { coreWords, places, themes, type Word } from './lexicon.ts';

/** Parts of English compounds: `moonbridge`, `silverbrook`. */
const FIRST_PARTS =
  `amber ash autumn bay birch black blue bright brook calm candle cedar city clay clear cloud coal cold copper coral corn crystal dark dawn deep desert dew dream dusk dust eagle earth east ember ever fair fern field fire fog forest frost garden glass gold grain grand green grey harbour hazel heart high hill honey ice iron ivory jade lake lantern leaf light lily long maple marble meadow milk mist moon morning moss mountain night north oak ocean olive orchid paper pearl pine plum rain red reed ridge river rose salt sand sea shadow silk silver sky snow south spring star stone storm summer sun swan sweet tea thunder tide timber twilight valley velvet violet water west white wild willow wind winter wood`.split(
    ' ',
  );

const LAST_PARTS =
  `bank bark barn beam bell berry bird bloom board boat bough bowl branch breeze bridge brush chime cliff cloth coast cove craft creek crest crown cup dale dance door drift drop edge fall feather flake flame flow flower fold ford gate glade gleam glow grass grove hall haven heath hollow home house kite lace lamp land lane line mark market mead mere mill moor path petal plain pond pool port reach road rock roof root sail scape shade shell shine shore side song spark spire stem stream street tower track trail vale view wall wave way weave well wheel wing work yard`.split(
    ' ',
  );

/** Characters unpleasant beside a picture. */
const UNPLEASANT =
  /[杀死尸奸淫妓嫖赌毒枪炮弹刑狱贼匪盗鬼魔妖病癌疮痔粪屎尿尻臀阴裸性暴恐党政军警战敌侵罪犯刺骗贪腐奴娼骂蠢贱痴疯残丧葬坟墓祸]/;

const CONCEPTS = 10_600;
/** The head of the curve is flattened by this many ranks, as in catalogues of real keywords (Zipf–Mandelbrot). */
const FLATTENING = 30;
const TOPICS = 240;
const WORDS_PER_TOPIC = 120;
const SUBJECTS_PER_TOPIC = 6;
const PLACES_PER_TOPIC = 8;

/** Words that belong together, so that several words of one search match the same material. */
export interface Topic {
  theme: number;
  subjects: Word[];
  places: Word[];
  words: Word[];
}

export interface Vocabulary {
  /** Most frequent first. */
  words: Word[];
  topics: Topic[];
  /** Draws a word by its frequency. */
  draw: (random: Random) => Word;
}

export function makeVocabulary(seed: string): Vocabulary {
  const random = randomOf(`vocabulary ${seed}`);
  const words = [...shuffle(random, coreWords), ...rareWords(random)].slice(0, CONCEPTS);
  const draw = zipf(words);
  const topics = Array.from({ length: TOPICS }, (_, number) => {
    const theme = number % themes.length;
    return {
      theme,
      subjects: shuffle(random, themes[theme]!.subjects).slice(0, SUBJECTS_PER_TOPIC),
      places: shuffle(random, places).slice(0, PLACES_PER_TOPIC),
      words: Array.from({ length: WORDS_PER_TOPIC }, () => draw(random)),
    };
  });
  return { words, topics, draw };
}

/** Words from the long tail: a real Chinese word beside an English compound. */
function rareWords(random: Random): Word[] {
  const known = new Set(coreWords.flatMap(({ zh, en }) => [zh, en]));
  const chinese = shuffle(
    random,
    chineseWords()
      .filter((word) => !known.has(word))
      .slice(0, CONCEPTS),
  );
  const english = shuffle(
    random,
    compounds().filter((word) => !known.has(word)),
  );
  return chinese.map((zh, i) => ({ zh, en: english[i]! }));
}

/** The dictionary's most frequent nouns and names of two to four characters. */
function chineseWords(): string[] {
  const dictionary = readFileSync(createRequire(import.meta.url).resolve('@node-rs/jieba/dict.txt'), 'utf8');
  return dictionary
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([word = '', , type = '']) => /^(n|ns|nz|vn|s)$/.test(type) && /^[\u4e00-\u9fff]{2,4}$/.test(word))
    .filter(([word = '']) => !UNPLEASANT.test(word))
    .toSorted(([, a], [, b]) => Number(b) - Number(a))
    .map(([word = '']) => word);
}

const compounds = (): string[] =>
  FIRST_PARTS.flatMap((first) => LAST_PARTS.filter((last) => last !== first).map((last) => first + last));

/** Draws the word of rank r with a probability proportional to 1 / (r + flattening). */
function zipf(words: readonly Word[]): (random: Random) => Word {
  const sums = new Float64Array(words.length);
  let sum = 0;
  for (let rank = 0; rank < words.length; rank++) sums[rank] = sum += 1 / (rank + 1 + FLATTENING);
  return (random) => {
    const wanted = random() * sum;
    let low = 0;
    let high = words.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle]! < wanted) low = middle + 1;
      else high = middle;
    }
    return words[low]!;
  };
}

function shuffle<T>(random: Random, list: readonly T[]): T[] {
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; i--) {
    const other = Math.floor(random() * (i + 1));
    [mixed[i], mixed[other]] = [mixed[other]!, mixed[i]!];
  }
  return mixed;
}
