import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { BODY_LIMITS } from '#contract/domain/blocks.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { readNode } from './read-doc.ts';
import classes from './surface.module.css';

/** How the whole stands: how many blocks have to be put right, and whether there are too many or too much in them. */
export function BodyState({ editor }: { editor: Editor }) {
  const { t } = useTranslation();
  const { wrong, blocks, size } = useEditorState({
    editor,
    selector: ({ editor }) => {
      const read = editor.state.doc.children.map(readNode).filter(({ block }) => block);
      return {
        wrong: read.filter(({ problems }) => problems.length > 0).length,
        blocks: read.length,
        size: read.reduce((sum, { size }) => sum + size + 1, 1),
      };
    },
  });
  const problems = [
    wrong > 0 && t(($) => $.office.bodyEditor.wrong, { count: wrong }),
    blocks > BODY_LIMITS.blocks && t(($) => $.office.bodyEditor.tooManyBlocks, { limit: BODY_LIMITS.blocks, blocks }),
    size > BODY_LIMITS.characters && t(($) => $.office.bodyEditor.tooMuch),
  ].filter((problem) => problem !== false);
  return <output className={classes['state']}>{problems.join(' ')}</output>;
}
