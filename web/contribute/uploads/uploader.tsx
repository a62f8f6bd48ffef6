import { IconArrowLeft, IconListCheck } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueueSnapshot } from '../../../uploader/file-list.ts';
import type { UploadQueue } from '../../../uploader/queue.ts';
import { chooseUploadKind, putUploadPanelAside } from '../../lib/upload-panel.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { confirm } from '../../ui/overlays.ts';
import { DropZone } from './drop-zone.tsx';
import { QueueFooter } from './queue-footer.tsx';
import { QueueList } from './queue-list.tsx';
import { RulesSheet } from './rules-sheet.tsx';
import { ToolOffer } from './tool-offer.tsx';
import classes from './uploader.module.css';
import type { QueueKind, UploadFile } from '../../../uploader/upload-file.ts';
import { useLanguage } from '../../lib/language.ts';
import { formatList } from '../../lib/format.ts';
import { unfinishedNames } from './checkpoints.ts';

interface Props {
  userId: number;
  queue: UploadQueue;
  snapshot: QueueSnapshot;
}

/** Steps 2 and 3: files of one kind are chosen, checked and uploaded. */
export function Uploader({ userId, queue, snapshot }: Props) {
  const { t } = useTranslation();
  const { kind } = queue;
  const [rules, setRules] = useState(false);
  const hasFiles = snapshot.files.length > 0;
  return (
    <>
      {rules && <RulesSheet kind={kind} hasFiles={hasFiles} onClose={() => setRules(false)} />}
      <div className={classes.uploader}>
        <Heading queue={queue} hasFiles={hasFiles} rules={rules} onRules={() => setRules(!rules)} />
        <p className={classes.tips}>{t(($) => $.upload.tips[kind])}</p>
        <Unfinished userId={userId} kind={kind} files={snapshot.files} />
        <DropZone queue={queue} small={hasFiles} />
        <QueueList queue={queue} snapshot={snapshot} />
        <QueueFooter queue={queue} snapshot={snapshot} />
      </div>
    </>
  );
}

interface HeadingProps {
  queue: UploadQueue;
  hasFiles: boolean;
  rules: boolean;
  onRules: () => void;
}

function Heading({ queue, hasFiles, rules, onRules }: HeadingProps) {
  const { t } = useTranslation();
  const { kind } = queue;
  const back = async () => {
    const question = t(($) => $.uploadQuestions.back, { returnObjects: true });
    if (hasFiles && !(await confirm(question))) return;
    queue.pause();
    queue.clear();
    chooseUploadKind(null);
  };
  return (
    <div className={classes.heading}>
      <div className={classes.title}>
        <button type="button" className={classes.back} aria-label={t(($) => $.upload.back)} onClick={() => void back()}>
          <IconArrowLeft size={20} stroke={1.7} aria-hidden="true" />
        </button>
        <h2>{t(($) => $.upload.heading[kind])}</h2>
      </div>
      <div className={classes.links}>
        <Button
          variant="plain"
          size="small"
          aria-expanded={rules}
          icon={<IconListCheck size={17} stroke={1.7} aria-hidden="true" />}
          onClick={onRules}
        >
          {t(($) => $.upload.requirements)}
        </Button>
        <ToolOffer hasFiles={hasFiles} />
        <ButtonLink
          to={paths.centerWaiting(kind)}
          variant="default"
          size="small"
          onClick={() => putUploadPanelAside(hasFiles)}
        >
          {t(($) => $.upload.materialCenter)}
        </ButtonLink>
      </div>
    </div>
  );
}

const SHOWN = 3;

/** Uploads that a reload or a crash interrupted: the page may not open the files by itself, so it asks for them. */
function Unfinished({ userId, kind, files }: { userId: number; kind: QueueKind; files: readonly UploadFile[] }) {
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
