import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useState } from 'react';
import type { ContentDetail } from '#contract/calls/content-desk.ts';
import { PREVIEWED_TYPES } from '#contract/domain/content.ts';
import { LANGUAGES } from '#contract/domain/language.ts';
import { formatMoment } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './content.module.css';
import { previewQuery } from './queries.ts';

interface Props {
  entry: ContentDetail;
  /** Goes on with the version that is saved once everything typed is. */
  whenSaved: (go: (version: number) => void) => Promise<void>;
}

/** Links that show what was written last as visitors would see it, in either language. */
export function PreviewButton({ entry, whenSaved }: Props) {
  const { t } = useTranslation();
  const [version, setVersion] = useState<number>();
  if (!PREVIEWED_TYPES.some((type) => type === entry.type)) return null;
  return (
    <>
      <Button variant="default" onClick={() => void whenSaved(setVersion)}>
        {t(($) => $.office.content.preview.open)}
      </Button>
      {version !== undefined && (
        <Dialog title={t(($) => $.office.content.preview.title)} onClosed={() => setVersion(undefined)}>
          {() => <Links entry={entry} version={version} />}
        </Dialog>
      )}
    </>
  );
}

/** A window as wide as a phone, because a frame inside the office would be refused by the page's policy. */
function openNarrow(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  window.open(event.currentTarget.href, '_blank', 'popup,width=390,height=844,noreferrer');
}

function Links({ entry: { id, type }, version }: { entry: ContentDetail; version: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data, error, refetch } = useQuery(previewQuery(id, version));
  if (error && !data) return <Retry error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={120} />;
  const page = type === 'activity' ? paths.activity(data.slug) : paths.story(data.slug);
  const words = t(($) => $.office.content.preview);
  const until = formatMoment(data.until, 'minute', language);
  return (
    <div className={classes.form}>
      <p>{t(($) => $.office.content.preview.hint, { until })}</p>
      {LANGUAGES.map((lang) => {
        const path = `${page}?${new URLSearchParams({ lang, preview: data.seal })}`;
        return (
          <div key={lang} className={classes.preview}>
            <span>{t(($) => $.office.content.form[lang])}</span>
            <CopyButton text={`${location.origin}${path}`} done={words.copied} />
            <a href={path} target="_blank" rel="noreferrer">
              {words.show}
            </a>
            <a href={path} target="_blank" rel="noreferrer" onClick={openNarrow}>
              {words.phone}
            </a>
          </div>
        );
      })}
    </div>
  );
}
