import type { Block, BlockType } from '#contract/domain/blocks.ts';

const picture = {
  key: 'content/a',
  alt: 'A “harbour” <at> dawn',
  caption: 'Ningbo & beyond',
};
const runs = [
  { text: 'Plain <script>alert(1)</script> ' },
  { text: 'bold', bold: true as const },
  { text: 'both', bold: true as const, italic: true as const },
  { text: 'here', link: '/Questions?a=1&b="2"' },
  { text: 'there', link: 'https://example.com/?a=1&b=2', bold: true as const },
];

/** One block of each type, with every look of words and with signs that HTML reads as its own. */
export const BLOCKS: { [Type in BlockType]: Extract<Block, { type: Type }> } = {
  heading: { type: 'heading', level: 2, text: 'A & B' },
  text: { type: 'text', runs },
  list: { type: 'list', ordered: true, items: [runs, [{ text: 'Second' }]] },
  quote: { type: 'quote', runs, source: 'Lin <Xiaoman>' },
  picture: { type: 'picture', picture },
  gallery: { type: 'gallery', pictures: [picture, { ...picture, caption: '' }] },
  material: { type: 'material', code: 'V00000012', caption: 'As <seen>' },
  materials: { type: 'materials', title: 'Used & loved', codes: ['V00000012', 'V00000099'] },
  table: { type: 'table', head: ['A', 'B'], rows: [[runs, [{ text: '2' }]]] },
  steps: { type: 'steps', items: [{ title: 'First', runs }] },
  figures: {
    type: 'figures',
    items: [
      { live: 'works', label: 'Works' },
      { value: '<1 h', label: 'Wait' },
    ],
  },
  note: { type: 'note', warning: true, runs },
  question: { type: 'question', question: 'Why <so>?', answer: runs },
  button: { type: 'button', label: 'Go & see', link: '/About' },
  contest: { type: 'contest', part: 'sponsors' },
};
