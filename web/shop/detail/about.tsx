import { Link } from 'react-router';
import type { MaterialDetail } from '#contract/calls/catalogue.ts';
import { typeOfKind } from '#contract/domain/discovery.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './about.module.css';

interface Props {
  material: MaterialDetail | undefined;
  kind: MediaKind;
}

/** Description and keywords; each keyword links to a search. */
export function About({ material, kind }: Props) {
  const { t } = useTranslation();
  if (!material) return <Waiting />;
  const { description, keywords } = material;
  if (!description && keywords.length === 0) return null;
  return (
    <div className={classes.about}>
      {description && <p className={classes.description}>{description}</p>}
      {keywords.length > 0 && (
        <ul className={classes.keywords} aria-label={t(($) => $.detail.keywords)}>
          {keywords.map((keyword) => (
            <li key={keyword}>
              <Link to={paths.searchResult({ keyword, type: typeOfKind(kind) })}>{keyword}</Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div className={classes.about}>
      <Skeleton width="70%" height={18} />
      <div className={classes.keywords}>
        {Array.from({ length: 10 }, (_, n) => (
          <Skeleton key={n} width={56 + ((n * 29) % 48)} height={32} />
        ))}
      </div>
    </div>
  );
}
