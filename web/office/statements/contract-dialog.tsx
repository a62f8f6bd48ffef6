import { useState } from 'react';
import type { PhotographerContract } from '#contract/calls/contracts.ts';
import { STAY_DAYS } from '#contract/domain/agreement.ts';
import { useTranslation } from '../../lib/translation.ts';
import { NativeSelect } from '../../ui/fields.ts';
import { Checkbox } from '../../ui/table/controls.ts';
import { ReasonDialog } from '../blocks/reason-dialog.tsx';
import { contracts, useChange } from './queries.ts';
import classes from './statements.module.css';

interface Props {
  userId: number;
  contract: PhotographerContract;
  onClosed: () => void;
}

/** What a photographer may upload, and the end of the contract. */
export function ContractDialog({ userId, contract, onClosed }: Props) {
  const { t } = useTranslation();
  const [ended, setEnded] = useState(contract.ended);
  const [videos, setVideos] = useState(contract.videos);
  const [photos, setPhotos] = useState(contract.photos);
  const change = useChange(
    contracts.set,
    t(($) => $.office.statements.photographers.saved),
  );
  const terms = ended ? { ended, videos: false, photos: false } : { ended, videos, photos };
  return (
    <ReasonDialog
      title={t(($) => $.office.statements.photographers.contract)}
      body={t(($) => $.office.statements.photographers.contractBody, { days: STAY_DAYS })}
      hint={t(($) => $.office.statements.photographers.reasonMailed)}
      confirm={t(($) => $.office.statements.photographers.setContract)}
      onConfirm={(reason) => change.mutateAsync({ userId, ...terms, reason })}
      onClosed={onClosed}
    >
      <NativeSelect
        data-autofocus
        label={t(($) => $.office.statements.photographers.standing)}
        data={(['inForce', 'hasEnded'] as const).map((value) => ({
          value,
          label: t(($) => $.office.statements.photographers[value]),
        }))}
        value={ended ? 'hasEnded' : 'inForce'}
        onChange={(event) => setEnded(event.currentTarget.value === 'hasEnded')}
      />
      <fieldset className={classes.uploads} disabled={ended}>
        <legend>{t(($) => $.office.statements.photographers.uploads)}</legend>
        <Checkbox
          label={t(($) => $.office.statements.photographers.videos)}
          checked={terms.videos}
          onChange={(event) => setVideos(event.currentTarget.checked)}
        />
        <Checkbox
          label={t(($) => $.office.statements.photographers.photos)}
          checked={terms.photos}
          onChange={(event) => setPhotos(event.currentTarget.checked)}
        />
      </fieldset>
    </ReasonDialog>
  );
}
