import { IconBell, IconSearch } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { SavedSearch } from '#contract/calls/following.ts';
import { following, reloadFollowing } from '../../lib/following.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { BoardCovers } from '../../ui/material/board-covers.tsx';
import { confirm } from '../../ui/overlays.ts';
import { Panel } from '../../ui/panel.tsx';
import { SearchNameDialog } from '../../ui/search-name-dialog.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './following.module.css';
import { Fresh } from './fresh.tsx';
import { Switch } from './switch.tsx';

export function SavedSearches({ searches }: { searches: readonly SavedSearch[] }) {
  const { t } = useTranslation();
  return (
    <Panel title={t(($) => $.following.searches)} note={searches.length > 0 && t(($) => $.following.searchesBody)}>
      {searches.length === 0 ? (
        <Nothing
          icon={IconBell}
          title={t(($) => $.following.searchesEmpty)}
          hint={t(($) => $.following.searchesEmptyBody)}
          action={
            <ButtonLink size="small" to={paths.searchResult()}>
              {t(($) => $.following.find)}
            </ButtonLink>
          }
        />
      ) : (
        <ul className={classes.list}>
          {searches.map((search) => (
            <Saved key={search.id} saved={search} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Saved({ saved }: { saved: SavedSearch }) {
  const { t } = useTranslation();
  const { name, search, fresh, covers } = saved;
  return (
    <li className={classes.row}>
      <Link to={paths.savedSearch(search)} className={classes.words}>
        {covers.length > 0 ? (
          <BoardCovers covers={covers} />
        ) : (
          <span className={classes.blank}>
            <IconSearch size={18} stroke={1.7} aria-hidden="true" />
          </span>
        )}
        <span>
          <span className={classes.name}>{name}</span>
          <span className={classes.facts}>
            <span>{t(($) => $.find.types[typeOf(search)])}</span>
            <Fresh fresh={fresh} />
          </span>
        </span>
      </Link>
      <Actions saved={saved} />
    </li>
  );
}

function typeOf({ type }: SavedSearch['search']) {
  return type === 'pic' || type === 'music' || type === 'effect' ? type : 'video';
}

function Actions({ saved: { id, name, mail } }: { saved: SavedSearch }) {
  const { t } = useTranslation();
  const [naming, setNaming] = useState(false);
  const mailing = useChange((on: boolean) => following.mailSearch({ id, mail: on }));
  const removing = useChange(async () => {
    const sure = await confirm({
      title: t(($) => $.following.removeTitle, { name }),
      body: t(($) => $.following.removeBody),
      confirm: t(($) => $.following.remove),
    });
    if (!sure) return;
    await following.removeSearch({ id });
    void toast(t(($) => $.following.removed));
  });
  return (
    <div className={classes.actions}>
      <Switch
        on={mailing.isPending ? mailing.variables : mail}
        label={t(($) => $.following.mailLabel, { name })}
        onChange={(on) => mailing.mutate(on)}
      >
        {t(($) => $.following.mailOn)}
      </Switch>
      <Button
        variant="plain"
        size="small"
        aria-label={`${t(($) => $.following.rename)} ${name}`}
        onClick={() => setNaming(true)}
      >
        {t(($) => $.following.rename)}
      </Button>
      <Button
        variant="plain"
        size="small"
        aria-label={`${t(($) => $.following.remove)} ${name}`}
        loading={removing.isPending}
        onClick={() => removing.mutate(undefined)}
      >
        {t(($) => $.following.remove)}
      </Button>
      {naming && <Rename id={id} name={name} onClosed={() => setNaming(false)} />}
    </div>
  );
}

function Rename({ id, name, onClosed }: { id: number; name: string; onClosed: () => void }) {
  const { t } = useTranslation();
  return (
    <SearchNameDialog
      title={t(($) => $.following.rename)}
      name={name}
      onName={async (chosen) => {
        await following.renameSearch({ id, name: chosen });
        await reloadFollowing();
        void toast(t(($) => $.following.renamed));
      }}
      onClosed={onClosed}
    />
  );
}

/** Makes a change, loads everything again, and says what went wrong. */
function useChange<Value>(change: (value: Value) => Promise<unknown>) {
  return useMutation({
    mutationFn: change,
    onSettled: () => reloadFollowing(),
    onError: (error) => void toast(error.message, 'failed'),
  });
}
