import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './settings.module.css';

interface Props {
  title: string;
  value: ReactNode;
  change: string;
  /** A change that is still under way. */
  pending?: ReactNode;
  children: (done: () => void) => ReactNode;
}

/** A setting with its current value; the form to change it unfolds on demand. */
export function Setting({ title, value, change, pending, children }: Props) {
  const [editing, setEditing] = useState(false);
  return (
    <Panel title={title}>
      <div className={classes.value}>
        <div>{value}</div>
        {!editing && (
          <Button variant="default" size="small" onClick={() => setEditing(true)}>
            {change}
          </Button>
        )}
      </div>
      {pending && <p className={classes.pending}>{pending}</p>}
      {editing && children(() => setEditing(false))}
    </Panel>
  );
}
