import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import {
  APPLICATION_STEPS,
  type ApplicationFacts,
  type ApplicationStep,
  lackingIn,
  STEP_OF,
} from '#contract/domain/application.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './wizard.module.css';

/** The steps, those without anything missing ticked; each can be opened. */
export function Steps({ current, facts }: { current: ApplicationStep; facts: ApplicationFacts }) {
  const { t } = useTranslation();
  const lacking = new Set(lackingIn(facts).map((name) => STEP_OF[name]));
  return (
    <nav aria-label={t(($) => $.join.steps.label)}>
      <ol className={classes.steps}>
        {APPLICATION_STEPS.map((step, place) => {
          const done = step !== 'check' && !lacking.has(step);
          return (
            <li key={step}>
              <Link to={paths.join(step)} aria-current={step === current ? 'step' : undefined} data-done={done}>
                <span className={classes.mark} aria-hidden="true">
                  {done ? <IconCheck size={15} stroke={2.4} /> : place + 1}
                </span>
                <span>
                  {t(($) => $.join.steps[step])}
                  {done && <VisuallyHidden> {t(($) => $.join.steps.done)}</VisuallyHidden>}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
