import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { catalogueCalls } from '#contract/calls/catalogue.ts';
import { formatClock } from '#contract/domain/clock.ts';
import { client } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Picture } from '../../ui/material/picture.tsx';
import { pictureOf } from '../../ui/picture-search/use-send-picture.ts';
import { partOf } from '../../ui/sound-search/sent-parts.ts';
import classes from './looked-for.module.css';
import type { Wanted } from './search-address.ts';

const catalogue = client(catalogueCalls);

/** The material, picture or sound that the results should be like. */
export function LookedFor({ wanted }: { wanted: Wanted }) {
  const { t } = useTranslation();
  if (wanted.like !== undefined) return <LikeMaterial id={wanted.like} />;
  if (wanted.soundKey !== undefined) return <LikeSound soundKey={wanted.soundKey} />;
  const sent = pictureOf(wanted.imageKey ?? '');
  return (
    <span className={classes.looked}>
      {sent !== undefined && <img className={classes.sent} src={sent} alt="" />}
      <span>{t(($) => $.find.looksLike.yours)}</span>
    </span>
  );
}

function LikeSound({ soundKey }: { soundKey: string }) {
  const { t } = useTranslation();
  const sent = partOf(soundKey);
  return (
    <>
      {t(($) => $.find.soundsLike.yours)}
      {sent && (
        <small className={classes.part}>
          {t(($) => $.find.soundsLike.part, {
            name: sent.name,
            from: formatClock(sent.from),
            to: formatClock(sent.to),
          })}
        </small>
      )}
    </>
  );
}

function LikeMaterial({ id }: { id: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['material', language, Number(id)],
    queryFn: ({ signal }) => catalogue.material({ id }, { signal }),
  });
  const item = data?.material.item;
  if (!item) return t(($) => $.find.looksLike.title);
  const title = 'title' in item ? item.title : item.musicName;
  return (
    <span className={classes.looked}>
      {'thumbnail' in item && (
        <Link to={paths.material(item)} className={classes.picture} title={title}>
          <Picture src={item.thumbnail} alt={title} colour={item.colour} eager />
        </Link>
      )}
      <span>{t(($) => $.find.looksLike.material, { title })}</span>
    </span>
  );
}
