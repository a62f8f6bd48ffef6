import { showSize } from '../../../uploader/upload-file.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/overlays.ts';
import classes from './left-files.module.css';
import { PickButton } from '../../ui/pick-button.tsx';
import { showShare } from '../../lib/upload-totals.ts';
import { acceptedEndings } from './queues.ts';
import type { RememberingQueue } from './remembering-queue.ts';
import { useAddFiles } from './use-add-files.ts';

/** Files that a reload or a crash kept from arriving. Only their owner can open them again. */
export function LeftFiles({ queue }: { queue: RememberingQueue }) {
  const { t } = useTranslation();
  const files = queue.left.use((left) => left);
  const add = useAddFiles(queue);
  if (files.length === 0) return null;
  const forget = async () => {
    if (await confirm(t(($) => $.uploadQuestions.forget))) await queue.forgetLeft();
  };
  return (
    <section className={classes.box} aria-label={t(($) => $.uploadQueue.left.list)}>
      <div className={classes.head}>
        <output>{t(($) => $.uploadQueue.left.say, { count: files.length })}</output>
        <PickButton
          pick="again"
          accept={acceptedEndings(queue.kind)}
          variant="filled"
          onPick={(chosen) => void add({ files: chosen, fromFolders: [] })}
        >
          {t(($) => $.uploadQueue.left.choose)}
        </PickButton>
        <Button variant="default" size="small" onClick={() => void forget()}>
          {t(($) => $.uploadQueue.left.forget)}
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and must scroll without a mouse */}
      <ul className={classes.files} tabIndex={0} aria-label={t(($) => $.uploadQueue.left.list)}>
        {files.map(({ key, name, size, sentBytes }) => (
          <li key={key}>
            <span className={classes.name} title={name}>
              {name}
            </span>
            <span>{showSize(size)}</span>
            <span>
              {sentBytes > 0
                ? t(($) => $.uploadQueue.left.sent, { percent: showShare(sentBytes / size) })
                : t(($) => $.uploadQueue.left.notBegun)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
