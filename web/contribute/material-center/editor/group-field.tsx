import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnGroup } from '#contract/calls/material-editor.ts';
import { MATERIAL_TEXT } from '#contract/domain/keywords.ts';
import { GID } from '#contract/domain/roles.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { NativeSelect, TextInput } from '../../../ui/fields.ts';
import { Problem } from '../../../ui/problem.tsx';
import { editor, EDITOR_KEYS, groupsQuery } from './editor-queries.ts';
import classes from './fields.module.css';
import dialogClasses from './dialogs.module.css';
import { type EditorForm, Field } from './form.tsx';

const NEW = 'new';

/** The series of a material; its owner can create or rename one here. Material managers leave series to the owner. */
export function GroupField({ form }: { form: EditorForm }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data = [] } = useQuery(groupsQuery);
  const [dialog, setDialog] = useState<OwnGroup | typeof NEW | null>(null);
  const isManager = useSession()?.gid === GID.materialManager;
  const { groupId } = form.values;
  const mayEdit = form.mayEdit('groupId');
  const chosen = data.find(({ id }) => id === groupId);
  const nameOf = (group: OwnGroup) => (language === 'zh' ? group.zh || group.en : group.en || group.zh);
  if (isManager) return null;
  return (
    <Field form={form} field="groupId">
      <div className={classes.series}>
        <NativeSelect
          label={t(($) => $.editor.belonging.group)}
          value={groupId ?? ''}
          error={form.errors['groupId']}
          disabled={!mayEdit}
          data={[
            { value: '', label: t(($) => $.editor.belonging.noGroup) },
            { value: NEW, label: t(($) => $.editor.belonging.newGroup) },
            ...data.map((group) => ({ value: String(group.id), label: nameOf(group) })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            value === NEW ? setDialog(NEW) : form.set({ groupId: Number(value) || null })
          }
        />
        {chosen && mayEdit && (
          <Button variant="default" size="small" onClick={() => setDialog(chosen)}>
            {t(($) => $.editor.group.rename)}
          </Button>
        )}
      </div>
      {dialog && (
        <GroupDialog
          group={dialog === NEW ? null : dialog}
          onDone={(group) => form.set({ groupId: group.id })}
          onClosed={() => setDialog(null)}
        />
      )}
    </Field>
  );
}

interface DialogProps {
  /** The series to rename; null creates one. */
  group: OwnGroup | null;
  onDone: (group: OwnGroup) => void;
  onClosed: () => void;
}

function GroupDialog({ group, onDone, onClosed }: DialogProps) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const [title, setTitle] = useState({ titleZh: group?.zh ?? '', titleEn: group?.en ?? '' });
  const saving = useMutation({
    mutationFn: () => (group ? editor.renameGroup({ id: group.id, ...title }) : editor.addGroup(title)),
    onSuccess: async (saved) => {
      await cache.invalidateQueries({ queryKey: EDITOR_KEYS.groups });
      onDone(saved.group);
    },
  });
  const empty = title.titleZh.trim() === '' && title.titleEn.trim() === '';
  const field = (name: keyof typeof title, language: 'zh' | 'en') => ({
    label: t(($) => $.editor.group[language]),
    lang: language,
    maxLength: MATERIAL_TEXT.title,
    value: title[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setTitle({ ...title, [name]: event.currentTarget.value }),
  });
  return (
    <Dialog title={t(($) => $.editor.group[group ? 'rename' : 'title'])} onClosed={onClosed}>
      {(close) => (
        <form
          className={dialogClasses.form}
          onSubmit={(event) => {
            event.preventDefault();
            // The editor behind has keys and forms of its own.
            event.stopPropagation();
            if (!empty && !saving.isPending) saving.mutate(undefined, { onSuccess: close });
          }}
        >
          <p className={dialogClasses.hint}>{t(($) => $.editor.group.hint)}</p>
          <TextInput {...field('titleZh', 'zh')} data-autofocus />
          <TextInput {...field('titleEn', 'en')} />
          <Problem>{saving.error?.message}</Problem>
          <div className={dialogClasses.buttons}>
            <Button variant="default" onClick={close}>
              {t(($) => $.editor.group.cancel)}
            </Button>
            <Button type="submit" disabled={empty} loading={saving.isPending}>
              {t(($) => $.editor.group[group ? 'save' : 'add'])}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
