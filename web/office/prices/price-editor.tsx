import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PriceVersion } from '#contract/calls/prices-desk.ts';
import type { PriceKind } from '#contract/domain/prices.ts';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Draft, Prices, Use } from './draft.ts';
import { FactorList } from './factor-list.tsx';
import { FloorField } from './floor-field.tsx';
import { OwnFloors } from './own-floors.tsx';
import { Preview } from './preview.tsx';
import { PriceGrid } from './price-grid.tsx';
import { editorQuery } from './queries.ts';
import classes from './prices.module.css';
import { PublishBar } from './publish-bar.tsx';
import { UseList } from './use-list.tsx';
import { Versions } from './versions.tsx';

interface Props {
  kind: PriceKind;
  draft: Draft;
  onDraft: (draft: Draft) => void;
}

/** The newest prices of a kind, with the draft of changes. */
export function PriceEditor(props: Props) {
  const query = useQuery(editorQuery(props.kind));
  if (query.data) return <Editor {...props} {...query.data} />;
  return query.error ? <Retry error={query.error} onRetry={() => void query.refetch()} /> : <Loading />;
}

interface EditorProps extends Props {
  base: Prices;
  newest: PriceVersion;
  versions: PriceVersion[];
}

function Editor({ newest, versions, ...editing }: EditorProps) {
  const [use, setUse] = useState<Use>({ scene: 'social', channel: 'internet' });
  return (
    <>
      <div className={classes.editor}>
        <UseList editing={editing} chosen={use} onChoose={setUse} />
        <div className={classes.work}>
          <div className={classes.table}>
            <PriceGrid key={`${use.scene} ${use.channel}`} editing={editing} use={use} />
            <div className={classes.whole}>
              <FactorList editing={editing} />
              <FloorField editing={editing} />
            </div>
          </div>
          <Preview editing={editing} />
          <OwnFloors kind={editing.kind} />
          <Versions editing={editing} versions={versions} />
        </div>
      </div>
      <PublishBar editing={editing} newest={newest} versions={versions} />
    </>
  );
}

function Loading() {
  return (
    <div className={classes.editor}>
      <Skeleton height={620} />
      <div className={classes.work}>
        <div className={classes.table}>
          <Skeleton height={380} />
          <Skeleton height={300} />
        </div>
        <Skeleton height={320} />
      </div>
    </div>
  );
}
