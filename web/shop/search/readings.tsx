import { IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { KeywordRead } from '#contract/calls/search.ts';
import { readLiteral, writeLiteral } from '#contract/domain/readings.ts';
import { useTranslation } from '../../lib/translation.ts';
import chip from './filter-chip.module.css';
import classes from './readings.module.css';
import type { Address } from './search-address.ts';

type Chip = KeywordRead['chips'][number];

/** What of the typed words was read as a filter or a use, each with a button to take it for words again. */
export function Readings({ read, address }: { read: KeywordRead | null; address: Address }) {
  const { t } = useTranslation();
  if (!read || read.chips.length === 0) return null;
  const unwanted = readLiteral(address.wanted.literal);
  return (
    <section className={classes.readings} aria-label={t(($) => $.find.read)}>
      <h2>{t(($) => $.find.read)}</h2>
      <ul>
        {read.chips.map((one) => (
          <li key={one.kind} className={chip.chip} data-set="true" title={one.said}>
            <ReadAs chip={one} to={address.to({ literal: writeLiteral([...unwanted, one.kind]) })} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ReadAs({ chip: { kind, value, said }, to }: { chip: Chip; to: string }) {
  const { t } = useTranslation();
  const name =
    kind === 'use'
      ? t(($) => $.find.readUse, { use: said })
      : t(($) => ($.find.values[kind] as Record<string, string>)[value ?? ''] ?? said);
  return (
    <>
      <span>{name}</span>
      <Link className={chip.remove} to={to} aria-label={t(($) => $.find.remove, { name })}>
        <IconX size={14} stroke={2.2} aria-hidden="true" />
      </Link>
    </>
  );
}
