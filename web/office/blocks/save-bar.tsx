import { formatList } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';
import { useNames } from '../names.ts';
import { type Changed, Conflict } from './changes.tsx';
import classes from './save-bar.module.css';

interface Form {
  mine: string[];
  theirs: Changed[];
  problem: string | null;
  pending: boolean;
  undo: () => void;
  keepMine: () => void;
  takeTheirs: () => void;
}

/** The end of a form: what others changed meanwhile, what went wrong, and what is not saved yet. */
export function SaveBar({ form }: { form: Form }) {
  if (form.theirs.length > 0)
    return <Conflict theirs={form.theirs} onKeepMine={form.keepMine} onTakeTheirs={form.takeTheirs} />;
  return (
    <>
      <Problem>{form.problem}</Problem>
      {form.mine.length > 0 && <Unsaved form={form} />}
    </>
  );
}

function Unsaved({ form }: { form: Form }) {
  const { t } = useTranslation();
  const names = useNames();
  const language = useLanguage();
  const fields = formatList(
    form.mine.map((field) => names.field(field.replace(/Ids?$/, ''))),
    language,
  );
  const changed = t(($) => $.office.catalogue.form.changed, { fields });
  return (
    <div className={classes.bar}>
      <p title={changed}>{changed}</p>
      <Button variant="default" size="small" disabled={form.pending} onClick={form.undo}>
        {t(($) => $.office.catalogue.form.undo)}
      </Button>
      <Button type="submit" size="small" loading={form.pending}>
        {t(($) => $.office.catalogue.form.save)}
      </Button>
    </div>
  );
}
