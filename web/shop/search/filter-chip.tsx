import { IconCheck, IconChevronDown, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/translation.ts';
import { useUnfolding } from '../../ui/use-unfolding.ts';
import classes from './filter-chip.module.css';
import type { Address } from './search-address.ts';
import { Swatches } from './swatches.tsx';
import type { Filter } from './use-filter-words.ts';

/** A filter: its name, or the chosen value with a button to remove it; its values unfold below. */
export function FilterChip({ filter, to }: { filter: Filter; to: Address['to'] }) {
  const only = filter.options.length === 1 ? filter.options[0] : undefined;
  if (filter.value !== undefined && filter.options.length <= 1) return <Chosen filter={filter} to={to} />;
  if (only)
    return (
      <Link className={classes.chip} to={to({ [filter.name]: only.value })}>
        {filter.label}
      </Link>
    );
  return <Unfolding filter={filter} to={to} />;
}

/** A filter with a single value, which is on or off. */
function Chosen({ filter, to }: { filter: Filter; to: Address['to'] }) {
  return (
    <div className={classes.chip} data-set="true">
      <span>{filter.chosen}</span>
      <Remove filter={filter} to={to} />
    </div>
  );
}

function Unfolding({ filter, to }: { filter: Filter; to: Address['to'] }) {
  const { open, setOpen, close, root, control, handlers } = useUnfolding<HTMLDivElement, HTMLButtonElement>();
  const panel = useId();
  return (
    <div ref={root} className={classes.place} {...handlers}>
      <div className={classes.chip} data-set={filter.value !== undefined} data-open={open}>
        <button
          ref={control}
          type="button"
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
          title={filter.chosen && filter.label}
        >
          {filter.chosen ?? filter.label}
          {filter.value === undefined && <IconChevronDown size={13} stroke={2.2} aria-hidden="true" />}
        </button>
        {filter.value !== undefined && <Remove filter={filter} to={to} />}
      </div>
      <div id={panel} hidden={!open} className={classes.panel}>
        {open && <Options filter={filter} to={to} onChoose={close} />}
      </div>
    </div>
  );
}

function Remove({ filter, to }: { filter: Filter; to: Address['to'] }) {
  const { t } = useTranslation();
  return (
    <Link
      className={classes.remove}
      to={to({ [filter.name]: undefined })}
      aria-label={t(($) => $.find.remove, { name: filter.chosen })}
    >
      <IconX size={14} stroke={2.2} aria-hidden="true" />
    </Link>
  );
}

function Options({ filter, to, onChoose }: { filter: Filter; to: Address['to']; onChoose: () => void }) {
  if (filter.name === 'colour') return <Swatches filter={filter} to={to} onChoose={onChoose} />;
  return (
    <ul className={classes.options} data-long={filter.options.length > 8}>
      {filter.options.map(({ value, label }) => {
        const chosen = value === filter.value;
        return (
          <li key={value}>
            <Link
              to={to({ [filter.name]: chosen ? undefined : value })}
              aria-current={chosen ? 'true' : undefined}
              onClick={onChoose}
            >
              {label}
              {chosen && <IconCheck size={15} stroke={2.2} aria-hidden="true" />}
            </Link>
          </li>
        );
      })}
      {filter.note && <li className={classes.note}>{filter.note}</li>}
    </ul>
  );
}
