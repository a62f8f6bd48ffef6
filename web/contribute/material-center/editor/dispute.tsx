import type { OwnerEdit } from '#contract/calls/material-editor.ts';
import type { OwnerField } from '#contract/domain/editing.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import classes from './dispute.module.css';
import type { OwnerSaver } from './form-state.ts';

/** Shown when the same field was changed elsewhere: the reader chooses which value stays. */
export function Dispute({ saver }: { saver: OwnerSaver }) {
  const { t } = useTranslation();
  const dispute = saver.use((state) => state.dispute);
  const values = saver.use((state) => state.values);
  if (!dispute) return null;
  return (
    <section role="alert" className={classes.dispute}>
      <h3>{t(($) => $.editor.conflict.title)}</h3>
      <p>{t(($) => $.editor.conflict.hint)}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t(($) => $.editor.csv.what)}</th>
            <th scope="col">{t(($) => $.editor.conflict.mine)}</th>
            <th scope="col">{t(($) => $.editor.conflict.theirs)}</th>
          </tr>
        </thead>
        <tbody>
          {dispute.fields.map((field) => (
            <tr key={field}>
              <th scope="row">{t(($) => $.editor.csv.fields[field])}</th>
              <td>
                <Shown of={values} field={field} />
              </td>
              <td>
                <Shown of={dispute.now.edit} field={field} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={classes.buttons}>
        <Button size="small" onClick={() => saver.settle(true)}>
          {t(($) => $.editor.conflict.keepMine)}
        </Button>
        <Button size="small" variant="default" onClick={() => saver.settle(false)}>
          {t(($) => $.editor.conflict.takeTheirs)}
        </Button>
      </div>
    </section>
  );
}

function Shown({ of, field }: { of: OwnerEdit; field: OwnerField }) {
  const { t } = useTranslation();
  const value = of[field];
  const text = Array.isArray(value)
    ? value.join(', ')
    : typeof value === 'boolean'
      ? yesNo(value)
      : String(value ?? '');
  function yesNo(yes: boolean) {
    return t(($) => $.editor.csv[yes ? 'yes' : 'no']);
  }
  return text === '' ? t(($) => $.editor.conflict.nothing) : text;
}
