import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from '../../lib/translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './home.module.css';
import { type Step, useEntrySteps, useInvoiceSteps, useOrderSteps } from './use-steps.ts';

/** Steps that only the reader can take, each with a button that leads there. `others`: something else waits too. */
export function Waiting({ others }: { others: boolean }) {
  const { t } = useTranslation();
  const parts = [useOrderSteps(), useInvoiceSteps(), useEntrySteps()];
  const steps = parts.flatMap((part) => part.steps ?? []);
  const failed = parts.find((part) => part.error && !part.steps);
  const loading = !failed && parts.some((part) => !part.steps);
  const nothing = !failed && !loading && steps.length === 0;
  if (nothing && others) return null;
  return (
    <Panel title={t(($) => $.ownHome.waiting)}>
      {steps.length > 0 && (
        <ul className={classes.rows}>
          {steps.map((step) => (
            <Row key={step.key} step={step} />
          ))}
        </ul>
      )}
      {failed?.error && <Retry error={failed.error} onRetry={() => void failed.refetch()} />}
      {loading && <Skeleton height={96} />}
      {nothing && (
        <p className={classes.nothing}>
          <IconCircleCheck size={20} stroke={1.7} aria-hidden="true" />
          {t(($) => $.ownHome.nothingWaits)}
        </p>
      )}
    </Panel>
  );
}

function Row({ step: { words, note, to, action } }: { step: Step }) {
  return (
    <li className={classes.row}>
      <span className={classes.words}>
        <strong>{words}</strong>
        {note && <span className={classes.note}>{note}</span>}
      </span>
      <ButtonLink size="small" to={to}>
        {action}
      </ButtonLink>
    </li>
  );
}
