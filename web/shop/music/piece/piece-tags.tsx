import { Link } from 'react-router';
import type { MaterialDetail } from '#contract/calls/catalogue.ts';
import type { MusicItem } from '#contract/items.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { paths } from '../../../paths.ts';
import classes from './piece-tags.module.css';

interface Props {
  kind: MusicItem['kind'];
  tags: MaterialDetail['tags'];
}

/** Genre, moods, instruments and themes; each leads to what else has it. */
export function PieceTags({ kind, tags }: Props) {
  const { t } = useTranslation();
  if (tags.length === 0) return null;
  const types = [...new Set(tags.map(({ type }) => type))];
  return (
    <dl className={classes.tags} aria-label={t(($) => $.music.piece.tags)}>
      {types.map((type) => (
        <div key={type}>
          <dt>{t(($) => $.find.names[type])}</dt>
          {tags
            .filter((tag) => tag.type === type)
            .map(({ id, tagName }) => (
              <dd key={id}>
                <Link to={paths.searchResult({ type: kind, [type]: String(id) })}>{tagName}</Link>
              </dd>
            ))}
        </div>
      ))}
    </dl>
  );
}
