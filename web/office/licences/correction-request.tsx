import { useState } from 'react';
import type { LicenceDeskRow } from '#contract/calls/licences-desk.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Moment } from '../blocks/moment.tsx';
import { ReasonDialog } from '../blocks/reason-dialog.tsx';
import { Section } from '../blocks/section.tsx';
import { useChangeTrade, useMaySell } from '../blocks/trade.ts';
import { licences } from './queries.ts';
import { FIELDS, hasEnded, useFieldValue } from './correction.ts';
import classes from './licence-panel.module.css';
import { useReissue } from './reissue-dialog.tsx';

interface Props {
  licence: LicenceDeskRow;
  onReissued: (id: number) => void;
}

/** The buyer's wanted changes beside the licence's details. */
export function CorrectionRequest({ licence, onReissued }: Props) {
  const { t } = useTranslation();
  const maySell = useMaySell();
  const [asked, setAsked] = useState<'accept' | 'refuse' | null>(null);
  const { wanted } = licence;
  if (!wanted) return null;
  return (
    <div className={classes.request}>
      <Section title={t(($) => $.office.licences.correction.title)} aside={<Moment at={wanted.askedAt} />}>
        <p className={classes.words}>{wanted.words}</p>
        <Compare licence={licence} wanted={wanted} />
        {maySell && (
          <div className={classes.buttons}>
            <Button variant="default" onClick={() => setAsked('refuse')}>
              {t(($) => $.office.licences.correction.refuse)}
            </Button>
            {!hasEnded(licence) && (
              <Button onClick={() => setAsked('accept')}>{t(($) => $.office.licences.correction.accept)}</Button>
            )}
          </div>
        )}
      </Section>
      {asked === 'accept' && (
        <AcceptDialog licence={licence} wanted={wanted} onReissued={onReissued} onClosed={() => setAsked(null)} />
      )}
      {asked === 'refuse' && <RefuseDialog correctionId={wanted.correctionId} onClosed={() => setAsked(null)} />}
    </div>
  );
}

type Wanted = NonNullable<LicenceDeskRow['wanted']>;

function Compare({ licence, wanted }: { licence: LicenceDeskRow; wanted: Wanted }) {
  const { t } = useTranslation();
  const show = useFieldValue();
  return (
    <table className={classes.compare} aria-label={t(($) => $.office.licences.correction.title)}>
      <thead>
        <tr>
          <th scope="col">{t(($) => $.office.licences.correction.field)}</th>
          <th scope="col">{t(($) => $.office.licences.correction.now)}</th>
          <th scope="col">{t(($) => $.office.licences.correction.wanted)}</th>
        </tr>
      </thead>
      <tbody>
        {FIELDS.map((name) => {
          const changed = licence[name] !== wanted.fields[name];
          return (
            <tr key={name} data-changed={changed}>
              <th scope="row">{t(($) => $.office.licences.fields[name])}</th>
              <td>{changed ? <del>{show(name, licence[name])}</del> : show(name, licence[name])}</td>
              <td>
                {show(name, wanted.fields[name])}
                {changed && <VisuallyHidden> ({t(($) => $.office.licences.correction.changed)})</VisuallyHidden>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function AcceptDialog({ licence, wanted, onReissued, onClosed }: Props & { wanted: Wanted; onClosed: () => void }) {
  const { t } = useTranslation();
  const reissue = useReissue(onReissued);
  return (
    <ReasonDialog
      title={t(($) => $.office.licences.correction.acceptTitle)}
      body={t(($) => $.office.licences.correction.acceptBody, { number: licence.number })}
      label={t(($) => $.office.licences.correction.answer)}
      hint={t(($) => $.office.licences.correction.answerHint)}
      confirm={t(($) => $.office.licences.correction.accept)}
      onConfirm={(reason) => reissue({ licenceId: licence.licenceId, fields: wanted.fields, reason })}
      onClosed={onClosed}
    />
  );
}

function RefuseDialog({ correctionId, onClosed }: { correctionId: number; onClosed: () => void }) {
  const { t } = useTranslation();
  const refuse = useChangeTrade({
    send: licences.refuseCorrection,
    done: () => t(($) => $.office.licences.correction.refused),
  });
  return (
    <ReasonDialog
      title={t(($) => $.office.licences.correction.refuseTitle)}
      body={t(($) => $.office.licences.correction.refuseBody)}
      label={t(($) => $.office.licences.correction.answer)}
      hint={t(($) => $.office.licences.correction.answerHint)}
      confirm={t(($) => $.office.licences.correction.refuse)}
      onConfirm={(answer) => refuse.mutateAsync({ correctionId, answer })}
      onClosed={onClosed}
    />
  );
}
