import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FramedScene } from '../../ui/framed-scene.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';

/** Shown for a plan or package that is not on sale, or a product order that does not exist or is somebody else's. */
export function Gone({ what }: { what: 'plan' | 'package' | 'order' }) {
  const { t } = useTranslation();
  const words = {
    plan: { title: t(($) => $.vipOrder.planGoneTitle), body: t(($) => $.vipOrder.planGoneBody) },
    package: { title: t(($) => $.packageOrder.goneTitle), body: t(($) => $.packageOrder.goneBody) },
    order: { title: t(($) => $.vipOrder.goneTitle), body: t(($) => $.vipOrder.goneBody) },
  };
  const { title, body } = words[what];
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
