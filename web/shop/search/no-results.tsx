import { IconMoodEmpty } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { SearchHelp } from '#contract/calls/search.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { openContact } from '../../ui/overlays.ts';
import { useHotWords } from './catalogue.ts';
import { FilterChip } from './filter-chip.tsx';
import { Corrected, DidYouMean, WordLinks } from './help.tsx';
import classes from './no-results.module.css';
import type { Address } from './search-address.ts';
import { useWrittenTotal } from './use-total.ts';
import { useFilterWords } from './use-filter-words.ts';

/** Says that nothing was found, why that may be, and what to try next. */
export function NoResults({ address, help }: { address: Address; help: SearchHelp }) {
  const { t } = useTranslation();
  const { keyword } = address.wanted;
  const words = help.corrected ?? keyword;
  const set = useFilterWords(address.wanted).filter(({ value }) => value !== undefined);
  const hot = useHotWords().filter((word) => word !== keyword && word !== words);
  const related = help.related.filter((word) => !hot.includes(word));
  return (
    <div className={classes.none}>
      <IconMoodEmpty size={44} stroke={1.2} aria-hidden="true" />
      <h2>{keyword ? t(($) => $.find.none.title, { keyword: words }) : t(($) => $.find.none.titlePlain)}</h2>
      {help.corrected !== null && <Corrected words={help.corrected} address={address} />}
      {help.didYouMean !== null && <DidYouMean words={help.didYouMean} address={address} />}
      {set.length > 0 && (
        <div className={classes.set}>
          <p>{t(($) => $.find.none.withFilters)}</p>
          <ul>
            {set.map((filter) => (
              <li key={filter.name}>
                <FilterChip filter={{ ...filter, options: [] }} to={address.to} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={classes.ways}>
        <WordLinks label={t(($) => $.find.related)} words={related} address={address} />
        <OtherTypes types={help.otherTypes} address={address} />
        <WordLinks label={t(($) => $.find.none.hot)} words={hot} address={address} />
      </div>
      <Tips />
      <Button variant="default" onClick={openContact}>
        {t(($) => $.find.none.ask)}
      </Button>
    </div>
  );
}

/** The other types that have something, each with how much. */
function OtherTypes({ types, address }: { types: SearchHelp['otherTypes']; address: Address }) {
  const { t } = useTranslation();
  const write = useWrittenTotal();
  if (types.length === 0) return null;
  return (
    <section className={classes.types}>
      <h3>{t(($) => $.find.none.otherTypes)}</h3>
      <ul>
        {types.map(({ type, ...counted }) => (
          <li key={type}>
            <Link to={address.toAllOf(type)}>
              {t(($) => $.find.types[type])} <span>{write(counted)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tips() {
  const { t } = useTranslation();
  return (
    <section className={classes.tips}>
      <h3>{t(($) => $.find.none.tips)}</h3>
      <ul>
        <li>{t(($) => $.find.none.tip1)}</li>
        <li>{t(($) => $.find.none.tip2)}</li>
        <li>{t(($) => $.find.none.tip3)}</li>
      </ul>
    </section>
  );
}
