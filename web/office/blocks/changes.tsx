import { useShownValue } from '../audit/use-shown-value.ts';
import { useNames } from '../names.ts';
import classes from './changes.module.css';

export interface Changed {
  field: string;
  before: unknown;
  after: unknown;
}

/** Fields with their values before and after. */
export function Changes({ changes }: { changes: readonly Changed[] }) {
  const names = useNames();
  const show = useShownValue();
  return (
    <dl className={classes.changes}>
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{names.field(field.replace(/Id$/, ''))}</dt>
          <dd>
            <del>{show(field, before)}</del> → <ins>{show(field, after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
