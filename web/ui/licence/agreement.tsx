import { useState } from 'react';
import { SCENES } from '#contract/domain/licence-terms.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Dialog } from '../dialog.tsx';
import { Checkbox } from '../table/controls.ts';
import classes from './agreement.module.css';

const MISSED = 'order-agreement-missed';

interface Props {
  agreed: boolean;
  /** The reader tried to submit without agreeing. */
  missed: boolean;
  onChange: (agreed: boolean) => void;
}

/** The agreement to be ticked before an order. Needs the texts of `orders`. */
export function Agreement({ agreed, missed, onChange }: Props) {
  const { t } = useTranslation();
  const [reading, setReading] = useState(false);
  return (
    <div className={classes.agreement}>
      <Checkbox
        id="order-agreement"
        checked={agreed}
        onChange={(event) => onChange(event.currentTarget.checked)}
        error={missed}
        aria-invalid={missed}
        aria-describedby={missed ? MISSED : undefined}
        label={t(($) => $.orderForm.agree)}
        aria-label={`${t(($) => $.orderForm.agree)} ${t(($) => $.orderForm.agreement)}`}
      />
      <button type="button" className={classes.read} onClick={() => setReading(true)}>
        {t(($) => $.orderForm.agreement)}
      </button>
      {missed && (
        <p id={MISSED} className={classes.missed}>
          {t(($) => $.orderForm.pleaseAgree)}
        </p>
      )}
      {reading && <Words onClosed={() => setReading(false)} />}
    </div>
  );
}

const POINTS = [
  'grant',
  'licensee',
  'uses',
  'scope',
  'changes',
  'limits',
  'releases',
  'buyout',
  'price',
  'delivery',
  'refund',
  'rights',
  'claims',
  'liability',
  'law',
] as const;

function Words({ onClosed }: { onClosed: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t(($) => $.orderAgreement.title)} size={620} onClosed={onClosed}>
      {() => (
        <ol className={classes.points}>
          {POINTS.map((point) => (
            <li key={point}>
              <h3>{t(($) => $.orderAgreement.points[point].title)}</h3>
              <p>{t(($) => $.orderAgreement.points[point].words)}</p>
              {point === 'uses' && <Uses />}
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}

function Uses() {
  const { t } = useTranslation();
  return (
    <ul className={classes.uses}>
      {SCENES.map((scene) => (
        <li key={scene}>{t(($) => $.orderAgreement.uses[scene])}</li>
      ))}
    </ul>
  );
}
