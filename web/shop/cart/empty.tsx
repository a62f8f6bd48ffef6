import { typeOfKind } from '#contract/domain/discovery.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FramedScene } from '../../ui/framed-scene.tsx';
import type { CartFilter } from './filters.tsx';
import classes from '../bookmarks/empty.module.css';

/** Says that the cart, or this part of it, is empty and links to the catalogue. */
export function Empty({ filter }: { filter: CartFilter }) {
  const { t } = useTranslation();
  return (
    <div className={classes.empty}>
      <FramedScene palette="sunset" seed={34} />
      <h2>{t(($) => $.cart.emptyTitle[filter])}</h2>
      <p>{t(($) => $.cart.emptyBody)}</p>
      <ButtonLink to={paths.searchResult({ type: typeOfKind(filter === 'photo' ? 'photo' : 'video') })}>
        {t(($) => $.cart.search)}
      </ButtonLink>
    </div>
  );
}
