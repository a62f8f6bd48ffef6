import { Link } from 'react-router';
import type { MaterialDetail } from '#contract/calls/catalogue.ts';
import { typeOfKind } from '#contract/domain/discovery.ts';
import type { PictureItem } from '#contract/items.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './facts.module.css';
import { useFacts } from './use-facts.tsx';

const ROWS_EXPECTED = 9;

/** Technical facts about the file, as a list. */
export function Facts({ item, material }: { item: PictureItem; material: MaterialDetail | undefined }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className={classes.title}>
        {t(($) => $.detail.facts.title)}
      </h2>
      {material ? <List item={item} material={material} /> : <FactsWaiting />}
    </section>
  );
}

function List({ item, material }: { item: PictureItem; material: MaterialDetail }) {
  const { t } = useTranslation();
  const rows = useFacts(item, material).filter(({ value }) => Boolean(value));
  return (
    <dl className={classes.facts}>
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {material.colours.length > 0 && (
        <div>
          <dt>{t(($) => $.detail.facts.colours)}</dt>
          <dd>
            <Colours item={item} colours={material.colours} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function Colours({ item, colours }: { item: PictureItem; colours: MaterialDetail['colours'] }) {
  const { t } = useTranslation();
  return (
    <ul className={classes.colours}>
      {colours.map(({ name, hex }) => {
        const label = t(($) => $.detail.facts.searchColour, { colour: t(($) => $.find.values.colour[name]) });
        const to = paths.searchResult({ type: typeOfKind(item.kind), colour: name });
        return (
          <li key={name}>
            <Link to={to} aria-label={label} title={label} style={{ backgroundColor: hex }} />
          </li>
        );
      })}
    </ul>
  );
}

export function FactsWaiting() {
  return (
    <div className={classes.facts}>
      {Array.from({ length: ROWS_EXPECTED }, (_, n) => (
        <div key={n}>
          <Skeleton width={72} height={14} />
          <Skeleton width={110 + ((n * 37) % 60)} height={14} />
        </div>
      ))}
    </div>
  );
}
