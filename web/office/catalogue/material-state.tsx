import { IconFlag, IconStarFilled } from '@tabler/icons-react';
import type { DeskMaterial } from '#contract/calls/catalogue-desk.ts';
import type { MaterialState as State } from '#contract/domain/material.ts';
import { useTranslation } from '../../lib/translation.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Label, type Tone } from '../../ui/table/label.tsx';
import { useNames } from '../names.ts';
import classes from './material-state.module.css';

const TONES: Record<State, Tone> = {
  uploaded: 'quiet',
  transcoding: 'quiet',
  incomplete: 'quiet',
  pending: 'accent',
  online: 'good',
  returned: 'accent',
  rejected: 'bad',
  offline: 'bad',
};

export function StateLabel({ state }: { state: State }) {
  return <Label tone={TONES[state]}>{useNames().materialState(state)}</Label>;
}

/** Status of a material, with the editors' mark and open reports. */
export function MaterialState({ material }: { material: DeskMaterial }) {
  const { t } = useTranslation();
  const reports = t(($) => $.office.catalogue.openReports, { count: material.openReports });
  return (
    <span className={classes.state}>
      <StateLabel state={material.state} />
      {material.featured && (
        <span className={classes.featured} title={t(($) => $.office.catalogue.featured)}>
          <IconStarFilled size={13} aria-hidden="true" />
          <VisuallyHidden>{t(($) => $.office.catalogue.featured)}</VisuallyHidden>
        </span>
      )}
      {material.openReports > 0 && (
        <span className={classes.reported} title={reports}>
          <IconFlag size={14} stroke={2} aria-hidden="true" />
          <VisuallyHidden>{reports}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
