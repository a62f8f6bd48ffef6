import { typeOfKind } from '#contract/domain/discovery.ts';
import type { CartKind } from '../../lib/cart-queries.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FramedScene } from '../../ui/framed-scene.tsx';
import classes from '../bookmarks/empty.module.css';

/** Says that the cart is empty and links to the catalogue. */
export function Empty({ kind }: { kind: CartKind }) {
  const { t } = useTranslation();
  return (
    <div className={classes.empty}>
      <FramedScene palette="sunset" seed={34} />
      <h2>{t(($) => $.cart.emptyTitle[kind])}</h2>
      <p>{t(($) => $.cart.emptyBody)}</p>
      <ButtonLink to={paths.searchResult({ type: typeOfKind(kind) })}>{t(($) => $.cart.search)}</ButtonLink>
    </div>
  );
}
