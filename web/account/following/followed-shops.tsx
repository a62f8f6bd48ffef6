import { IconUserHeart } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { FollowedShop } from '#contract/calls/following.ts';
import { following, reloadFollowing } from '../../lib/following.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { BoardCovers } from '../../ui/material/board-covers.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './following.module.css';
import { Fresh } from './fresh.tsx';

export function FollowedShops({ shops }: { shops: readonly FollowedShop[] }) {
  const { t } = useTranslation();
  return (
    <Panel title={t(($) => $.following.shops)} note={t(($) => $.following.shopsBody)}>
      {shops.length === 0 ? (
        <Nothing
          icon={IconUserHeart}
          title={t(($) => $.following.shopsEmpty)}
          hint={t(($) => $.following.shopsEmptyBody)}
          action={
            <ButtonLink size="small" variant="default" to={paths.searchResult()}>
              {t(($) => $.following.find)}
            </ButtonLink>
          }
        />
      ) : (
        <ul className={classes.list}>
          {shops.map((shop) => (
            <Followed key={shop.id} shop={shop} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Followed({ shop: { id, name, avatar, fresh, covers } }: { shop: FollowedShop }) {
  const { t } = useTranslation();
  const leaving = useMutation({
    mutationFn: () => following.follow({ shopId: id, follow: false }),
    onSuccess: () => void toast(t(($) => $.following.unfollowDone)),
    onError: (error) => void toast(error.message, 'failed'),
    onSettled: () => reloadFollowing(),
  });
  return (
    <li className={classes.row}>
      <Link to={paths.shop(id)} className={classes.words}>
        <span className={classes.sign} aria-hidden="true">
          {avatar ? <img src={avatar} alt="" /> : Array.from(name)[0]}
        </span>
        <span>
          <span className={classes.name}>{name}</span>
          <span className={classes.facts}>
            <Fresh fresh={fresh} />
          </span>
        </span>
        {covers.length > 0 && <BoardCovers covers={covers} />}
      </Link>
      <div className={classes.actions}>
        <Button
          variant="default"
          size="small"
          aria-label={t(($) => $.following.unfollowLabel, { name })}
          loading={leaving.isPending}
          onClick={() => leaving.mutate()}
        >
          {t(($) => $.following.unfollow)}
        </Button>
      </div>
    </li>
  );
}
