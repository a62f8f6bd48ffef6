import { Link } from 'react-router';
import type { ListFilters } from '#contract/calls/content.ts';
import type { ArticleType } from '#contract/domain/content.ts';
import { useTranslation } from '../../lib/translation.ts';
import type { ListLink } from '../../paths.ts';
import { useTagName } from '../entry/tag-name.ts';
import classes from './filters.module.css';
import { listPaths } from './list-paths.ts';

interface Props {
  type: ArticleType;
  filters: ListFilters;
  chosen: ListLink;
}

/** By what the list can be narrowed, each a link; a single choice narrows nothing and is left out. */
export function Filters({ type, filters, chosen }: Props) {
  const { t } = useTranslation();
  const nameOf = useTagName();
  const words = t(($) => $.content.list);
  const rows = [
    { key: 'tag', choices: filters.tags.map((tag) => ({ value: tag, name: nameOf(tag) })) },
    { key: 'brand', choices: filters.brands.map(({ slug, name }) => ({ value: slug, name })) },
    { key: 'year', choices: filters.years.map((year) => ({ value: String(year), name: String(year) })) },
  ] as const;
  const shown = rows.filter(({ key, choices }) => choices.length > 1 || chosen[key] !== undefined);
  if (shown.length === 0) return null;
  return (
    <nav className={classes.filters} aria-label={words.filters}>
      {shown.map(({ key, choices }) => (
        <div key={key} className={classes.row}>
          <h2 id={`filter-${key}`}>{words[key]}</h2>
          <ul aria-labelledby={`filter-${key}`}>
            {[{ value: undefined, name: words.all }, ...choices].map(({ value, name }) => (
              <li key={value ?? ''}>
                <Link
                  to={listPaths[type](withChoice(chosen, key, value))}
                  preventScrollReset
                  aria-current={chosen[key] === value ? 'true' : undefined}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function withChoice(chosen: ListLink, key: 'tag' | 'brand' | 'year', value: string | undefined): ListLink {
  const { [key]: _, ...others } = chosen;
  return value === undefined ? others : { ...others, [key]: value };
}
