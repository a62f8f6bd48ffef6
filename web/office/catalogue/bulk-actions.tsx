import { useState } from 'react';
import type { DeskMaterial } from '#contract/calls/catalogue-desk.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import type { Selection } from '../../ui/table/table.ts';
import classes from './bulk-actions.module.css';
import { TakeDownDialog } from './sale-dialogs.tsx';
import { useChangeMaterials } from './use-change-materials.ts';

/** Actions on all selected materials. */
export function BulkActions({ selection }: { selection: Selection<DeskMaterial> }) {
  const { t } = useTranslation();
  const change = useChangeMaterials();
  const [asked, setAsked] = useState<number[] | null>(null);
  const ids = [...selection.chosen].map(Number);
  const feature = (action: 'feature' | 'unfeature') => change.mutate({ action, ids });
  if (ids.length === 0 && !asked) return <p className={classes.bar}>{t(($) => $.office.catalogue.selectHint)}</p>;
  return (
    <section className={classes.bar} aria-label={t(($) => $.office.catalogue.actions)}>
      <p className={classes.count}>{t(($) => $.office.catalogue.chosen, { count: ids.length })}</p>
      <Button size="small" loading={change.isPending} onClick={() => feature('feature')}>
        {t(($) => $.office.catalogue.feature.button)}
      </Button>
      <Button variant="default" size="small" disabled={change.isPending} onClick={() => feature('unfeature')}>
        {t(($) => $.office.catalogue.unfeature.button)}
      </Button>
      <Button variant="default" size="small" disabled={change.isPending} onClick={() => setAsked(ids)}>
        {t(($) => $.office.catalogue.takeDown.button)}
      </Button>
      {asked && (
        <TakeDownDialog
          ids={asked}
          title={t(($) => $.office.catalogue.takeDown.titleMany, { count: asked.length })}
          onClosed={() => setAsked(null)}
        />
      )}
    </section>
  );
}
