import { IconArrowLeft, IconListCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { QueueSnapshot } from '../../../uploader/file-list.ts';
import type { UploadQueue } from '../../../uploader/queue.ts';
import type { OwnKind } from '../../../uploader/upload-file.ts';
import { useTranslation } from '../../lib/translation.ts';
import { chooseUploadKind, putUploadPanelAside } from '../../lib/upload-panel.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { confirm } from '../../ui/overlays.ts';
import { DropZone } from './drop-zone.tsx';
import { LeftFiles } from './left-files.tsx';
import { QueueFooter } from './queue-footer.tsx';
import { QueueList } from './queue-list.tsx';
import type { RememberingQueue } from './remembering-queue.ts';
import { RulesSheet } from './rules-sheet.tsx';
import { ToolOffer } from './tool-offer.tsx';
import classes from './uploader.module.css';

interface Props {
  queue: RememberingQueue;
  snapshot: QueueSnapshot;
}

/** Steps 2 and 3: files of one kind are chosen, checked and uploaded. */
export function Uploader({ queue, snapshot }: Props) {
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
        <LeftFiles queue={queue} />
        <DropZone queue={queue} small={hasFiles} />
        <QueueList queue={queue} snapshot={snapshot} />
        <QueueFooter queue={queue} snapshot={snapshot} />
      </div>
    </>
  );
}

interface HeadingProps {
  queue: UploadQueue<OwnKind>;
  hasFiles: boolean;
  rules: boolean;
  onRules: () => void;
}

function Heading({ queue, hasFiles, rules, onRules }: HeadingProps) {
  const { t } = useTranslation();
  const { kind } = queue;
  const back = async () => {
    const question = t(($) => $.uploadQuestions.back);
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
