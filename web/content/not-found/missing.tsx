import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FramedScene } from '../../ui/framed-scene.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';
import classes from './not-found.module.css';

/** Says that there is nothing, or that there was something once. */
export function Missing({ gone }: { gone: boolean }) {
  const { t } = useTranslation();
  const words = t(($) => $.notFound);
  return (
    <MessageScreen
      art={
        <FramedScene palette="night" seed={58}>
          <span className={classes.number}>{gone ? 410 : 404}</span>
        </FramedScene>
      }
      title={gone ? words.gone : words.title}
      actions={
        <>
          <ButtonLink size="large" to={paths.home()}>
            {t(($) => $.common.home)}
          </ButtonLink>
          <ButtonLink size="large" variant="default" to={paths.searchResult({ type: 'video' })}>
            {words.search}
          </ButtonLink>
        </>
      }
    >
      <p>{gone ? words.goneBody : words.body}</p>
    </MessageScreen>
  );
}
