import { useState } from 'react';
import type { ListedPicture } from '#contract/calls/content-pictures.ts';
import { PICTURE_TEXT } from '#contract/domain/pictures.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextInput } from '../../../ui/fields.ts';
import { confirm } from '../../../ui/overlays.ts';
import { Problem } from '../../../ui/problem.tsx';
import { toast } from '../../../ui/toast.ts';
import { useCallForm } from '../../../ui/use-call-form.ts';
import { useDeskChange } from '../../blocks/use-desk-change.ts';
import { KEYS } from '../../keys.ts';
import { FocusField } from './focus-field.tsx';
import classes from './pictures.module.css';
import { library } from './queries.ts';
import { UsedIn } from './used-in.tsx';

interface Props {
  picture: ListedPicture;
  /** Opens an entry that shows it. */
  onEntry: (id: number) => void;
  onClosed: () => void;
}

/** A picture of the library: its name, what it shows, what stays in sight, and where it is used. */
export function PictureDialog({ picture, onEntry, onClosed }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={t(($) => $.office.pictures.details)} size={860} onClosed={onClosed}>
      {(close) => (
        <>
          <Details picture={picture} close={close} />
          <UsedIn id={picture.id} onEntry={onEntry} />
        </>
      )}
    </Dialog>
  );
}

function Details({ picture, close }: { picture: ListedPicture; close: () => void }) {
  const { t } = useTranslation();
  const [focus, setFocus] = useState(picture.focus);
  const { id, version, name, altZh, altEn } = picture;
  const save = useDeskChange(
    KEYS.contentPictures,
    library.save,
    t(($) => $.office.pictures.saved),
  );
  const { form, onSubmit, pending, problem } = useCallForm({
    initial: { name, altZh, altEn },
    mayBeEmpty: ['altZh', 'altEn'],
    send: async (words) => {
      await save.mutateAsync({ id, version, ...words, focus });
      close();
    },
  });
  const field = (one: 'name' | 'altZh' | 'altEn') => ({
    label: t(($) => $.office.pictures[one]),
    maxLength: one === 'name' ? PICTURE_TEXT.name : PICTURE_TEXT.alt,
    ...form.getInputProps(one),
  });
  return (
    <form className={classes.details} onSubmit={onSubmit} noValidate>
      <FocusField src={picture.url} value={focus} onChange={setFocus} />
      <div className={classes.words}>
        <TextInput {...field('name')} />
        <TextInput {...field('altZh')} lang="zh-CN" />
        <TextInput {...field('altEn')} lang="en" />
        <p>{t(($) => $.office.pictures.altHint)}</p>
        <Problem>{problem}</Problem>
        <div className={classes.ends}>
          {picture.use === 'none' && <RemoveButton picture={picture} onRemoved={close} />}
          <Button type="submit" loading={pending}>
            {t(($) => $.office.pictures.save)}
          </Button>
        </div>
      </div>
    </form>
  );
}

function RemoveButton({ picture, onRemoved }: { picture: ListedPicture; onRemoved: () => void }) {
  const { t } = useTranslation();
  const words = t(($) => $.office.pictures.remove);
  const remove = useDeskChange(KEYS.contentPictures, library.remove, words.done);
  const ask = async () => {
    if (!(await confirm({ title: words.title, body: words.body, confirm: words.open }))) return;
    remove.mutate(
      { id: picture.id, version: picture.version },
      { onError: ({ message }) => void toast(message, 'failed'), onSettled: onRemoved },
    );
  };
  return (
    <Button variant="danger" loading={remove.isPending} onClick={() => void ask()}>
      {words.open}
    </Button>
  );
}
