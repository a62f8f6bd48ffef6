import { useState } from 'react';
import { useTranslation } from '../../lib/translation.ts';
import { NativeSelect } from '../../ui/fields.ts';
import { WordsDialog } from '../../ui/words-dialog.tsx';

interface Props<Reason extends string> {
  title: string;
  body: string;
  reasons: readonly [Reason, ...Reason[]];
  reasonName: (reason: Reason) => string;
  max: number;
  /** The reason chosen already. */
  chosen?: Reason | undefined;
  /** Name of the words, where they are not for a photographer. */
  label?: string;
  optional?: boolean;
  onReject: (reason: Reason, words: string) => Promise<unknown>;
  onClosed: () => void;
}

/** Asks why something is rejected, by a reason and in words that its owner reads. */
export function RejectDialog<Reason extends string>(props: Props<Reason>) {
  const { t } = useTranslation();
  const { reasons, reasonName, onReject, chosen, label, ...rest } = props;
  const [reason, setReason] = useState<Reason>(chosen ?? reasons[0]);
  return (
    <WordsDialog
      {...rest}
      danger
      field="words"
      label={label ?? t(($) => $.office.claims.words)}
      confirm={t(($) => $.office.claims.reject)}
      onConfirm={(words) => onReject(reason, words)}
    >
      <NativeSelect
        data-autofocus
        label={t(($) => $.office.claims.reason)}
        value={reason}
        data={reasons.map((value) => ({ value, label: reasonName(value) }))}
        onChange={({ currentTarget }) => setReason(reasons.find((one) => one === currentTarget.value) ?? reasons[0])}
      />
    </WordsDialog>
  );
}
