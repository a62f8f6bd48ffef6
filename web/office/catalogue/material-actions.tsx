import { IconExternalLink, IconStar } from '@tabler/icons-react';
import { useState } from 'react';
import type { DeskMaterialDetail } from '#contract/calls/catalogue-desk.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import classes from './material-actions.module.css';
import { useTitles } from './material-words.ts';
import { PutBackDialog, TakeDownDialog } from './sale-dialogs.tsx';
import { useChangeMaterials } from './use-change-materials.ts';

/** Actions on one material, beside describing it. */
export function MaterialActions({ material, mayEdit }: { material: DeskMaterialDetail; mayEdit: boolean }) {
  const { t } = useTranslation();
  const name = useTitles()(material).title;
  const [asked, setAsked] = useState<'takeDown' | 'putBack' | null>(null);
  const onClosed = () => setAsked(null);
  const { id, state } = material;
  return (
    <section aria-label={t(($) => $.office.catalogue.actions)} className={classes.actions}>
      {mayEdit && (state === 'online' || material.featured) && <FeatureButton material={material} />}
      {mayEdit && state === 'online' && (
        <Button variant="default" size="small" onClick={() => setAsked('takeDown')}>
          {t(($) => $.office.catalogue.takeDown.button)}
        </Button>
      )}
      {mayEdit && state === 'offline' && (
        <Button size="small" onClick={() => setAsked('putBack')}>
          {t(($) => $.office.catalogue.putBack.button)}
        </Button>
      )}
      {state === 'online' && <OnSite material={material} />}
      {asked === 'takeDown' && (
        <TakeDownDialog ids={[id]} title={t(($) => $.office.catalogue.takeDown.title, { name })} onClosed={onClosed} />
      )}
      {asked === 'putBack' && <PutBackDialog id={id} name={name} onClosed={onClosed} />}
    </section>
  );
}

function FeatureButton({ material: { id, featured } }: { material: DeskMaterialDetail }) {
  const { t } = useTranslation();
  const change = useChangeMaterials();
  const action = featured ? 'unfeature' : 'feature';
  return (
    <Button
      variant="default"
      size="small"
      loading={change.isPending}
      icon={<IconStar size={15} stroke={1.8} aria-hidden="true" />}
      onClick={() => change.mutate({ action, ids: [id] })}
    >
      {t(($) => $.office.catalogue[action].button)}
    </Button>
  );
}

/** Links to the material's page; each kind has its own. */
function OnSite({ material: { id, kind, source } }: { material: DeskMaterialDetail }) {
  const { t } = useTranslation();
  const video = source === 'pond5' ? paths.p5Detail : paths.detail;
  const page = { video, photo: paths.detailPic, music: paths.detailMusic, effect: paths.detailMusic }[kind];
  return (
    <ButtonLink
      variant="plain"
      size="small"
      icon={<IconExternalLink size={15} stroke={1.8} aria-hidden="true" />}
      to={page(id)}
    >
      {t(($) => $.office.catalogue.view)}
    </ButtonLink>
  );
}
