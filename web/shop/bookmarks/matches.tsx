import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { boardCalls, type Board } from '#contract/calls/boards.ts';
import { boardAllows } from '#contract/domain/board.ts';
import { idOf } from '#contract/domain/item-id.ts';
import type { AnyItem } from '#contract/items.ts';
import { client } from '../../lib/api.ts';
import { boardMatchesQuery, reloadBookmarks } from '../../lib/bookmarks-queries.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { Items } from './items.tsx';
import classes from './matches.module.css';

const boards = client(boardCalls);
/** One line on a wide screen. */
const SHOWN = 4;

/** New works that fit a board; nothing while there are none, or while they cannot be read. */
export function Matches({ board }: { board: Board }) {
  const { t } = useTranslation();
  const id = useId();
  const head = useRef<HTMLHeadingElement>(null);
  const [whole, setWhole] = useState(false);
  const { data } = useQuery(boardMatchesQuery(useLanguage(), board.id));
  if (!data || data.length === 0) return null;
  // The head goes away with the last of them.
  const moveFocus = () => (data.length > 1 ? head.current : document.getElementById('main'))?.focus();
  const add = boardAllows(board.role, 'edit')
    ? (item: AnyItem) => <Add board={board.id} item={item} onAdded={moveFocus} />
    : undefined;
  return (
    <section className={classes.matches} aria-labelledby={id}>
      <h2 id={id} ref={head} tabIndex={-1}>
        {t(($) => $.boardMatches.title)}
      </h2>
      <p>{t(($) => $.boardMatches.body)}</p>
      <Items items={whole ? data : data.slice(0, SHOWN)} {...(add && { below: add })} />
      {!whole && data.length > SHOWN && (
        <Button variant="default" size="small" onClick={() => setWhole(true)}>
          {t(($) => $.boardMatches.more, { count: data.length - SHOWN })}
        </Button>
      )}
    </section>
  );
}

/** Puts a work on the board. It leaves the new ones by that, so the focus goes elsewhere. */
function Add({ board, item, onAdded }: { board: number; item: AnyItem; onAdded: () => void }) {
  const { t } = useTranslation();
  const adding = useMutation({
    mutationFn: () => boards.put({ id: board, materialIds: [idOf(item)] }),
    onSuccess: async () => {
      onAdded();
      void toast(t(($) => $.boardMatches.added));
      await reloadBookmarks();
    },
    onError: (error) => void toast(error.message, 'failed'),
  });
  const title = 'musicName' in item ? item.musicName : item.title;
  return (
    <div className={classes.add}>
      <Button
        variant="default"
        size="small"
        icon={<IconPlus size={16} stroke={1.8} aria-hidden="true" />}
        aria-label={t(($) => $.boardMatches.addOne, { title })}
        loading={adding.isPending}
        onClick={() => adding.mutate()}
      >
        {t(($) => $.boardMatches.add)}
      </Button>
    </div>
  );
}
