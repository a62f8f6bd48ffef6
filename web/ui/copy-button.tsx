import { IconCopy } from '@tabler/icons-react';
import { useTranslation } from '../lib/translation.ts';
import { Button } from './button.tsx';
import { toast } from './toast.ts';

interface Props {
  text: string;
  /** “Copy” by default. */
  label?: string;
  /** Message once the text is in the clipboard. */
  done?: string;
}

export function CopyButton({ text, label, done }: Props) {
  const { t } = useTranslation();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      await toast(done ?? t(($) => $.common.copied));
    } catch {
      await toast(
        t(($) => $.common.copyFailed),
        'failed',
      );
    }
  };
  return (
    <Button variant="default" size="small" icon={<IconCopy size={14} aria-hidden="true" />} onClick={() => void copy()}>
      {label ?? t(($) => $.common.copy)}
    </Button>
  );
}
