import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './settings.module.css';

interface Props {
  title: string;
  /** What is set now. */
  value: ReactNode;
  change: string;
  /** What is still under way with it. */
  pending?: ReactNode;
  children: (done: () => void) => ReactNode;
}

/** Something that is shown and can be changed; the form unfolds when it is wanted. */
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
