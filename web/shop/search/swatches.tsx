import { Link } from 'react-router';
import { COLOURS, type Colour } from '#contract/domain/discovery.ts';
import type { Address } from './search-address.ts';
import classes from './swatches.module.css';
import type { Filter } from './use-filter-words.ts';

interface Props {
  filter: Filter;
  to: Address['to'];
  onChoose?: () => void;
}

/** Colours to choose from, as swatches. */
export function Swatches({ filter, to, onChoose }: Props) {
  return (
    <ul className={classes.swatches}>
      {filter.options.map(({ value, label }) => {
        const chosen = value === filter.value;
        return (
          <li key={value}>
            <Link
              to={to({ colour: chosen ? undefined : value })}
              title={label}
              aria-label={label}
              aria-current={chosen ? 'true' : undefined}
              style={{ backgroundColor: COLOURS[value as Colour] }}
              {...(onChoose && { onClick: onChoose })}
            />
          </li>
        );
      })}
    </ul>
  );
}
