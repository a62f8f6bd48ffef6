import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { type Changed, Changes } from './changes.tsx';
import classes from './conflict.module.css';

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
    <section role="alert" className={classes.conflict}>
      <h3>{t(($) => $.office.conflict.title)}</h3>
      <Changes changes={theirs} />
      <div className={classes.buttons}>
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
