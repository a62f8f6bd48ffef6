import type { Art, PaletteName } from '../covers/palettes.ts';
import { linesOf, readTexts, type Texts } from '../../texts.ts';
import type { Stem, Version } from '../score/piece.ts';

/** A piece of music or a sound effect that the studio can make. */
export interface Sound extends Texts {
  /** Stable and unique; its random numbers come from it. */
  slug: string;
  kind: 'music' | 'effect';
  composer: string;
  artist: string;
  /** Slug of a category that the shop has. */
  category: string;
  /** Number of the demo's shop that sells it. */
  shop: number;
  priceClass: 'A' | 'B' | 'C';
  bpm?: number;
  key?: string;
  /** Whether voices are heard. */
  sung?: boolean;
  /** Slug of the piece of which this is another version. */
  versionOf?: string;
  version?: Exclude<Version, 'full'>;
  versionZh?: string;
  versionEn?: string;
  art: Art;
  palette: PaletteName;
}

type Own = Pick<Sound, 'category' | 'shop' | 'art' | 'palette'>;

/** A piece of music; tempo, key, composer and artist precede its texts. */
export function music(slug: string, own: Own & Pick<Sound, 'priceClass' | 'sung'>) {
  return (words: TemplateStringsArray): Sound => {
    const [facts = '', ...texts] = linesOf(words);
    const [tempo = '', key = '', composer = '', artist = ''] = facts.split('｜');
    const score = { bpm: Number.parseInt(tempo), key, sung: false };
    return { slug, kind: 'music', ...score, composer, artist, ...own, ...readTexts(texts) };
  };
}

/** Effects are recorded, not composed, so all of them share one composer and one artist. */
export function effect(slug: string, own: Own) {
  const maker = { composer: '顾听 Gu Ting', artist: 'Framehall Foley', priceClass: 'C' } as const;
  const made = { slug, kind: 'effect', ...maker, ...own } as const;
  return (words: TemplateStringsArray): Sound => ({ ...made, ...readTexts(linesOf(words)) });
}

const VERSIONS = {
  'no-drums': { zh: '无鼓版', en: 'No drums', noteZh: '去掉鼓组，', noteEn: 'without drums' },
  underscore: {
    zh: '铺底版',
    en: 'Underscore',
    noteZh: '没有旋律与鼓，留出人声空间，',
    noteEn: 'without melody and drums, leaving room for a voice',
  },
  cut: { zh: '30 秒版', en: '30-second cut', noteZh: '剪成 30 秒，', noteEn: 'cut to 30 seconds' },
  loop: { zh: '循环版', en: 'Loop', noteZh: '首尾无缝相接，可循环播放，', noteEn: 'made to repeat without a seam' },
};

/** Another version of a piece; it keeps its cover. */
export function versionOf(piece: Sound, version: keyof typeof VERSIONS): Sound {
  const { zh, en, noteZh, noteEn } = VERSIONS[version];
  return {
    ...named(piece, version, { zh, en }),
    descriptionZh: `《${piece.titleZh}》的${zh}：${noteZh}其余与完整版相同。`,
    descriptionEn: `${en} of “${piece.titleEn}”: the same piece, ${noteEn}.`,
  };
}

const STEMS: Record<Stem, { zh: string; en: string; noteZh: string; noteEn: string }> = {
  'stem-drums': { zh: '鼓分轨', en: 'Drums stem', noteZh: '只有鼓组', noteEn: 'the drums alone' },
  'stem-bass': { zh: '贝斯分轨', en: 'Bass stem', noteZh: '只有低音', noteEn: 'the bass alone' },
  'stem-melody': { zh: '旋律分轨', en: 'Melody stem', noteZh: '只有旋律', noteEn: 'the melody alone' },
  'stem-keys': { zh: '键盘分轨', en: 'Keys stem', noteZh: '键盘与背景音色', noteEn: 'keys and background' },
};

/** The stems of a piece, for whoever mixes it anew. */
export function stemsOf(piece: Sound): Sound[] {
  return (Object.keys(STEMS) as Stem[]).map((stem) => {
    const { zh, en, noteZh, noteEn } = STEMS[stem];
    return {
      ...named(piece, stem, { zh, en }),
      descriptionZh: `《${piece.titleZh}》的${zh}：${noteZh}，与完整版逐拍对齐，方便重新混音。`,
      descriptionEn: `${en} of “${piece.titleEn}”: ${noteEn}, in time with the full version, for your own mix.`,
    };
  });
}

function named(piece: Sound, version: Exclude<Version, 'full'>, { zh, en }: { zh: string; en: string }): Sound {
  return {
    ...piece,
    slug: `${piece.slug}-${version}`,
    titleZh: `${piece.titleZh} · ${zh}`,
    titleEn: `${piece.titleEn} (${en})`,
    versionOf: piece.slug,
    version,
    versionZh: zh,
    versionEn: en,
  };
}
