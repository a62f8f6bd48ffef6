import type { MediaKind } from '#contract/domain/media.ts';
import { pick, type Random } from '#studio/random.ts';
import { musicForms, musicStyles, noises, qualities, type Time, times, views, type Word } from './lexicon.ts';
import type { Topic } from './vocabulary.ts';

export interface Phrase {
  zh: string;
  en: string;
  /** Words of the title; all of them are keywords too. */
  words: Word[];
  place: Word | undefined;
}

/** A title with the same meaning in both languages. */
export function titleOf(kind: MediaKind, topic: Topic, random: Random): Phrase {
  if (kind === 'music') return musicTitle(random);
  if (kind === 'effect') return effectTitle(random);
  const subject = skewed(random, topic.subjects);
  const quality = skewed(random, qualities);
  const place = random() < 0.7 ? skewed(random, topic.places) : undefined;
  const time = random() < 0.5 ? skewed(random, times) : undefined;
  const view = random() < (kind === 'video' ? 0.45 : 0.2) ? skewed(random, views) : undefined;
  const zh = `${view ? `${view.zh}：` : ''}${place?.zh ?? ''}${time ? `${time.zh}` : ''}${quality.zh}的${subject.zh}`;
  const en = `${view ? `${view.en}: ` : ''}${quality.en} ${subject.en}${place ? ` in ${place.en}` : ''}${said(time)}`;
  return { zh, en: capital(en), words: [subject, quality, ...present(place, view, plain(time))], place };
}

function musicTitle(random: Random): Phrase {
  const [quality, style, form] = [skewed(random, qualities), skewed(random, musicStyles), pick(random, musicForms)];
  const time = random() < 0.3 ? skewed(random, times) : undefined;
  const zh = `${time ? time.zh : ''}${quality.zh}的${style.zh}${form.zh}`;
  return {
    zh,
    en: capital(`${quality.en} ${style.en} ${form.en}${time ? `, ${time.phrase}` : ''}`),
    words: [quality, style, form, ...present(plain(time))],
    place: undefined,
  };
}

function effectTitle(random: Random): Phrase {
  const [noise, time] = [skewed(random, noises), skewed(random, times)];
  const quality = skewed(random, qualities);
  return {
    zh: `${time.zh}${quality.zh}的${noise.zh}`,
    en: capital(`${quality.en} ${noise.en} ${time.phrase}`),
    words: [noise, quality, ...present(plain(time))],
    place: undefined,
  };
}

const said = (time: Time | undefined): string => (time ? ` ${time.phrase}` : '');
const plain = (time: Time | undefined): Word | undefined => time && { zh: time.zh, en: time.en };
const present = (...words: (Word | undefined)[]): Word[] => words.filter((word) => word !== undefined);
const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

/** Picks the first entries of a list most often. */
function skewed<T>(random: Random, list: readonly T[]): T {
  return list[Math.floor(random() * random() * list.length)]!;
}
