import { CHINESE } from './catalogue/chinese.ts';
import { EVERYDAY } from './catalogue/everyday.ts';
import { NATURE } from './catalogue/nature.ts';
import { QUIET } from './catalogue/quiet.ts';
import { RHYTHM } from './catalogue/rhythm.ts';
import { SCREEN } from './catalogue/screen.ts';
import { type Sound, versionOf } from './catalogue/sound.ts';

export type { Sound } from './catalogue/sound.ts';

export const MUSIC_CATEGORIES = [
  { slug: 'ambient', nameZh: '氛围', nameEn: 'Ambient' },
  { slug: 'piano', nameZh: '钢琴', nameEn: 'Piano' },
  { slug: 'chinese', nameZh: '中国风', nameEn: 'Chinese' },
  { slug: 'cinematic', nameZh: '影视', nameEn: 'Cinematic' },
  { slug: 'corporate', nameZh: '企业与科技', nameEn: 'Corporate and technology' },
  { slug: 'electronic', nameZh: '电子', nameEn: 'Electronic' },
  { slug: 'lofi', nameZh: '低保真', nameEn: 'Lo-fi' },
  { slug: 'jazz', nameZh: '爵士与拉丁', nameEn: 'Jazz and Latin' },
  { slug: 'acoustic', nameZh: '原声', nameEn: 'Acoustic' },
  { slug: 'minimal', nameZh: '极简', nameEn: 'Minimal' },
];

export const EFFECT_CATEGORIES = [
  { slug: 'nature', nameZh: '自然', nameEn: 'Nature' },
  { slug: 'city', nameZh: '城市', nameEn: 'City' },
  { slug: 'everyday', nameZh: '日常物件', nameEn: 'Everyday objects' },
  { slug: 'interface', nameZh: '界面与转场', nameEn: 'Interface and transitions' },
];

/** One of each kind in turn, so that the first ones differ. */
function inTurn(lists: readonly (readonly Sound[])[]): Sound[] {
  const rows = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: rows }, (_, row) => lists.flatMap((list) => list.slice(row, row + 1))).flat();
}

const ORIGINALS = inTurn([RHYTHM, CHINESE, NATURE, SCREEN, QUIET, EVERYDAY]);

const OTHER_VERSIONS = [
  ['late-bus-home', 'no-drums'],
  ['open-roads', 'cut'],
  ['summit', 'underscore'],
  ['neon-harbour', 'no-drums'],
  ['rooftop-sunset', 'loop'],
  ['summit', 'cut'],
  ['sunday-kitchen', 'cut'],
  ['pulse-lab', 'underscore'],
  ['late-bus-home', 'loop'],
] as const;

const VERSIONS: readonly Sound[] = OTHER_VERSIONS.map(([slug, version]) =>
  versionOf(
    ORIGINALS.find((sound) => sound.slug === slug)!,
    version,
  ),
);

/** Everything that the studio can make for the ears; a piece's versions come after it, some early: half a demo has them too. */
export const SOUNDS: readonly Sound[] = [
  ...ORIGINALS.slice(0, 24),
  ...VERSIONS.slice(0, 3),
  ...ORIGINALS.slice(24),
  ...VERSIONS.slice(3),
];
