import type { Block } from '#contract/domain/blocks.ts';
import { drawBody, NOTHING_AROUND } from '#contract/domain/draw-blocks.ts';
import { Body } from '../../../ui/blocks/body.tsx';
import { wordsOf } from '../compare.ts';
import classes from './dispute.module.css';

/** A block as it looks on its page, or in words where it is made of pictures or materials. */
export function BlockShown({ block, lang }: { block: Block; lang: string }) {
  const drawn = block.type === 'button' ? [] : drawBody([block], NOTHING_AROUND);
  return (
    <div className={classes.block} lang={lang}>
      {drawn.length === 0 ? <p>{wordsOf(block)}</p> : <Body drawn={drawn} />}
    </div>
  );
}
