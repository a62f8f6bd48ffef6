import { IconCheck, IconX } from '@tabler/icons-react';
import type { OrderDetail } from '#contract/calls/orders.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { stepsOf } from './steps-of.ts';
import classes from './steps.module.css';

export function Steps({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <ol className={classes.steps} aria-label={t(($) => $.orderPage.steps)}>
      {stepsOf(order).map(({ state, at, standing }, place) => (
        <li key={state} data-standing={standing} aria-current={standing === 'current' ? 'step' : undefined}>
          <span className={classes.mark} aria-hidden="true">
            {standing === 'done' && <IconCheck size={16} stroke={2.4} />}
            {standing === 'ended' && <IconX size={16} stroke={2.4} />}
            {(standing === 'current' || standing === 'ahead') && place + 1}
          </span>
          <span className={classes.words}>
            <span>
              {t(($) => $.orderPage.step[state])}
              {standing === 'done' && <VisuallyHidden> {t(($) => $.orderPage.stepDone)}</VisuallyHidden>}
            </span>
            <small>{at && formatDateTime(at, language)}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}
