import { IconLockAccess } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { StaffRole } from '#contract/domain/roles.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { useNames } from '../names.ts';

/** Staff at a desk that belongs to colleagues. */
export function NotPermitted({ roles }: { roles: readonly StaffRole[] }) {
  const { t } = useTranslation();
  const names = useNames();
  return (
    <MessageScreen
      art={<IconLockAccess size={64} stroke={1.2} color="var(--fh-accent-text)" aria-hidden="true" />}
      title={t(($) => $.office.notPermitted.title)}
      actions={<ButtonLink to={paths.office()}>{t(($) => $.office.notPermitted.back)}</ButtonLink>}
    >
      <p>{t(($) => $.office.notPermitted.body, { roles: names.roles(roles) })}</p>
    </MessageScreen>
  );
}
