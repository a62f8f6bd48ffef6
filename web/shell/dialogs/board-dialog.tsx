import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { boardCalls } from '#contract/calls/boards.ts';
import { boardAllows } from '#contract/domain/board.ts';
import { idOf } from '#contract/domain/item-id.ts';
import type { AnyItem } from '#contract/items.ts';
import { client } from '../../lib/api.ts';
import { setBookmark } from '../../lib/bookmarks.ts';
import { boardsQuery, reloadBoards } from '../../lib/bookmarks-queries.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { BoardCovers } from '../../ui/material/board-covers.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextInput } from '../../ui/fields.ts';
import { Problem } from '../../ui/problem.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './board-dialog.module.css';

const calls = client(boardCalls);

/** Lets the reader choose or create a board for these materials. */
export function BoardDialog({ items, onClosed }: { items: AnyItem[]; onClosed: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t(($) => $.boards.choose)} size={440} onClosed={onClosed}>
      {(close) => <Choice items={items} onDone={close} />}
    </Dialog>
  );
}

/** Only bookmarked materials can be on a board, so each is bookmarked first. */
function usePut(items: AnyItem[], onDone: () => void) {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: async ({ id, name }: { id?: number; name: string }) => {
      const boardId = id ?? (await calls.create({ name })).id;
      for (const item of items) await setBookmark(item, true);
      await calls.put({ id: boardId, materialIds: items.map(idOf) });
    },
    onSuccess: (_done, { name }) => {
      onDone();
      void toast(t(($) => $.boards.added, { name }));
    },
    onSettled: () => reloadBoards(),
  });
}

function Choice({ items, onDone }: { items: AnyItem[]; onDone: () => void }) {
  const { t } = useTranslation();
  const boards = useQuery(boardsQuery(useLanguage()));
  const put = usePut(items, onDone);
  const editable = boards.data?.filter(({ role }) => boardAllows(role, 'edit'));
  const [name, setName] = useState('');
  const create = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) put.mutate({ name: name.trim() });
  };
  return (
    <>
      {boards.isPending && <Skeleton height={168} />}
      {editable?.length === 0 && <p className={classes.none}>{t(($) => $.boards.none)}</p>}
      <ul className={classes.boards}>
        {editable?.map((board) => (
          <li key={board.id}>
            <button type="button" disabled={put.isPending} onClick={() => put.mutate(board)}>
              <BoardCovers covers={board.covers} />
              <span className={classes.name}>{board.name}</span>
              <span className={classes.count}>{board.count}</span>
            </button>
          </li>
        ))}
      </ul>
      <form className={classes.create} onSubmit={create}>
        <TextInput
          label={t(($) => $.boards.newName)}
          placeholder={t(($) => $.boards.newHint)}
          maxLength={60}
          size="md"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button
          type="submit"
          disabled={name.trim() === ''}
          loading={put.isPending}
          icon={<IconPlus size={16} stroke={2} aria-hidden="true" />}
        >
          {t(($) => $.boards.create)}
        </Button>
      </form>
      <Problem>{put.error?.message ?? boards.error?.message}</Problem>
    </>
  );
}
