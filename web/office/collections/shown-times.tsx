import { useTranslation } from '../../lib/translation.ts';
import { fieldError } from '../../lib/api.ts';
import { chinaInstant, MomentField } from '../blocks/moment-field.tsx';
import type { CollectionName } from './collections.ts';
import classes from './shown-times.module.css';
import type { CollectionForm } from './use-collection-form.ts';

/** From when until when visitors see a topic or playlist. */
export function ShownTimes({ of, form }: { of: CollectionName; form: CollectionForm }) {
  const { t } = useTranslation();
  return (['shownFrom', 'shownUntil'] as const).map((name) => (
    <div key={name} className={classes.moment}>
      <MomentField
        label={t(($) => $.office[of].form[name])}
        value={form.values[name] ?? ''}
        error={form.field(name).error}
        onChange={form.field(name).onChange}
      />
    </div>
  ));
}

/** Reads what was typed as a moment; null where nothing was. */
export function useTypedInstant(of: CollectionName) {
  const { t } = useTranslation();
  return (field: string, typed: string) => {
    if (typed === '') return null;
    const found = chinaInstant(typed);
    if (found === null)
      throw fieldError(
        field,
        t(($) => $.office[of].form.noTime),
      );
    return found;
  };
}
