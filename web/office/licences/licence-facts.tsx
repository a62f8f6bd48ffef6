import { Link } from 'react-router';
import type { OutputOf } from '#contract/call.ts';
import type { licenceDeskCalls, LicenceDeskRow } from '#contract/calls/licences-desk.ts';
import { formatBytes, formatMoment } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Facts, Section } from '../blocks/section.tsx';
import { Moment } from '../blocks/moment.tsx';
import { StandingLabel } from '../blocks/trade-labels.tsx';
import { DESKS } from '../desks.ts';
import { FIELDS, useFieldValue } from './correction.ts';
import classes from './licence-panel.module.css';

type Detail = OutputOf<(typeof licenceDeskCalls)['detail']>;

export function LicenceFacts({ licence }: { licence: LicenceDeskRow }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const show = useFieldValue();
  const day = (date: string) => formatMoment(date, 'day', language);
  const to = licence.endsOn === null ? t(($) => $.office.licences.panel.forever) : day(licence.endsOn);
  return (
    <Section title={t(($) => $.office.licences.panel.facts)}>
      <Facts
        facts={[
          ...FIELDS.map((name) => [t(($) => $.office.licences.fields[name]), show(name, licence[name])] as const),
          [
            t(($) => $.office.licences.panel.period),
            t(($) => $.office.licences.panel.to, { from: day(licence.startsOn), to }),
          ],
          [t(($) => $.office.licences.issued), <Moment key="issued" at={licence.issuedAt} />],
          ...(licence.endReason ? [[t(($) => $.office.licences.panel.endReason), licence.endReason] as const] : []),
          [t(($) => $.office.licences.buyer), licence.buyer],
          [
            t(($) => $.office.licences.order),
            <Link key="order" className={classes.link} to={`${DESKS.sales.path}?view=all&order=${licence.orderId}`}>
              {licence.orderNumber}
            </Link>,
          ],
          [t(($) => $.office.licences.work), licence.materialCode],
          [
            t(($) => $.office.licences.panel.file),
            licence.files.map(({ fileId, fileName, sizeBytes, sha256 }) => (
              <span key={fileId} className={classes.file}>
                {fileName} · {formatBytes(sizeBytes, language)}
                <span className={classes.sha} title={t(($) => $.office.licences.panel.sha)}>
                  {sha256}
                </span>
              </span>
            )),
          ],
          ...(licence.outlets.length > 0
            ? [[t(($) => $.office.licences.panel.outlets), licence.outlets.join(' · ')] as const]
            : []),
        ]}
      />
    </Section>
  );
}

/** All numbers issued for the same purchase, newest first. */
export function Versions({ detail: { versions, licence }, onOpen }: { detail: Detail; onOpen: (id: number) => void }) {
  const { t } = useTranslation();
  if (versions.length < 2) return null;
  return (
    <Section title={t(($) => $.office.licences.panel.versions)}>
      <ol className={classes.list}>
        {versions.map((version) => (
          <li key={version.licenceId}>
            <span>{t(($) => $.office.licences.version, { version: version.version })}</span>
            {version.licenceId === licence.licenceId ? (
              <strong>{version.number}</strong>
            ) : (
              <button type="button" className={classes.link} onClick={() => onOpen(version.licenceId)}>
                {version.number}
              </button>
            )}
            <StandingLabel standing={version.standing} />
            <span className={classes.end}>
              <Moment at={version.issuedAt} />
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function Downloads({ detail: { downloads } }: { detail: Detail }) {
  const { t } = useTranslation();
  return (
    <Section title={`${t(($) => $.office.licences.panel.downloads)} (${downloads.length})`}>
      {downloads.length === 0 && <p className={classes.quiet}>{t(($) => $.office.licences.panel.noDownloads)}</p>}
      <ul className={classes.list}>
        {downloads.map(({ at, by, how }, index) => (
          <li key={`${at} ${index}`}>
            <Moment at={at} form="second" />
            <span>{by ?? t(($) => $.office.licences.panel.somebody)}</span>
            <span className={classes.end}>{t(($) => $.office.licences.panel.how[how])}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
