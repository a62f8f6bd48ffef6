import type { ReactNode } from 'react';
import { kindOfType, type SearchType } from '#contract/domain/discovery.ts';
import { CallError } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { HeldAmong } from '../../ui/material/held-among.tsx';
import { MaterialGrid } from '../../ui/material-grid/material-grid.tsx';
import { Retry } from '../../ui/retry.tsx';
import classes from './result-list.module.css';
import type { Found } from './use-search.ts';

interface Props {
  type: SearchType;
  found: Found;
  /** Shown when there are no results. */
  none: ReactNode;
}

/** The results of a search, in every state. */
export function ResultList({ type, found, none }: Props) {
  const { t } = useTranslation();
  const { items, first, isPending, isError, isPlaceholderData, isFetchNextPageError, hasNextPage } = found;
  const failed = isError && (items.length === 0 || isFetchNextPageError);
  if (failed && items.length === 0)
    return <Place>{<Retry error={found.error} onRetry={() => void found.refetch()} />}</Place>;
  if (first && items.length === 0 && !isPlaceholderData) return <Place>{none}</Place>;
  return (
    <Place waiting={isPlaceholderData}>
      <HeldAmong items={items}>
        <MaterialGrid
          // A code finds its material whatever the type.
          kind={items[0]?.kind ?? kindOfType(type)}
          items={items}
          more={isPending || items.length === 0 || (hasNextPage && !failed)}
          size={first && !first.more ? first.total : -1}
          label={t(($) => $.find.list)}
          linkTo={paths.material}
          onEndNear={() => {
            if (hasNextPage && !found.isFetching && !failed) void found.fetchNextPage();
          }}
        />
      </HeldAmong>
      {failed && <Retry error={found.error} onRetry={() => void goOn(found)} />}
      {!hasNextPage && items.length > 0 && <p className={classes.end}>{t(($) => $.find.listEnd)}</p>}
    </Place>
  );
}

/** Asks for the next page again; for all anew where the list cannot go on from the place that it had reached. */
function goOn({ error, refetch, fetchNextPage }: Found): Promise<unknown> {
  return error instanceof CallError && error.fields['after'] ? refetch() : fetchNextPage();
}

/** At least as high as the window, so that the footer does not appear only to leave again. */
function Place({ waiting = false, children }: { waiting?: boolean; children: ReactNode }) {
  return (
    <div className={classes.place} data-waiting={waiting}>
      {children}
    </div>
  );
}
