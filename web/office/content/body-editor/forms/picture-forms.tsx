import { IconArrowUp, IconX } from '@tabler/icons-react';
import type { Picture } from '#contract/domain/blocks.ts';
import { useTranslation } from '../../../../lib/translation.ts';
import { Problem } from '../../../../ui/problem.tsx';
import { IconButton } from '../../../blocks/icon-button.tsx';
import type { FormProps } from '../fields.ts';
import { Field } from './field.tsx';
import classes from './forms.module.css';

interface Props {
  picture: Picture;
  errorOf: (path: string) => string | undefined;
  onChange: (picture: Picture) => void;
}

/** What a picture shows and says; which file it is stays. */
function PictureFields({ picture, errorOf, onChange }: Props) {
  const change = (name: 'alt' | 'caption') => (value: string) => onChange({ ...picture, [name]: value });
  return (
    <div className={classes.lines}>
      <code className={classes.key}>{picture.key}</code>
      <div className={classes.pair}>
        <Field name="alt" value={picture.alt} error={errorOf('alt')} onChange={change('alt')} />
        <Field name="caption" value={picture.caption} error={errorOf('caption')} onChange={change('caption')} />
      </div>
    </div>
  );
}

export function PictureForm({ fields, errorOf, onChange }: FormProps<'picture'>) {
  return (
    <PictureFields
      picture={fields.picture}
      errorOf={(name) => errorOf(`picture.${name}`)}
      onChange={(picture) => onChange({ picture })}
    />
  );
}

export function GalleryForm({ fields: { pictures }, errorOf, onChange }: FormProps<'gallery'>) {
  const { t } = useTranslation();
  const without = (place: number) => pictures.filter((_, at) => at !== place);
  const earlier = (place: number) => without(place).toSpliced(place - 1, 0, pictures[place]!);
  return (
    <div className={classes.lines}>
      <ol className={classes.rows}>
        {pictures.map((picture, place) => (
          <li key={place} className={classes.row}>
            <PictureFields
              picture={picture}
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
      <Problem>{errorOf('pictures')}</Problem>
    </div>
  );
}
