import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { MAIN_VERSION, type VersionLabel } from '#contract/domain/version-markers.ts';
import { CallError } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NativeSelect, TextInput } from '../../ui/fields.ts';
import { Problem } from '../../ui/problem.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './arrange-dialog.module.css';
import { intake, musicDesk, useRefreshMusic } from './queries.ts';
import { VersionChoice } from './version-choice.tsx';

interface Props {
  recording: { id: number; title: string; label: VersionLabel };
  /** The piece that it is a version of; null for one that is a piece itself. */
  piece: { id: number; title: string } | null;
  /** Tells of which piece it is a version now; null for none. */
  onArranged?: (versionOf: number | null) => void;
  onClosed: () => void;
}

/** Moves a recording to another piece, makes it a piece of its own, or calls it another version. */
export function ArrangeDialog(props: Props) {
  const { t } = useTranslation();
  const { title } = props.recording;
  return (
    <Dialog title={t(($) => $.office.music.arrange.open, { name: title })} onClosed={props.onClosed}>
      {(close) => <ArrangeForm {...props} close={close} />}
    </Dialog>
  );
}

type Where = 'here' | 'other' | 'own';

interface Wanted {
  where: Where;
  code: string;
  label: VersionLabel;
}

function useArrange({ recording, piece, onArranged, close }: Props & { close: () => void }) {
  const { t } = useTranslation();
  const refresh = useRefreshMusic();
  return useMutation({
    mutationFn: async ({ where, code, label }: Wanted) => {
      const versionOf = where === 'own' ? null : where === 'here' && piece ? piece.id : await pieceCalled(code);
      if (versionOf === undefined) throw new Error(t(($) => $.office.music.arrange.unknownCode));
      const { zh, en } = where === 'own' ? MAIN_VERSION : label;
      await intake.arrange({ id: recording.id, versionOf, versionZh: zh, versionEn: en });
      return versionOf;
    },
    onSuccess: (versionOf) => {
      void toast(t(($) => $.office.catalogue.form.saved));
      close();
      onArranged?.(versionOf);
    },
    onSettled: refresh,
  });
}

function ArrangeForm(props: Props & { close: () => void }) {
  const { t } = useTranslation();
  const { recording, piece, close } = props;
  const [where, setWhere] = useState<Where>(piece ? 'here' : 'other');
  const [code, setCode] = useState('');
  const [label, setLabel] = useState(recording.label);
  const saving = useArrange(props);
  const fields = saving.error instanceof CallError ? saving.error.fields : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saving.mutate({ where, code, label });
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {piece && <WhereChoice title={piece.title} value={where} onChange={setWhere} />}
      {where === 'other' && (
        <TextInput
          data-autofocus
          label={t(($) => $.office.music.arrange.code)}
          description={t(($) => $.office.music.arrange.codeHint)}
          maxLength={20}
          autoComplete="off"
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
      )}
      {where !== 'own' && (
        <VersionChoice
          inForm
          name={recording.title}
          none={t(($) => $.office.music.arrange.choose)}
          label={label}
          error={fields['versionEn'] ?? fields['versionZh']}
          onChange={setLabel}
        />
      )}
      <Problem>{Object.keys(fields).length === 0 ? saving.error?.message : undefined}</Problem>
      <div className={classes.buttons}>
        <Button variant="default" onClick={close}>
          {t(($) => $.common.cancel)}
        </Button>
        <Button type="submit" loading={saving.isPending}>
          {t(($) => $.common.save)}
        </Button>
      </div>
    </form>
  );
}

interface WhereProps {
  title: string;
  value: Where;
  onChange: (where: Where) => void;
}

function WhereChoice({ title, value, onChange }: WhereProps) {
  const { t } = useTranslation();
  const ways = [
    { value: 'here', label: t(($) => $.office.music.arrange.here, { title }) },
    { value: 'other', label: t(($) => $.office.music.arrange.other) },
    { value: 'own', label: t(($) => $.office.music.upload.newPiece) },
  ] as const;
  return (
    <NativeSelect
      label={t(($) => $.office.music.arrange.where)}
      description={value === 'own' ? t(($) => $.office.music.arrange.ownHint) : undefined}
      value={value}
      data={ways.map((way) => ({ ...way }))}
      onChange={({ currentTarget }) => onChange(ways.find((way) => way.value === currentTarget.value)?.value ?? 'here')}
    />
  );
}

/** The number of the piece with this code. */
async function pieceCalled(code: string): Promise<number | undefined> {
  const wanted = code.trim().toUpperCase();
  if (wanted === '') return undefined;
  const { infos } = await musicDesk.list({ keyword: wanted, pageNo: 1, pageSize: 50 });
  return infos.find((piece) => piece.code === wanted)?.id;
}
