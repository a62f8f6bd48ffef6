import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { OriginalOf } from '#contract/calls/originals.ts';
import { formatBytes } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { openFile } from '../../../lib/save-file.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { toast } from '../../../ui/toast.ts';
import { IconButton } from '../../blocks/icon-button.tsx';
import classes from './originals.module.css';
import { desk } from './queries.ts';

/** One original, which can be downloaded once it has come. */
export function OriginalFile({ file: { fileId, name, sent } }: { file: OriginalOf }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const downloading = useMutation({
    mutationFn: () => desk.link({ fileId }),
    onSuccess: ({ url }) => openFile(url),
    onError: (error) => void toast(error.message, 'failed'),
  });
  if (!sent) return <li className={classes.hint}>{t(($) => $.office.originals.missing, { name })}</li>;
  return (
    <li>
      <span>
        {sent.name} · {formatBytes(sent.bytes, language)}
      </span>
      <IconButton
        icon={IconDownload}
        label={t(($) => $.office.originals.download, { name: sent.name })}
        onClick={() => downloading.mutate()}
      />
    </li>
  );
}
