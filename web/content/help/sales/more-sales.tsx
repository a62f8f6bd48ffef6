import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/translation.ts';
import { HelpPage } from '../blocks/help-page.tsx';
import { Details, Keywords, Releases, Titles } from './words.tsx';
import { Demand, Finding, Ready, Series, Shop } from './market.tsx';
import { Review } from './review.tsx';
import classes from './more-sales.module.css';

const SECTIONS = [
  ['finding', Finding],
  ['demand', Demand],
  ['titles', Titles],
  ['keywords', Keywords],
  ['details', Details],
  ['releases', Releases],
  ['series', Series],
  ['review', Review],
  ['shop', Shop],
  ['ready', Ready],
] as const;

/** How works are found, described, released, reviewed and sold. */
export function MoreSales() {
  const { t } = useTranslation();
  const sections = SECTIONS.map(([id, Body]) => ({
    id,
    title: t(($) => $.help.sales[id].title),
    body: <Body />,
  }));
  return <HelpPage name="sales" sections={sections} art={{ palette: 'dawn', seed: 12, drawing: <FoundCard /> }} />;
}

/** A search that found this picture. */
function FoundCard() {
  const { t } = useTranslation();
  return (
    <>
      <span className={classes.search}>
        <IconSearch size={15} stroke={2} />
        {t(($) => $.help.sales.keywords.search)}
      </span>
      <span className={classes.title}>{t(($) => $.help.sales.titles.examples.place.strong)}</span>
    </>
  );
}
