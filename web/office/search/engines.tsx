import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/overlays.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { enginesQuery } from './queries.ts';
import classes from './search.module.css';
import { useEngineColumns } from './use-engine-columns.tsx';
import { useRebuildIndex } from './use-rebuild-index.ts';

/** What searches, how it is, and how far its index is behind. */
export function Engines() {
  const { t } = useTranslation();
  const query = useQuery(enginesQuery);
  return (
    <>
      <div className={classes.bar}>
        {query.data && <Waiting {...query.data} />}
        <span className={classes.end}>
          <Rebuild isRebuilding={query.data?.isRebuilding ?? false} />
        </span>
      </div>
      <DataTable
        label={t(($) => $.office.search.engines)}
        columns={useEngineColumns()}
        query={query}
        rowKey={({ name }) => name}
        skeletonRows={1}
        empty={<Nothing title={t(($) => $.office.search.noIndex)} hint="" />}
      />
    </>
  );
}

function Waiting({ waiting, waitingSeconds }: { waiting: number; waitingSeconds: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [number, seconds] = [formatNumber(waiting, language), formatNumber(waitingSeconds, language)];
  return (
    <output>
      {waiting === 0
        ? t(($) => $.office.search.upToDate)
        : t(($) => $.office.search.waiting, { count: waiting, number, seconds })}
    </output>
  );
}

function Rebuild({ isRebuilding }: { isRebuilding: boolean }) {
  const { t } = useTranslation();
  const rebuild = useRebuildIndex();
  const ask = async () => {
    const sure = await confirm({
      title: t(($) => $.office.search.rebuildTitle),
      body: t(($) => $.office.search.rebuildBody),
      confirm: t(($) => $.office.search.rebuild),
    });
    if (sure) rebuild.mutate();
  };
  return (
    <Button
      variant="default"
      size="small"
      icon={<IconRefresh size={15} stroke={2} aria-hidden="true" />}
      disabled={isRebuilding}
      loading={rebuild.isPending}
      onClick={() => void ask()}
    >
      {t(($) => (isRebuilding ? $.office.search.rebuilding : $.office.search.rebuild))}
    </Button>
  );
}
