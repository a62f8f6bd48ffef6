import { useMutation, useQuery } from '@tanstack/react-query';
import { following, followingQuery, reloadFollowing } from '../../lib/following.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Panel } from '../../ui/panel.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './following.module.css';
import { FollowedShops } from './followed-shops.tsx';
import { RecentSearches } from './recent-searches.tsx';
import { SavedSearches } from './saved-searches.tsx';
import { Switch } from './switch.tsx';

/** Saved searches, recent ones, and photographers whom the reader follows. */
export function FollowingTab() {
  const { data, error, refetch } = useQuery(followingQuery(useLanguage()));
  if (error && !data) return <Retry error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={420} />;
  return (
    <>
      <SavedSearches searches={data.searches} />
      <RecentSearches />
      <FollowedShops shops={data.shops} />
      <DailyMail on={data.mail} />
    </>
  );
}

function DailyMail({ on }: { on: boolean }) {
  const { t } = useTranslation();
  const change = useMutation({
    mutationFn: async (mail: boolean) => {
      await following.setMail({ mail });
      await reloadFollowing();
      void toast(mail ? t(($) => $.following.dailyOn) : t(($) => $.following.dailyOff));
    },
    onError: (error) => void toast(error.message, 'failed'),
  });
  return (
    <Panel title={t(($) => $.following.daily)} note={t(($) => $.following.dailyBody)}>
      <div className={classes.daily}>
        <Switch
          on={change.isPending ? change.variables : on}
          label={t(($) => $.following.daily)}
          onChange={(mail) => change.mutate(mail)}
        >
          {t(($) => $.following.mailOn)}
        </Switch>
      </div>
    </Panel>
  );
}
