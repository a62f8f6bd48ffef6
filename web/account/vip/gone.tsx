import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FramedScene } from '../../ui/framed-scene.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';

/** Shown for a plan that is not on sale, or a product order that does not exist or is somebody else's. */
export function Gone({ what }: { what: 'plan' | 'order' }) {
  const { t } = useTranslation();
  const [title, body] =
    what === 'plan'
      ? [t(($) => $.vipOrder.planGoneTitle), t(($) => $.vipOrder.planGoneBody)]
      : [t(($) => $.vipOrder.goneTitle), t(($) => $.vipOrder.goneBody)];
  return (
    <MessageScreen
      art={<FramedScene palette="night" seed={21} />}
      title={title}
      actions={
        <ButtonLink size="large" to={paths.vip()}>
          {t(($) => $.vipOrder.plans)}
        </ButtonLink>
      }
    >
      <p>{body}</p>
    </MessageScreen>
  );
}
