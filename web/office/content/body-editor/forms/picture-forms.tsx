import { IconArrowUp, IconX } from '@tabler/icons-react';
import type { ContentPicture } from '#contract/calls/content-pictures.ts';
import type { Picture } from '#contract/domain/blocks.ts';
import { useTranslation } from '../../../../lib/translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Problem } from '../../../../ui/problem.tsx';
import { IconButton } from '../../../blocks/icon-button.tsx';
import { PictureSource } from '../../pictures/picture-source.tsx';
import { placed, usePictures } from '../../pictures/queries.ts';
import type { FormProps } from '../fields.ts';
import { Field } from './field.tsx';
import classes from './forms.module.css';

interface Props {
  picture: Picture;
  /** As the library has it: null when it is gone, undefined until it is known. */
  known: ContentPicture | null | undefined;
  errorOf: (path: string) => string | undefined;
  onChange: (picture: Picture) => void;
}

/** A picture, what it shows and what it says. */
function PictureFields({ picture, known, errorOf, onChange }: Props) {
  const { t } = useTranslation();
  const change = (name: 'alt' | 'caption') => (value: string) => onChange({ ...picture, [name]: value });
  const undescribed = picture.alt.trim() === '' ? t(($) => $.office.pictures.describe) : undefined;
  return (
    <div className={classes.pictured}>
      {known ? (
        <img src={known.small} width={known.width} height={known.height} alt={picture.alt} title={known.name} />
      ) : (
        <p>{known === null && t(($) => $.office.pictures.gone)}</p>
      )}
      <div className={classes.lines}>
        <Field name="alt" value={picture.alt} error={errorOf('alt') ?? undescribed} onChange={change('alt')} />
        <Field name="caption" value={picture.caption} error={errorOf('caption')} onChange={change('caption')} />
      </div>
    </div>
  );
}

/** One picture; until it has a file, ways to get one. */
export function PictureForm({ fields: { picture }, language, errorOf, onChange }: FormProps<'picture'>) {
  const { t } = useTranslation();
  const known = usePictures([picture.key]);
  if (picture.key === '')
    return <PictureSource onPicked={([first]) => first && onChange({ picture: placed(first, language) })} />;
  return (
    <div className={classes.lines}>
      <PictureFields
        picture={picture}
        known={known(picture.key)}
        errorOf={(name) => errorOf(`picture.${name}`)}
        onChange={(changed) => onChange({ picture: changed })}
      />
      <div>
        <Button variant="plain" size="small" onClick={() => onChange({ picture: { ...picture, key: '' } })}>
          {t(($) => $.office.pictures.replace)}
        </Button>
      </div>
    </div>
  );
}

export function GalleryForm({ fields: { pictures }, language, errorOf, onChange }: FormProps<'gallery'>) {
  const { t } = useTranslation();
  const known = usePictures(pictures.map(({ key }) => key));
  const without = (place: number) => pictures.filter((_, at) => at !== place);
  const earlier = (place: number) => without(place).toSpliced(place - 1, 0, pictures[place]!);
  return (
    <div className={classes.lines}>
      <ol className={classes.rows}>
        {pictures.map((picture, place) => (
          <li key={place} className={classes.row}>
            <PictureFields
              picture={picture}
              known={known(picture.key)}
              errorOf={(name) => errorOf(`pictures.${place}.${name}`)}
              onChange={(changed) => onChange({ pictures: pictures.with(place, changed) })}
            />
            <IconButton
              icon={IconArrowUp}
              label={t(($) => $.office.bodyEditor.earlier, { place: place + 1 })}
              idle={place === 0}
              onClick={() => onChange({ pictures: earlier(place) })}
            />
            <IconButton
              icon={IconX}
              label={t(($) => $.office.bodyEditor.removePicture, { place: place + 1 })}
              onClick={() => onChange({ pictures: without(place) })}
            />
          </li>
        ))}
      </ol>
      <Problem>{pictures.length > 0 && errorOf('pictures')}</Problem>
      <PictureSource
        onPicked={(sent) => onChange({ pictures: [...pictures, ...sent.map((one) => placed(one, language))] })}
      />
    </div>
  );
}
