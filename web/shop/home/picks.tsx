import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { ClipCard } from '../../ui/material/clip-card.tsx';
import { FramedPhotoCard } from '../../ui/material/photo-card.tsx';
import { EmptyPlaces } from './growing-list.tsx';
import type { HomeMaterial } from './home-query.ts';
import classes from './picks.module.css';
import { RowHead } from './heads.tsx';

type Pick = HomeMaterial['picks'][number];

const PLACES = 9;

/** The editors' choice, the first one large. */
export function Picks({ picks }: { picks: Pick[] }) {
  return (
    <section aria-labelledby="picks">
      <PicksHead />
      <ul className={classes.picks} data-count={Math.min(picks.length, PLACES)}>
        {picks.slice(0, PLACES).map((pick, place) => (
          <li key={pick.id}>
            <Card pick={place === 0 ? inLarge(pick) : pick} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function PicksLoading() {
  return (
    <section>
      <PicksHead />
      <ul className={classes.picks} data-count={PLACES}>
        <EmptyPlaces count={PLACES} />
      </ul>
    </section>
  );
}

function PicksHead() {
  const { t } = useTranslation();
  return (
    <RowHead id="picks" title={t(($) => $.home.picks.title)} all={t(($) => $.home.picks.all)} to={paths.topicList()} />
  );
}

/** A large place needs more pixels than a card; a poster would have a watermark. */
function inLarge(pick: Pick): Pick {
  return { ...pick, thumbnail: pick.thumbnail2x };
}

function Card({ pick }: { pick: Pick }) {
  const to = paths.material(pick);
  return pick.kind === 'video' ? <ClipCard clip={pick} to={to} /> : <FramedPhotoCard photo={pick} to={to} />;
}
