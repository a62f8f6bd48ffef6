import { IconId } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/translation.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { realNameQuery } from './queries.ts';
import classes from './real-name.module.css';

/** Tells photographers that nothing can be submitted before their real name is verified. */
export function RealNameNotice() {
  const { t } = useTranslation();
  const { data } = useQuery(realNameQuery);
  if (!data || data.verified) return null;
  const waits = data.realName?.state === 'verifying';
  return (
    <section className={classes.notice} aria-label={t(($) => $.realName.tab)}>
      <IconId size={26} stroke={1.5} aria-hidden="true" />
      <div>
        {!waits && <strong>{t(($) => $.realName.needed.title)}</strong>}
        <p>{t(($) => (waits ? $.realName.needed.waiting : $.realName.needed.body))}</p>
      </div>
      <ButtonLink to={paths.centerRealName()} variant={waits ? 'default' : 'filled'}>
        {t(($) => (waits ? $.realName.needed.look : $.realName.needed.action))}
      </ButtonLink>
    </section>
  );
}
