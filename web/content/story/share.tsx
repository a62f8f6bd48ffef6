import { IconShare2 } from '@tabler/icons-react';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ShareCode } from './share-code.tsx';
import classes from './share.module.css';

/** Ways to pass a page on: a code that WeChat scans, its address, and what the device offers by itself. */
export function Share({ title, path }: { title: string; path: string }) {
  const { t } = useTranslation();
  const words = t(($) => $.content.story);
  const url = `${location.origin}${path}`;
  // A reader who closes the list of targets has shared nothing, which is no failure.
  const send = () => void navigator.share({ title, url }).catch(() => {});
  return (
    <section className={classes.share} aria-label={words.share}>
      <ShareCode url={url} label={words.qr} />
      <div className={classes.words}>
        <p>{words.scan}</p>
        <div className={classes.actions}>
          <CopyButton text={url} label={words.copy} done={words.copied} />
          {'share' in navigator && (
            <Button variant="default" size="small" icon={<IconShare2 size={14} aria-hidden="true" />} onClick={send}>
              {words.send}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
