import { IconListDetails } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../lib/translation.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { seatsQuery } from './queries.ts';
import classes from './score.module.css';

/** What the organiser says about judging. */
export function Rules() {
  const { t } = useTranslation();
  const { data } = useQuery(seatsQuery);
  return <p className={classes.rules}>{data?.contest.rules || t(($) => $.judging.noRules)}</p>;
}

/** Opens the rules over the work that is scored. */
export function RulesButton() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const title = t(($) => $.judging.rules);
  return (
    <>
      <Button
        variant="default"
        size="small"
        icon={<IconListDetails size={16} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {title}
      </Button>
      {open && (
        <Dialog title={title} size={640} onClosed={() => setOpen(false)}>
          {() => <Rules />}
        </Dialog>
      )}
    </>
  );
}
