import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { useShownValue } from '../audit/difference.tsx';
import { useNames } from '../names.ts';
import classes from './changes.module.css';
import conflict from './conflict.module.css';

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

interface Props {
  /** Changes that somebody else made meanwhile. */
  theirs: readonly Changed[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Shown when somebody else saved meanwhile: their changes, and the choice between both. */
export function Conflict({ theirs, onKeepMine, onTakeTheirs }: Props) {
  const { t } = useTranslation();
  return (
    <section role="alert" className={conflict.conflict}>
      <h3>{t(($) => $.office.conflict.title)}</h3>
      <Changes changes={theirs} />
      <div className={conflict.buttons}>
        <Button size="small" onClick={onKeepMine}>
          {t(($) => $.office.conflict.keepMine)}
        </Button>
        <Button variant="default" size="small" onClick={onTakeTheirs}>
          {t(($) => $.office.conflict.takeTheirs)}
        </Button>
      </div>
    </section>
  );
}
