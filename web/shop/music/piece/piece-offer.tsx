import { useQuery } from '@tanstack/react-query';
import { formatFen } from '#contract/domain/money.ts';
import type { MusicItem } from '#contract/items.ts';
import { priceFromQuery } from '../../../lib/prices.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { buyMusic } from '../../../ui/material/item-actions.ts';
import { openContact } from '../../../ui/overlays.ts';
import classes from '../../detail/offer.module.css';

/** What a licence costs at least, and the way to one. */
export function PieceOffer({ music }: { music: MusicItem }) {
  const { t } = useTranslation();
  return (
    <section className={classes.offer} aria-labelledby="offer">
      <div className={classes.head}>
        <h2 id="offer">{t(($) => $.detail.offer.title)}</h2>
        <From musicId={music.musicId} />
      </div>
      <p>{t(($) => $.music.piece.includes)}</p>
      <Button size="large" wide onClick={() => buyMusic(music)}>
        {t(($) => $.material.license)}
      </Button>
      <p className={classes.hint}>{t(($) => $.music.piece.proof)}</p>
      <p className={classes.hint}>
        {t(($) => $.detail.offer.body)}{' '}
        <button type="button" onClick={openContact}>
          {t(($) => $.detail.offer.action)}
        </button>
      </p>
    </section>
  );
}

function From({ musicId }: { musicId: number }) {
  const { t } = useTranslation();
  const { data } = useQuery(priceFromQuery(musicId));
  if (!data) return null;
  if (data.priceFen === null) return <p>{t(($) => $.material.byQuote)}</p>;
  return <p className={classes.from}>{t(($) => $.material.from, { price: formatFen(data.priceFen) })}</p>;
}
