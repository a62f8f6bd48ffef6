import { type Extensions, Mark, Node } from '@tiptap/core';
import { isLink } from '#contract/domain/link.ts';
import body from '../../../ui/blocks/body.module.css';

/** Nodes and marks for the words of a body. Nothing nests that a block does not nest. */

const doc = Node.create({ name: 'doc', topNode: true, content: 'block+' });
const text = Node.create({ name: 'text' });

const paragraph = Node.create({
  name: 'paragraph',
  group: 'block',
  content: 'text*',
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: () => ['p', 0],
});

const heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'text*',
  marks: '',
  defining: true,
  addAttributes: () => ({ level: { default: 2, rendered: false } }),
  parseHTML: () => [
    { tag: 'h2', attrs: { level: 2 } },
    { tag: 'h3', attrs: { level: 3 } },
  ],
  renderHTML: ({ node }) => [node.attrs['level'] === 3 ? 'h3' : 'h2', 0],
});

const list = Node.create({
  name: 'list',
  group: 'block',
  content: 'item+',
  addAttributes: () => ({ ordered: { default: false, rendered: false } }),
  parseHTML: () => [
    { tag: 'ul', attrs: { ordered: false } },
    { tag: 'ol', attrs: { ordered: true } },
  ],
  renderHTML: ({ node }) => [node.attrs['ordered'] ? 'ol' : 'ul', 0],
});

const item = Node.create({
  name: 'item',
  content: 'text*',
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
});

/** Words with looks and links, as a part of a block. */
const words = Node.create({
  name: 'words',
  content: 'text*',
  parseHTML: () => [{ tag: 'p[data-part="words"]', priority: 60 }],
  renderHTML: () => ['p', { 'data-part': 'words' }, 0],
});

/** Words without looks, as a part of a block. */
const line = Node.create({
  name: 'line',
  content: 'text*',
  marks: '',
  parseHTML: () => [{ tag: 'p[data-part="line"]', priority: 60 }],
  renderHTML: () => ['p', { 'data-part': 'line' }, 0],
});

const quote = Node.create({
  name: 'quote',
  group: 'block',
  content: 'words line',
  isolating: true,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: () => ['blockquote', 0],
});

const note = Node.create({
  name: 'note',
  group: 'block',
  content: 'text*',
  defining: true,
  addAttributes: () => ({ warning: { default: false, rendered: false } }),
  parseHTML: () => [
    { tag: 'div[role="note"]', getAttrs: (element) => ({ warning: element.hasAttribute('data-warning') }) },
  ],
  renderHTML({ node }) {
    const warning = node.attrs['warning'] ? { 'data-warning': '', class: body['warning'] } : {};
    return ['div', { role: 'note', ...warning }, 0];
  },
});

const question = Node.create({
  name: 'question',
  group: 'block',
  content: 'line words',
  isolating: true,
  parseHTML: () => [{ tag: 'div[data-block="question"]' }],
  renderHTML: () => ['div', { 'data-block': 'question' }, 0],
});

const steps = Node.create({
  name: 'steps',
  group: 'block',
  content: 'step+',
  parseHTML: () => [{ tag: 'ol[data-block="steps"]', priority: 60 }],
  renderHTML: () => ['ol', { 'data-block': 'steps', class: body['steps'] }, 0],
});

const step = Node.create({
  name: 'step',
  content: 'line words',
  isolating: true,
  parseHTML: () => [{ tag: 'li[data-part="step"]', priority: 60 }],
  renderHTML: () => ['li', { 'data-part': 'step' }, 0],
});

const link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = element.getAttribute('href') ?? '';
        return isLink(href) ? { href } : false;
      },
    },
  ],
  renderHTML: ({ mark }) => ['a', { href: String(mark.attrs['href']), rel: 'noopener noreferrer nofollow' }, 0],
});

const bold = Mark.create({
  name: 'bold',
  parseHTML: () => [{ tag: 'strong' }, { tag: 'b' }],
  renderHTML: () => ['strong', 0],
});

const italic = Mark.create({
  name: 'italic',
  parseHTML: () => [{ tag: 'em' }, { tag: 'i' }],
  renderHTML: () => ['em', 0],
});

/** The first block is what a new line is. */
export const WORDS: Extensions = [
  doc,
  text,
  paragraph,
  heading,
  list,
  item,
  words,
  line,
  quote,
  note,
  question,
  steps,
  step,
  link,
  bold,
  italic,
];
