import { typeOfKind } from '#contract/domain/discovery.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FramedScene } from '../../ui/framed-scene.tsx';
import classes from './empty.module.css';

/** Says that there is nothing yet and links to the catalogue. */
export function Empty({ kind, title, body }: { kind: MediaKind; title: string; body: string }) {
  const { t } = useTranslation();
  return (
    <div className={classes.empty}>
      <FramedScene palette="sunset" seed={21} />
      <h2>{title}</h2>
      <p>{body}</p>
      <ButtonLink
        to={
          kind === 'music'
            ? paths.music()
            : kind === 'effect'
              ? paths.soundEffects()
              : paths.searchResult({ type: typeOfKind(kind) })
        }
      >
        {t(($) => $.bookmarks.search)}
      </ButtonLink>
    </div>
  );
}
