import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { MaterialDetail } from '#contract/calls/catalogue.ts';
import { typeOfKind } from '#contract/domain/discovery.ts';
import type { PictureItem } from '#contract/items.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './facts.module.css';
import { type Fact, useFacts } from './use-facts.tsx';

const ROWS_EXPECTED = 9;

/** Technical facts about the file, as a list. */
export function Facts({ item, material }: { item: PictureItem; material: MaterialDetail | undefined }) {
  return <FactsSection>{material ? <List item={item} material={material} /> : <FactsWaiting />}</FactsSection>;
}

export function FactsSection({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className={classes.title}>
        {t(($) => $.detail.facts.title)}
      </h2>
      {children}
    </section>
  );
}

function List({ item, material }: { item: PictureItem; material: MaterialDetail }) {
  const { t } = useTranslation();
  return (
    <FactList rows={useFacts(item, material)}>
      {material.colours.length > 0 && (
        <div>
          <dt>{t(($) => $.detail.facts.colours)}</dt>
          <dd>
            <Colours item={item} colours={material.colours} />
          </dd>
        </div>
      )}
    </FactList>
  );
}

/** Rows without a value are left out. */
export function FactList({ rows, children }: { rows: Fact[]; children?: ReactNode }) {
  return (
    <dl className={classes.facts}>
      {rows
        .filter(({ value }) => Boolean(value))
        .map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      {children}
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
