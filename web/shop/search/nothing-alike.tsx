import { IconPhotoSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import classes from './no-results.module.css';

/** No material looks like the picture, or the picture is no longer kept. */
export function NothingAlike({ words }: { words: string }) {
  const { t } = useTranslation();
  return (
    <div className={classes.none}>
      <IconPhotoSearch size={44} stroke={1.2} aria-hidden="true" />
      <h2>{t(($) => $.find.looksLike.none)}</h2>
      <p>{words}</p>
      <ButtonLink to={paths.searchResult({ type: 'pic' })} variant="default">
        {t(($) => $.find.looksLike.words)}
      </ButtonLink>
    </div>
  );
}
