import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueueKind, UploadFile } from '../../../uploader/upload-file.ts';
import { useLanguage } from '../../lib/language.ts';
import { formatList } from '../../lib/format.ts';
import { unfinishedNames } from './checkpoints.ts';
import classes from './unfinished.module.css';

const SHOWN = 3;

/** Uploads that a reload or a crash interrupted: the page may not open the files by itself, so it asks for them. */
export function Unfinished({ userId, kind, files }: { userId: number; kind: QueueKind; files: readonly UploadFile[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isEmpty = files.length === 0;
  const names = useMemo(() => (isEmpty ? unfinishedNames(userId, kind) : []), [userId, kind, isEmpty]);
  if (names.length === 0) return null;
  const shown = names.slice(0, SHOWN);
  const list = formatList(names.length > SHOWN ? [...shown, '…'] : shown, language);
  return (
    <output className={classes.unfinished}>
      {t(($) => $.uploadQueue.unfinished, { count: names.length, names: list })}
    </output>
  );
}
