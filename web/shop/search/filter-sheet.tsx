import { IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/translation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import classes from './filter-sheet.module.css';
import type { Address } from './search-address.ts';
import { Swatches } from './swatches.tsx';
import type { Filter } from './use-filter-words.ts';

interface Props {
  address: Address;
  filters: Filter[];
  show: string;
  onClose: () => void;
}

/** All filters at the bottom of a small screen; a choice applies at once. */
export function FilterSheet({ address, filters, show, onClose }: Props) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => {
    if (!dialog.current!.open) dialog.current!.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={classes.sheet} aria-labelledby={title} onClose={onClose} closedby="any">
      <div className={classes.inside}>
        <div className={classes.head}>
          <h2 id={title}>{t(($) => $.find.filters)}</h2>
          <button type="button" aria-label={t(($) => $.common.close)} onClick={onClose}>
            <IconX size={22} stroke={1.8} aria-hidden="true" />
          </button>
        </div>
        <div className={classes.groups}>
          {filters.map((filter) => (
            <Group key={filter.name} filter={filter} to={address.to} />
          ))}
        </div>
        <div className={classes.foot}>
          <ButtonLink to={address.toAll} variant="default" size="large">
            {t(($) => $.find.clearAll)}
          </ButtonLink>
          <Button size="large" wide onClick={onClose}>
            {show}
          </Button>
        </div>
      </div>
    </dialog>
  );
}

function Group({ filter, to }: { filter: Filter; to: Address['to'] }) {
  const title = useId();
  const options =
    filter.options.length > 0 ? filter.options : [{ value: filter.value ?? '', label: filter.chosen ?? '' }];
  return (
    <section aria-labelledby={title}>
      <h3 id={title}>{filter.label}</h3>
      {filter.name === 'colour' ? (
        <Swatches filter={filter} to={to} />
      ) : (
        <ul className={classes.options}>
          {options.map(({ value, label }) => {
            const chosen = value === filter.value;
            return (
              <li key={value}>
                <Link to={to({ [filter.name]: chosen ? undefined : value })} aria-current={chosen ? 'true' : undefined}>
                  {label}
                </Link>
              </li>
            );
          })}
        </ul>
      )}
      {filter.note && <p className={classes.note}>{filter.note}</p>}
    </section>
  );
}
