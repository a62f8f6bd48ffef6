import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { galleryCalls, type Work } from '#contract/calls/gallery.ts';
import { client, requestLogin } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';
import classes from './vote.module.css';

const calls = client(galleryCalls);

/** The reader's vote while members vote, and afterwards how many there were. */
export function Vote({ work: { id, voting, votes } }: { work: Pick<Work, 'id' | 'voting' | 'votes'> }) {
  const { t } = useTranslation();
  if (votes !== null)
    return <p className={classes.note}>{t(($) => $.contestPage.favourites.votes, { count: votes })}</p>;
  return voting ? <OwnVote id={id} /> : null;
}

function OwnVote({ id }: { id: number }) {
  const { t } = useTranslation();
  const words = t(($) => $.contestPage.favourites);
  const session = useSession();
  const { voted, own, change } = useVote(id, session?.userId);
  if (own) return <p className={classes.note}>{words.own}</p>;
  const Icon = voted ? IconHeartFilled : IconHeart;
  return (
    <div className={classes.vote}>
      <Button
        variant={voted ? 'default' : 'filled'}
        aria-pressed={voted}
        loading={change.isPending}
        icon={<Icon size={17} aria-hidden="true" />}
        onClick={() => (session === null ? requestLogin() : change.mutate(!voted))}
      >
        {voted ? words.voted : words.vote}
      </Button>
      <p className={classes.note}>{session === null ? words.members : words.until}</p>
      <Problem>{change.error?.message}</Problem>
    </div>
  );
}

function useVote(id: number, userId: number | undefined) {
  const cache = useQueryClient();
  const queryKey = ['vote', id, userId];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => calls.voted({ id }, { signal }),
    enabled: userId !== undefined,
  });
  const change = useMutation({
    mutationFn: (vote: boolean) => calls.vote({ id, vote }),
    onSuccess: ({ voted }) => cache.setQueryData(queryKey, { own: false, voted }),
  });
  return { voted: data?.voted ?? false, own: data?.own ?? false, change };
}
