import type { ReviewDetail } from '#contract/calls/review.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Thumbnail } from '../../ui/table/thumbnail.tsx';
import classes from './side.module.css';
import type { ItemState } from './use-item.ts';

/** Other waiting works of the series, to be decided together. */
export function Series({ review, item }: { review: ReviewDetail; item: ItemState }) {
  const { t } = useTranslation();
  if (review.series.length === 0) return null;
  const toggle = (id: number) => {
    const next = new Set(item.chosen);
    if (!next.delete(id)) next.add(id);
    item.choose(next);
  };
  return (
    <section className={classes.part}>
      <div className={classes.head}>
        <h2>{t(($) => $.office.review.side.series, { count: review.series.length })}</h2>
        <Button variant="plain" size="small" disabled={!item.mayDecide} onClick={item.chooseAll}>
          {t(($) => $.office.review.side.selectAll)}
        </Button>
      </div>
      <ul className={classes.pictures} data-many>
        {review.series.map(({ id, code, kind, title, thumbnail, claim }) => {
          const taken = !item.mayDecide || (claim !== null && !claim.mine);
          return (
            <li key={id}>
              <label className={classes.pick} data-chosen={item.chosen.has(id)} data-taken={taken} title={title}>
                <Thumbnail of={{ kind, thumbnail }} large />
                <span>
                  <input
                    type="checkbox"
                    aria-label={t(($) => $.office.review.side.select, { code })}
                    disabled={taken}
                    checked={item.chosen.has(id)}
                    onChange={() => toggle(id)}
                  />
                  {code}
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
