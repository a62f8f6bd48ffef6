import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/translation.ts';
import classes from './filter-bar.module.css';
import { FilterChip } from './filter-chip.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import type { Address } from './search-address.ts';
import { SortLinks } from './list-links.tsx';
import { type Filter, useFilterWords } from './use-filter-words.ts';

interface Props {
  address: Address;
  /** Label of the button that leads to the results, with their number. */
  show: string;
  /** False where the list has an order of its own. */
  sorted?: boolean;
}

/** The filters: chips in a row, and a sheet on small screens. */
export function FilterBar({ address, show, sorted = true }: Props) {
  const { t } = useTranslation();
  const filters = useFilterWords(address.wanted);
  const set = filters.filter(({ value }) => value !== undefined);
  return (
    <section className={classes.bar} aria-label={t(($) => $.find.filtersLabel)}>
      <ul className={classes.chips}>
        {filters.map((filter) => (
          <li key={filter.name}>
            <FilterChip filter={filter} to={address.to} />
          </li>
        ))}
        {set.length > 0 && (
          <li>
            <Link className={classes.clear} to={address.toAll}>
              {t(($) => $.find.clearAll)}
            </Link>
          </li>
        )}
      </ul>
      <div className={classes.small}>
        <SheetButton address={address} filters={filters} set={set.length} show={show} />
        {sorted && <SortLinks address={address} />}
      </div>
    </section>
  );
}

function SheetButton({ address, filters, set, show }: Props & { filters: Filter[]; set: number }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={classes.open} data-set={set > 0} onClick={() => setOpen(true)}>
        <IconAdjustmentsHorizontal size={17} stroke={1.8} aria-hidden="true" />
        {set > 0 ? t(($) => $.find.filtersSet, { number: set }) : t(($) => $.find.filters)}
      </button>
      {open && <FilterSheet address={address} filters={filters} show={show} onClose={() => setOpen(false)} />}
    </>
  );
}
