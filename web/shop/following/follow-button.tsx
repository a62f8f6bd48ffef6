import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { requestLogin } from '../../lib/api.ts';
import { following, reloadFollowing } from '../../lib/following.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';

interface Props {
  shop: { id: number; name: string };
  /** The reader sees the shop's works here, so they are no longer new. */
  seen?: boolean;
}

/** Follows a photographer or stops; not shown to themselves. */
export function FollowButton({ shop, seen = false }: Props) {
  const { t } = useTranslation();
  const session = useSession();
  const { followed, own, change } = useFollow(shop.id, session?.userId, seen);
  if (own) return null;
  const Icon = followed ? IconCheck : IconPlus;
  return (
    <Button
      variant="default"
      size="small"
      aria-pressed={followed}
      aria-label={t(($) => (followed ? $.following.unfollowLabel : $.following.followLabel), { name: shop.name })}
      loading={change.isPending}
      icon={<Icon size={15} stroke={2} aria-hidden="true" />}
      onClick={() => (session === null ? requestLogin({ optional: true }) : change.mutate(!followed))}
    >
      {followed ? t(($) => $.following.followed) : t(($) => $.following.follow)}
    </Button>
  );
}

function useFollow(shopId: number, userId: number | undefined, seen: boolean) {
  const { t } = useTranslation();
  const queryKey = ['followed', shopId, userId];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => following.lookAtShop({ shopId, seen }, { signal }),
    enabled: userId !== undefined,
  });
  const change = useMutation({
    mutationFn: (follow: boolean) => following.follow({ shopId, follow }),
    onSuccess: (_reply, follow) => {
      queryClient.setQueryData(queryKey, { followed: follow, own: false });
      void reloadFollowing();
      void toast(follow ? t(($) => $.following.followDone) : t(($) => $.following.unfollowDone));
    },
    onError: (error) => void toast(error.message, 'failed'),
  });
  return { followed: data?.followed ?? false, own: data?.own ?? false, change };
}
