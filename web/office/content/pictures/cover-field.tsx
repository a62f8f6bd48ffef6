import type { ReactNode } from 'react';
import { isPictureKey } from '#contract/domain/content.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { TextInput } from '../../../ui/fields.ts';
import { Picture } from '../../../ui/material/picture.tsx';
import { PictureSource } from './picture-source.tsx';
import classes from './pictures.module.css';
import { usePictures } from './queries.ts';

interface Props {
  cover: string | null;
  error: ReactNode;
  onChange: (cover: string | null) => void;
}

/** The picture of an entry or a topic: one of the library, or that of a material. */
export function CoverField({ cover, error, onChange }: Props) {
  const { t } = useTranslation();
  const key = cover !== null && isPictureKey(cover) ? cover : '';
  const picture = usePictures([key])(key);
  return (
    <fieldset className={classes.cover}>
      <legend>{t(($) => $.office.content.form.cover)}</legend>
      {key !== '' && (
        <>
          <div className={classes.frame}>
            {picture && (
              <Picture src={picture.small} alt={picture.name} colour={picture.colour} focus={picture.focus} />
            )}
            {picture === null && <p>{t(($) => $.office.pictures.gone)}</p>}
          </div>
          <div>
            <Button variant="plain" size="small" onClick={() => onChange(null)}>
              {t(($) => $.office.pictures.removeCover)}
            </Button>
          </div>
        </>
      )}
      <PictureSource onPicked={([first]) => first && onChange(first.key)} />
      {key === '' && (
        <TextInput
          label={t(($) => $.office.pictures.coverCode)}
          maxLength={9}
          value={cover ?? ''}
          error={error}
          onChange={({ currentTarget }) => onChange(currentTarget.value.trim().toUpperCase() || null)}
        />
      )}
    </fieldset>
  );
}
