import { IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BoardComment } from '#contract/calls/board-parts.ts';
import { formatClock } from '#contract/domain/clock.ts';
import { formatDateTime } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { confirm } from '../../ui/overlays.ts';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { CommentForm } from './comment-form.tsx';
import classes from './comments.module.css';
import { useBoardActions } from './board-actions.ts';
import type { Work } from './work.ts';

interface Props {
  work: Work;
  /** Second that the player shows; null for what has no time. */
  position: number | null;
  onGoTo: (second: number) => void;
}

/** What people said about a work, oldest first, and the way to say more. */
export function Comments({ work, position, onGoTo }: Props) {
  const { t } = useTranslation();
  const actions = useBoardActions();
  const client = useQueryClient();
  const queryKey = ['board-comments', actions.board, work.id];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => actions.comments(work.id, signal),
  });
  const changed = () => client.invalidateQueries({ queryKey });
  return (
    <section className={classes.comments} aria-label={t(($) => $.boardWork.comments, { count: work.comments })}>
      {!data && (error ? <Retry error={error} onRetry={() => void refetch()} /> : <Skeleton height={120} />)}
      {data?.infos.length === 0 && <p className={classes.none}>{t(($) => $.boardWork.noComments)}</p>}
      <ul>
        {data?.infos.map((comment) => (
          <Comment key={comment.id} comment={comment} onGoTo={onGoTo} onRemoved={changed} />
        ))}
      </ul>
      {actions.mayComment && <CommentForm work={work} position={position} onSaid={changed} />}
    </section>
  );
}

interface CommentProps {
  comment: BoardComment;
  onGoTo: (second: number) => void;
  onRemoved: () => Promise<void>;
}

function Comment({ comment, onGoTo, onRemoved }: CommentProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const actions = useBoardActions();
  const { author, client, removable, second, text, at } = comment;
  const remove = async () => {
    const sure = await confirm({
      title: t(($) => $.boardWork.removeTitle),
      body: t(($) => $.boardWork.removeBody),
      confirm: t(($) => $.boardWork.remove),
    });
    if (!sure) return;
    await actions.remove(comment.id).catch((error: Error) => toast(error.message, 'failed'));
    await onRemoved();
  };
  const time = second === null ? '' : formatClock(second);
  return (
    <li>
      <p className={classes.author}>
        <strong>{author}</strong>
        {client && <span className={classes.client}>{t(($) => $.boardWork.client)}</span>}
        <time dateTime={at}>{formatDateTime(at, language)}</time>
        {removable && (
          <IconButton
            label={t(($) => $.boardWork.remove)}
            icon={<IconTrash size={15} stroke={1.8} aria-hidden="true" />}
            className={classes.remove}
            onClick={() => void remove()}
          />
        )}
      </p>
      <p className={classes.text}>
        {second !== null && (
          <button type="button" aria-label={t(($) => $.boardWork.goTo, { time })} onClick={() => onGoTo(second)}>
            {time}
          </button>
        )}
        {text}
      </p>
    </li>
  );
}
