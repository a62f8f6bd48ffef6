import {
  IconBlockquote,
  IconH2,
  IconH3,
  IconHelpCircle,
  IconInfoCircle,
  IconLayoutGrid,
  IconList,
  IconListNumbers,
  IconNumbers,
  IconPhoto,
  IconPhotoScan,
  IconPhotoVideo,
  IconPointer,
  IconStairsUp,
  IconTable,
  IconTrophy,
  type IconX,
} from '@tabler/icons-react';
import type { DocNode } from './doc.ts';
import { EMPTY_FIELDS } from './fields.ts';

/** Blocks that can be begun. */
const KINDS = [
  'heading2',
  'heading3',
  'bullets',
  'numbers',
  'quote',
  'note',
  'question',
  'steps',
  'table',
  'figures',
  'picture',
  'gallery',
  'material',
  'materials',
  'button',
  'contest',
] as const;
export type Kind = (typeof KINDS)[number];

export const KIND_ICONS: Record<Kind, typeof IconX> = {
  heading2: IconH2,
  heading3: IconH3,
  bullets: IconList,
  numbers: IconListNumbers,
  quote: IconBlockquote,
  note: IconInfoCircle,
  question: IconHelpCircle,
  steps: IconStairsUp,
  table: IconTable,
  figures: IconNumbers,
  picture: IconPhoto,
  gallery: IconPhotoScan,
  material: IconPhotoVideo,
  materials: IconLayoutGrid,
  button: IconPointer,
  contest: IconTrophy,
};

/** By which a kind is found beside its name: English, pinyin and its initials. */
const KIND_KEYWORDS: Record<Kind, string> = {
  heading2: 'h2 heading title biaoti bt 标题',
  heading3: 'h3 heading subheading xiaobiaoti xbt 小标题',
  bullets: 'ul bullet list liebiao lb xiangmu 列表',
  numbers: 'ol number list ordered bianhao bh 编号',
  quote: 'quote citation yinyong yy 引用',
  note: 'note callout warning tishi ts 提示 注意',
  question: 'question answer faq wenda wd 问答',
  steps: 'steps how guide buzhou bz 步骤',
  table: 'table biaoge bg 表格',
  figures: 'figures numbers statistics shuju sj 数据',
  picture: 'picture image photo tupian tp 图片',
  gallery: 'gallery pictures images tuji tj 图集',
  material: 'material clip photo code sucai sc 素材',
  materials: 'materials row clips photos sucaizu scz 素材',
  button: 'button link anniu an 按钮',
  contest: 'contest prizes tracks countdown dasai ds 大赛 比赛',
};

const words = { type: 'words' };
const line = { type: 'line' };
const row = (type: string, cell: string, part: DocNode): DocNode => ({
  type,
  content: [1, 2].map(() => ({ type: cell, content: [part] })),
});

/** The node that a kind begins with. */
export const NEW_NODES: Record<Kind, DocNode> = {
  heading2: { type: 'heading', attrs: { level: 2 } },
  heading3: { type: 'heading', attrs: { level: 3 } },
  bullets: { type: 'list', attrs: { ordered: false }, content: [{ type: 'item' }] },
  numbers: { type: 'list', attrs: { ordered: true }, content: [{ type: 'item' }] },
  quote: { type: 'quote', content: [words, line] },
  note: { type: 'note', attrs: { warning: false } },
  question: { type: 'question', content: [line, words] },
  steps: { type: 'steps', content: [{ type: 'step', content: [line, words] }] },
  table: {
    type: 'table',
    content: [row('headRow', 'headCell', line), row('row', 'cell', words), row('row', 'cell', words)],
  },
  figures: { type: 'figures', attrs: { ...EMPTY_FIELDS.figures } },
  picture: { type: 'picture', attrs: { ...EMPTY_FIELDS.picture } },
  gallery: { type: 'gallery', attrs: { ...EMPTY_FIELDS.gallery } },
  material: { type: 'material', attrs: { ...EMPTY_FIELDS.material } },
  materials: { type: 'materials', attrs: { ...EMPTY_FIELDS.materials } },
  button: { type: 'button', attrs: { ...EMPTY_FIELDS.button } },
  contest: { type: 'contest', attrs: { ...EMPTY_FIELDS.contest } },
};

/** The kinds that somebody may mean who has typed this, best known first. */
export function kindsFor(typed: string, nameOf: (kind: Kind) => string): Kind[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return [...KINDS];
  return KINDS.filter((kind) => {
    const known = `${nameOf(kind).toLowerCase()} ${KIND_KEYWORDS[kind]}`;
    return known.split(' ').some((word) => word.startsWith(wanted)) || nameOf(kind).includes(wanted);
  });
}
