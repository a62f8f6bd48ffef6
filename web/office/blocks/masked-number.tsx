import { useState } from 'react';
import { masked } from '#contract/domain/real-name.ts';
import { Button } from '../../ui/button.tsx';
import classes from './masked-number.module.css';
import { ReasonDialog } from './reason-dialog.tsx';

interface Props {
  /** The last four characters. */
  end: string;
  words: { button: string; body: string; confirm: string };
  /** Reads the whole number for a reason. */
  read: (reason: string) => Promise<string>;
}

/** A number that stays masked until somebody says why they need it. */
export function MaskedNumber({ end, words: { button, body, confirm }, read }: Props) {
  const [asking, setAsking] = useState(false);
  const [number, setNumber] = useState<string>();
  return (
    <span className={classes.number}>
      {number ?? masked(end)}
      {number === undefined && (
        <Button variant="plain" size="small" onClick={() => setAsking(true)}>
          {button}
        </Button>
      )}
      {asking && (
        <ReasonDialog
          title={button}
          body={body}
          confirm={confirm}
          onConfirm={async (reason) => setNumber(await read(reason))}
          onClosed={() => setAsking(false)}
        />
      )}
    </span>
  );
}
