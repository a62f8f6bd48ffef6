import { CallError } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FramedScene } from '../../ui/framed-scene.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';

export function isGone(error: Error | null): boolean {
  return error instanceof CallError && error.problem === 'not-found';
}

/** Shown for an order that does not exist or belongs to somebody else, without saying which. */
export function OrderGone() {
  const { t } = useTranslation();
  return (
    <MessageScreen
      art={<FramedScene palette="night" seed={21} />}
      title={t(($) => $.orderPage.goneTitle)}
      actions={
        <>
          <ButtonLink size="large" to={paths.orderList()}>
            {t(($) => $.orderPage.back)}
          </ButtonLink>
          <ButtonLink size="large" variant="default" to={paths.home()}>
            {t(($) => $.common.home)}
          </ButtonLink>
        </>
      }
    >
      <p>{t(($) => $.orderPage.goneBody)}</p>
    </MessageScreen>
  );
}
