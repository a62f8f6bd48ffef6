import { type MemberContext, transaction } from '../../../context.ts';
import { problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { deleteListed, insertHotWord, lockHotWord, updateHotWord } from './lists.queries.ts';
import { refusingDuplicates } from './lists.ts';

interface Words {
  zh: string;
  en: string;
}

const DUPLICATES = { hot_words_word_zh_key: 'zh', hot_words_word_en_key: 'en', hot_words_word_en: 'en' };

export async function addHotWord(ctx: MemberContext, words: Words) {
  return await refusingDuplicates(DUPLICATES, () =>
    transaction(ctx, async (tx) => {
      const id = await insertHotWord(tx.db, words);
      await recordChange(tx, { action: 'hot-word.added', subject: `hot-word:${id}`, after: { ...words } });
      return { id };
    }),
  );
}

export async function editHotWord(
  ctx: MemberContext,
  { id, version, zh, en }: Words & { id: number; version: number },
) {
  return await refusingDuplicates(DUPLICATES, () =>
    transaction(ctx, async (tx) => {
      const word = await lockHotWord(tx.db, id);
      if (!word) return problem('not-found');
      if (word.version !== version) return problem('changed-meanwhile');
      await updateHotWord(tx.db, id, { zh, en });
      await recordChange(tx, {
        action: 'hot-word.edited',
        subject: `hot-word:${id}`,
        before: { zh: word.zh, en: word.en },
        after: { zh, en },
      });
      return {};
    }),
  );
}

export async function removeHotWord(ctx: MemberContext, { id, version }: { id: number; version: number }) {
  return await transaction(ctx, async (tx) => {
    const word = await lockHotWord(tx.db, id);
    if (!word) return problem('not-found');
    if (word.version !== version) return problem('changed-meanwhile');
    await deleteListed(tx.db, 'hotWords', id);
    await recordChange(tx, {
      action: 'hot-word.removed',
      subject: `hot-word:${id}`,
      before: { zh: word.zh, en: word.en },
    });
    return {};
  });
}
