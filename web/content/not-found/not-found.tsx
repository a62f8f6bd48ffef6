import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FramedScene } from '../../ui/framed-scene.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';
import classes from './not-found.module.css';

export function NotFound() {
  const { t } = useTranslation();
  return (
    <MessageScreen
      art={
        <FramedScene palette="night" seed={58}>
          <span className={classes.number}>404</span>
        </FramedScene>
      }
      title={t(($) => $.notFound.title)}
      actions={
        <>
          <ButtonLink size="large" to={paths.home()}>
            {t(($) => $.common.home)}
          </ButtonLink>
          <ButtonLink size="large" variant="default" to={paths.searchResult({ type: 'video' })}>
            {t(($) => $.notFound.search)}
          </ButtonLink>
        </>
      }
    >
      <p>{t(($) => $.notFound.body)}</p>
    </MessageScreen>
  );
}
