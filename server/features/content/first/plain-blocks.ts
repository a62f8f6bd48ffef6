import type { Block, Run } from '#contract/domain/blocks.ts';

/**
 * Blocks of a plain text: paragraphs between empty lines, lists of lines that begin with `- `, headings with `## `, links
 * as `[words](/path)`.
 */
export function plainBlocks(text: string): Block[] {
  return text.split('\n\n').map((part) => {
    if (part.startsWith('## ')) return { type: 'heading', level: 2, text: part.slice(3) };
    if (!part.startsWith('- ')) return { type: 'text', runs: plainRuns(part) };
    return { type: 'list', ordered: false, items: part.split('\n').map((line) => plainRuns(line.slice(2))) };
  });
}

function plainRuns(text: string): Run[] {
  return text
    .split(/(\[[^\]]+\]\([^)]+\))/)
    .filter((part) => part !== '')
    .map((part) => {
      const [, words, link] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
      return words === undefined || link === undefined ? { text: part } : { text: words, link };
    });
}
