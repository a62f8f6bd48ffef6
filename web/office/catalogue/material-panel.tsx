import { useQuery } from '@tanstack/react-query';
import { IconPhotoQuestion } from '@tabler/icons-react';
import { useTranslation } from '../../lib/translation.ts';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { SidePanel } from '../blocks/side-panel.tsx';
import { materialQuery } from './queries.ts';
import { MaterialActions } from './material-actions.tsx';
import { MaterialFacts } from './material-facts.tsx';
import { MaterialForm } from './material-form.tsx';
import { MaterialHistory, WhyOffline } from './material-history.tsx';
import { MaterialPreview } from './material-preview.tsx';
import { MaterialState } from './material-state.tsx';
import { useTitles } from './material-words.ts';
import classes from './material-panel.module.css';
import { Reports } from './reports.tsx';

interface Props {
  id: number;
  mayEdit: boolean;
  onUnsaved: (unsaved: boolean) => void;
  onOwner: (id: number) => void;
  onClose: () => void;
}

/** Everything about one material, with the actions of staff. */
export function MaterialPanel({ id, mayEdit, onUnsaved, onOwner, onClose }: Props) {
  const { t } = useTranslation();
  const titles = useTitles();
  const query = useQuery(materialQuery(id));
  const material = query.data;
  const title = material ? `${material.code} ${titles(material).title}` : t(($) => $.office.catalogue.panel);
  return (
    <SidePanel about={String(id)} title={title} wide onClose={onClose}>
      {material && (
        <div key={id} className={classes.content}>
          <div className={classes.top}>
            <MaterialPreview material={material} />
            <div className={classes.standing}>
              <MaterialState material={material} />
              {material.state === 'offline' && <WhyOffline id={id} />}
              <MaterialActions material={material} mayEdit={mayEdit} />
            </div>
          </div>
          <Reports reports={material.reports} mayEdit={mayEdit} />
          <MaterialForm material={material} mayEdit={mayEdit} onUnsaved={onUnsaved} />
          <MaterialFacts material={material} onOwner={onOwner} />
          <MaterialHistory id={id} />
        </div>
      )}
      {material === null && (
        <Nothing
          icon={IconPhotoQuestion}
          title={t(($) => $.office.catalogue.notFound)}
          hint={t(($) => $.office.catalogue.notFoundHint, { id })}
        />
      )}
      {material === undefined &&
        (query.error ? <Retry error={query.error} onRetry={() => void query.refetch()} /> : <Loading />)}
    </SidePanel>
  );
}

function Loading() {
  return (
    <>
      <div className={classes.top}>
        <Skeleton height={232} />
        <div className={classes.standing}>
          <Skeleton height={20} width={64} />
          <Skeleton height={32} />
        </div>
      </div>
      <Skeleton height={420} />
    </>
  );
}
