import type { Licence } from '#contract/calls/licences.ts';
import { formatDay } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import classes from './licence-card.module.css';

/** Notes on a licence beyond its terms. */
export function Notices({ licence }: { licence: Licence }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { standing, endsOn, endReason, correction } = licence;
  return (
    <>
      {standing === 'expired' && endsOn && (
        <p className={classes.notice} data-tone="wait">
          <span>{t(($) => $.purchased.expired, { date: formatDay(endsOn, language) })}</span>
          <ButtonLink variant="default" size="small" to={orderPath(licence)}>
            {t(($) => $.purchased.renew)}
          </ButtonLink>
        </p>
      )}
      {standing === 'revoked' && (
        <p className={classes.notice} data-tone="bad">
          <span>
            {t(($) => $.purchased.revoked)}{' '}
            {endReason !== '' && t(($) => $.purchased.revokedWhy, { reason: endReason })}
          </span>
        </p>
      )}
      {correction && standing !== 'revoked' && (
        <p className={classes.notice}>
          <span>{t(($) => $.purchased.correction[correction.state], { answer: correction.answer })}</span>
        </p>
      )}
    </>
  );
}

/** Address to order the same material again; music is ordered on its own page. */
export function orderPath({ kind, materialId }: Pick<Licence, 'kind' | 'materialId'>): string {
  if (kind === 'video' || kind === 'photo') return paths.putOrder({ materialId, terms: null });
  return paths.detailMusic(materialId);
}
