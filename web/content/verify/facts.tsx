import { formatExcerpt } from '#contract/domain/excerpt.ts';
import { formatBytes } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTermsWords } from '../../lib/terms-words.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Fact } from './fact.tsx';
import { useDay } from './use-day.ts';
import type { Verified } from './verified.ts';
import classes from './verify.module.css';

/** What a licence is for, and which files it covers. */
export function Facts({ licence }: { licence: Verified }) {
  const { t } = useTranslation();
  const day = useDay();
  const termsWords = useTermsWords();
  const { startsOn, endsOn } = licence;
  return (
    <>
      <div className={classes.material}>
        {licence.thumbnail && <img src={licence.thumbnail} alt="" />}
        <div>
          <strong>{licence.title}</strong>
          <span>{licence.materialCode}</span>
        </div>
      </div>
      <dl className={classes.facts}>
        <Fact name={t(($) => $.verify.covers)} wide>
          {termsWords(licence.terms)}
        </Fact>
        {licence.specialTerms !== '' && (
          <Fact name={t(($) => $.verify.special)} wide>
            {licence.specialTerms}
          </Fact>
        )}
        {licence.excerpt && (
          <Fact name={t(($) => $.verify.excerpt)} wide>
            {formatExcerpt(licence.excerpt)}
          </Fact>
        )}
        <Fact name={t(($) => $.verify.period)} wide>
          {endsOn
            ? t(($) => $.verify.days, { from: day(startsOn), to: day(endsOn) })
            : t(($) => $.verify.forever, { from: day(startsOn) })}
        </Fact>
        <Fact name={t(($) => $.verify.licensee)} wide>
          {licence.licensee}
        </Fact>
        <Fact name={t(($) => $.verify.project)}>{licence.projectName}</Fact>
        <Fact name={t(($) => $.verify.brand)}>{licence.brand}</Fact>
        <Fact name={t(($) => $.verify.issued)}>{day(licence.issuedAt)}</Fact>
        <Fact name={t(($) => $.verify.version)}>{t(($) => $.verify.versionValue, { version: licence.version })}</Fact>
        {licence.outlets.length > 0 && (
          <Fact name={t(($) => $.verify.outlets)} wide>
            {licence.outlets.map((outlet) => (
              <span key={outlet} className={classes.outlet}>
                {outlet}
              </span>
            ))}
          </Fact>
        )}
        <Files licence={licence} />
      </dl>
    </>
  );
}

/** The files that the licence covers. Music is delivered as it was uploaded, so its checksums are those of the files. */
function Files({ licence: { files, kind } }: { licence: Verified }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isMusic = kind === 'music';
  if (!isMusic)
    return (
      <Fact name={t(($) => $.verify.file)} wide>
        {files.map(({ sha256, materialCode }) => (
          <code key={materialCode}>{sha256}</code>
        ))}
        <small>{t(($) => $.verify.fileHint)}</small>
      </Fact>
    );
  return (
    <Fact name={t(($) => $.verify.musicFiles, { count: files.length })} wide>
      {files.map(({ sha256, materialCode, fileName, sizeBytes }) => (
        <span key={materialCode} className={classes.file}>
          {fileName} <small>{formatBytes(sizeBytes, language)}</small>
          <code>{sha256}</code>
        </span>
      ))}
      <small>{t(($) => $.verify.musicHint)}</small>
    </Fact>
  );
}
