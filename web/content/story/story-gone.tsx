import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FramedScene } from '../../ui/framed-scene.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';

export function StoryGone() {
  const { t } = useTranslation();
  return (
    <MessageScreen
      art={<FramedScene palette="night" seed={21} />}
      title={t(($) => $.content.story.gone)}
      actions={
        <>
          <ButtonLink size="large" to={paths.caseList()}>
            {t(($) => $.content.lists.case.gone)}
          </ButtonLink>
          <ButtonLink size="large" variant="default" to={paths.contentList()}>
            {t(($) => $.content.lists.content.gone)}
          </ButtonLink>
        </>
      }
    >
      <p>{t(($) => $.content.story.goneBody)}</p>
    </MessageScreen>
  );
}
