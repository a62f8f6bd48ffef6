import { useState } from 'react';
import type { ApplicationDetail } from '#contract/calls/applications-desk.ts';
import { APPLICATION_TEXT, REFUSAL_REASONS, type RefusalReason } from '#contract/domain/application.ts';
import { useTranslation } from '../../lib/translation.ts';
import { NativeSelect } from '../../ui/fields.ts';
import { Checkbox } from '../../ui/table/controls.ts';
import { WordsDialog } from '../../ui/words-dialog.tsx';
import { desk, useChange } from './queries.ts';

interface Props {
  application: ApplicationDetail;
  onClosed: () => void;
}

const words = { field: 'words', max: APPLICATION_TEXT.words };

export function ApproveDialog({ application: { id, nickname }, onClosed }: Props) {
  const { t } = useTranslation();
  const [flags, setFlags] = useState({ photos: true, videos: true });
  const approve = useChange({ send: desk.approve, done: t(($) => $.office.applications.approve.done) });
  return (
    <WordsDialog
      {...words}
      optional
      title={t(($) => $.office.applications.approve.title, { name: nickname })}
      body={t(($) => $.office.applications.approve.body)}
      label={t(($) => $.office.applications.approve.words)}
      confirm={t(($) => $.office.applications.approve.button)}
      refusal={flags.photos || flags.videos ? undefined : t(($) => $.office.applications.approve.oneKind)}
      onConfirm={(said) => approve.mutateAsync({ id, ...flags, words: said })}
      onClosed={onClosed}
    >
      {(['photos', 'videos'] as const).map((kind) => (
        <Checkbox
          key={kind}
          checked={flags[kind]}
          label={t(($) => $.office.applications.approve[kind])}
          onChange={(event) => setFlags({ ...flags, [kind]: event.currentTarget.checked })}
        />
      ))}
    </WordsDialog>
  );
}

export function MoreDialog({ application: { id, nickname }, onClosed }: Props) {
  const { t } = useTranslation();
  const ask = useChange({ send: desk.askMore, done: t(($) => $.office.applications.more.done) });
  return (
    <WordsDialog
      {...words}
      title={t(($) => $.office.applications.more.title, { name: nickname })}
      body={t(($) => $.office.applications.more.body)}
      label={t(($) => $.office.applications.more.words)}
      confirm={t(($) => $.office.applications.more.confirm)}
      onConfirm={(said) => ask.mutateAsync({ id, words: said })}
      onClosed={onClosed}
    />
  );
}

export function RejectDialog({ application: { id, nickname }, onClosed }: Props) {
  const { t } = useTranslation();
  const [reason, setReason] = useState<RefusalReason>('quality');
  const reject = useChange({ send: desk.reject, done: t(($) => $.office.applications.reject.done) });
  return (
    <WordsDialog
      {...words}
      danger
      title={t(($) => $.office.applications.reject.title, { name: nickname })}
      body={t(($) => $.office.applications.reject.body)}
      label={t(($) => $.office.applications.reject.words)}
      confirm={t(($) => $.office.applications.reject.button)}
      onConfirm={(said) => reject.mutateAsync({ id, reason, words: said })}
      onClosed={onClosed}
    >
      <NativeSelect
        data-autofocus
        label={t(($) => $.office.applications.reject.reason)}
        value={reason}
        data={REFUSAL_REASONS.map((value) => ({ value, label: t(($) => $.applications.reasons[value]) }))}
        onChange={({ currentTarget }) =>
          setReason(REFUSAL_REASONS.find((one) => one === currentTarget.value) ?? 'quality')
        }
      />
    </WordsDialog>
  );
}
