import { Button } from '../../ui/button.tsx';
import { useTranslation } from '../../lib/translation.ts';
import classes from './suggestion.module.css';

interface Props {
  says: string;
  /** Left out where there is nothing to take over. */
  onTake?: (() => void) | undefined;
}

/** What a file or a machine suggests for a form; one press takes it over, and nothing else does. */
export function Suggestion({ says, onTake }: Props) {
  const { t } = useTranslation();
  return (
    <p className={classes.suggestion}>
      <span>{says}</span>
      {onTake && (
        <Button variant="plain" size="small" onClick={onTake}>
          {t(($) => $.office.suggestion.take)}
        </Button>
      )}
    </p>
  );
}
