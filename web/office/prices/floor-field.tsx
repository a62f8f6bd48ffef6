import { useId } from 'react';
import { fenOf, MOST_FEN, yuanOf } from '#contract/domain/money.ts';
import { useTranslation } from '../../lib/translation.ts';
import { type Editing, setFloor, withDraft } from './draft.ts';
import classes from './factor-list.module.css';
import { TypedField } from './typed-field.tsx';

/** The least that a line costs with a VIP discount. */
export function FloorField({ editing: { base, draft, onDraft } }: { editing: Editing }) {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <section className={classes.factors} aria-labelledby={heading}>
      <h2 id={heading}>{t(($) => $.office.prices.floor.title)}</h2>
      <p>{t(($) => $.office.prices.floor.hint)}</p>
      <ul data-wide>
        <TypedField
          label={t(($) => $.office.prices.floor.field)}
          was={yuanOf(base.floorFen)}
          value={yuanOf(withDraft(base, draft).floorFen)}
          maxLength={16}
          unit=""
          onTyped={(typed) => {
            const fen = fenOf(typed);
            const fits = fen !== undefined && fen <= MOST_FEN;
            if (fits) onDraft(setFloor(base, draft, fen));
            return fits;
          }}
          wrong={t(($) => $.office.prices.floor.badFloor)}
        />
      </ul>
    </section>
  );
}
