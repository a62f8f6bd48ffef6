import type { Editor } from '@tiptap/core';
import { type SubmitEvent, useState } from 'react';
import { isLink } from '#contract/domain/link.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { TextInput } from '../../../ui/fields.ts';
import { linkHere, setLink } from './link.ts';
import classes from './link-form.module.css';

interface Props {
  editor: Editor;
  onClosed: () => void;
}

/** Asks where a link leads: a path of this site, or an address by https. */
export function LinkForm({ editor, onClosed }: Props) {
  const { t } = useTranslation();
  const [before] = useState(() => linkHere(editor.state));
  const [address, setAddress] = useState(before);
  const [isWrong, setWrong] = useState(false);
  const close = () => {
    onClosed();
    editor.view.focus();
  };
  const set = (link: string | undefined) => {
    setLink(link)(editor.state, editor.view.dispatch);
    close();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // The form may stand in another one.
    event.stopPropagation();
    if (isLink(address.trim())) set(address.trim());
    else setWrong(true);
  };
  return (
    <form className={classes['form']} onSubmit={submit} noValidate>
      <TextInput
        ref={focusAtFirst}
        aria-label={t(($) => $.office.bodyEditor.link.address)}
        placeholder={t(($) => $.office.bodyEditor.link.hint)}
        size="xs"
        inputMode="url"
        autoComplete="off"
        maxLength={2000}
        value={address}
        error={isWrong && t(($) => $.office.bodyEditor.link.wrong)}
        onChange={({ currentTarget }) => {
          setAddress(currentTarget.value);
          setWrong(false);
        }}
        onKeyDown={({ key }) => key === 'Escape' && close()}
      />
      <Button type="submit" size="small">
        {t(($) => $.office.bodyEditor.link.set)}
      </Button>
      {before !== '' && (
        <Button variant="default" size="small" onClick={() => set(undefined)}>
          {t(($) => $.office.bodyEditor.link.remove)}
        </Button>
      )}
      <Button variant="plain" size="small" onClick={close}>
        {t(($) => $.common.cancel)}
      </Button>
    </form>
  );
}

function focusAtFirst(input: HTMLInputElement | null): void {
  input?.focus();
}
