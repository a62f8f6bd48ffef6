import { IconCertificate, IconDownload } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Licence } from '#contract/calls/licences.ts';
import { formatBytes, formatDay } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTermsWords } from '../../lib/terms-words.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { ExcerptWords } from '../../ui/licence/excerpt-words.tsx';
import { Thumbnail } from '../../ui/table/thumbnail.tsx';
import { LinkButton } from '../orders/order/link-button.tsx';
import classes from './licence-card.module.css';
import { More } from './more.tsx';
import { isMusic, MusicLicence } from './music/music-licence.tsx';
import { Notices } from './notices.tsx';
import { licences, refreshLicences } from './queries.ts';
import { StandingLabel } from './standing-label.tsx';

function materialPath({ kind, materialId }: Pick<Licence, 'kind' | 'materialId'>): string {
  if (kind === 'photo') return paths.detailPic(materialId);
  return kind === 'video' ? paths.detail(materialId) : paths.detailMusic(materialId);
}

/** A licence: its material, its scope, and the actions on it. */
export function LicenceCard({ licence }: { licence: Licence }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const termsWords = useTermsWords();
  const { startsOn, endsOn, standing } = licence;
  const day = (date: string) => formatDay(date, language);
  return (
    <article className={classes.card}>
      <Link className={classes.picture} to={materialPath(licence)} tabIndex={-1} aria-hidden="true">
        <Thumbnail of={licence} large />
      </Link>
      <div className={classes.words}>
        <h3>
          <Link to={materialPath(licence)} title={licence.title}>
            {licence.title}
          </Link>
        </h3>
        <p className={classes.number}>
          <span title={t(($) => $.purchased.number)}>{licence.number}</span>
          <StandingLabel standing={standing} />
        </p>
        <p>{termsWords(licence.terms)}</p>
        {licence.specialTerms !== '' && (
          <p className={classes.special}>{t(($) => $.trade.specialTerms, { terms: licence.specialTerms })}</p>
        )}
        <ExcerptWords excerpt={licence.excerpt} />
        <p className={classes.quiet}>
          {endsOn
            ? t(($) => $.purchased.days, { from: day(startsOn), to: day(endsOn) })
            : t(($) => $.purchased.forever, { from: day(startsOn) })}
        </p>
        <p className={classes.quiet} title={licence.licensee}>
          {licence.materialCode} · {licence.licensee}
        </p>
      </div>
      {standing !== 'revoked' && (
        <>
          <Actions licence={licence} size={formatBytes(licence.files[0]?.sizeBytes ?? 0, language)} />
          {isMusic(licence) && <MusicLicence licence={licence} />}
        </>
      )}
      <Notices licence={licence} />
    </article>
  );
}

function Actions({ licence, size }: { licence: Licence; size: string }) {
  const { t } = useTranslation();
  const { licenceId, orderId } = licence;
  const done = () => void refreshLicences(orderId);
  return (
    <div className={classes.actions}>
      <span className={classes.files}>
        <LinkButton
          variant="filled"
          icon={<IconDownload size={16} stroke={1.8} aria-hidden="true" />}
          fetchLink={() => licences.download({ licenceId })}
          onDone={done}
        >
          {t(($) => $.purchased.downloadSize, { size })}
        </LinkButton>
        <LinkButton
          icon={<IconCertificate size={16} stroke={1.7} aria-hidden="true" />}
          fetchLink={() => licences.certificate({ licenceId })}
          onDone={done}
        >
          {t(($) => $.purchased.certificate)}
        </LinkButton>
      </span>
      <More licence={licence} />
      <span className={classes.quiet}>{t(($) => $.purchased.downloaded, { count: licence.downloads })}</span>
    </div>
  );
}
