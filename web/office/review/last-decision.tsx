import { useState } from 'react';
import { TAKE_BACK_SECONDS } from '#contract/domain/review.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { useCommands } from './commands.ts';
import classes from './last-decision.module.css';
import type { Decisions, Made } from './use-decisions.ts';
import keys from '../blocks/key.module.css';

interface Props {
  decisions: Decisions;
  onTakenBack: (ids: readonly number[]) => void;
}

/** Says what was decided last and offers to take it back, by button or key, for as long as that is possible. */
export function LastDecision({ decisions, onTakenBack }: Props) {
  const { last } = decisions;
  const takeBack = async () => {
    const ids = await decisions.takeBack();
    if (ids.length > 0) onTakenBack(ids);
  };
  useCommands(
    () => void takeBack(),
    (command) => command === 'takeBack',
  );
  return <output>{last && <Offer key={last.sentAt} made={last} onTakeBack={() => void takeBack()} />}</output>;
}

function Offer({ made, onTakeBack }: { made: Made; onTakeBack: () => void }) {
  const { t } = useTranslation();
  // The list and the desk each show it, so it may appear when part of the time has passed.
  const [passed] = useState(() => performance.now() - made.sentAt);
  return (
    <span className={classes.last}>
      <span title={made.words}>{made.words}</span>
      <Button variant="default" size="small" icon={<kbd className={keys.key}>U</kbd>} onClick={onTakeBack}>
        {t(($) => $.office.review.said.takeBack)}
      </Button>
      <span
        className={classes.time}
        style={{ animationDuration: `${TAKE_BACK_SECONDS}s`, animationDelay: `${-passed}ms` }}
        aria-hidden="true"
      />
    </span>
  );
}
