import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './found-card.module.css';

/** A search that found this picture. */
export function FoundCard() {
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
