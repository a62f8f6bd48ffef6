import { IconDownload, IconFileTypePdf, IconShieldCheck } from '@tabler/icons-react';
import type { Licence } from '#contract/calls/licences.ts';
import { formatBytes } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { ExportButton } from '../../../ui/export-button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { LinkButton } from '../../orders/order/link-button.tsx';
import { licences, refreshLicences } from '../queries.ts';
import classes from './music-licence.module.css';
import { Outlets } from './outlets.tsx';

export const isMusic = ({ kind }: Pick<Licence, 'kind'>) => kind === 'music' || kind === 'effect';

/** What a licence for music has beside its certificate: every version, where it is published, and its papers. */
export function MusicLicence({ licence }: { licence: Licence }) {
  return (
    <div className={classes.music}>
      {licence.files.length > 1 && <Versions licence={licence} />}
      <Outlets licence={licence} />
      <Papers licence={licence} />
    </div>
  );
}

function Versions({ licence: { licenceId, orderId, files } }: { licence: Licence }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <section aria-label={t(($) => $.musicLicence.versionsOf, { count: files.length })}>
      <p className={classes.name}>{t(($) => $.musicLicence.versionsOf, { count: files.length })}</p>
      <ul className={classes.versions}>
        {files.map(({ fileId, title, materialCode, sizeBytes }) => (
          <li key={fileId}>
            <span className={classes.title} title={title}>
              {title}
            </span>
            <span className={classes.fact}>{materialCode}</span>
            <span className={classes.fact}>{formatBytes(sizeBytes, language)}</span>
            <LinkButton
              variant="plain"
              icon={<IconDownload size={15} stroke={1.8} aria-hidden="true" />}
              fetchLink={() => licences.download({ licenceId, fileId })}
              onDone={() => void refreshLicences(orderId)}
            >
              {t(($) => $.musicLicence.download)}
              <VisuallyHidden> {title}</VisuallyHidden>
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Papers({ licence: { licenceId, orderId, number } }: { licence: Licence }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t(($) => $.musicLicence.papers)}>
      <p className={classes.name}>{t(($) => $.musicLicence.papers)}</p>
      <p className={classes.hint}>{t(($) => $.musicLicence.papersHint)}</p>
      <div className={classes.papers}>
        <LinkButton
          icon={<IconShieldCheck size={16} stroke={1.7} aria-hidden="true" />}
          fetchLink={() => licences.claimKit({ licenceId })}
          onDone={() => void refreshLicences(orderId)}
        >
          {t(($) => $.musicLicence.claimKit)}
        </LinkButton>
        <LinkButton
          icon={<IconFileTypePdf size={16} stroke={1.7} aria-hidden="true" />}
          fetchLink={() => licences.cueSheet({ licenceId })}
        >
          {t(($) => $.musicLicence.cueSheet)}
        </LinkButton>
        <ExportButton
          label={t(($) => $.musicLicence.cueSheetTable)}
          fileName={`Framehall-${number}-cue-sheet`}
          done={t(($) => $.musicLicence.cueSheetSaved)}
          load={() => licences.cueSheetTable({ licenceId })}
        />
      </div>
    </section>
  );
}
