import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FramedScene } from '../../ui/framed-scene.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { openContact } from '../../ui/overlays.ts';
import classes from './working.module.css';

/** A part of the site that is still being prepared. */
export function Working() {
  const { t } = useTranslation();
  return (
    <MessageScreen
      art={
        <FramedScene palette="sunset" seed={33}>
          <div className={classes.progress} />
        </FramedScene>
      }
      title={t(($) => $.working.title)}
      actions={
        <>
          <ButtonLink size="large" to={paths.home()}>
            {t(($) => $.common.home)}
          </ButtonLink>
          <ButtonLink size="large" variant="default" to={paths.searchResult({ type: 'video' })}>
            {t(($) => $.working.search)}
          </ButtonLink>
          <Button size="large" variant="default" onClick={openContact}>
            {t(($) => $.working.contact)}
          </Button>
        </>
      }
    >
      <p>{t(($) => $.working.body)}</p>
    </MessageScreen>
  );
}
