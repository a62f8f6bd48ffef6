import { siteInfo } from '../../lib/site.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { openContact } from '../../ui/overlays.ts';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EntryBody } from '../entry/entry-body.tsx';
import { useEntry } from '../entry/entry-query.ts';
import { OtherLanguage } from '../../ui/other-language.tsx';
import classes from './about.module.css';

/** Who we are, as editors wrote it, with figures as they are now and how to reach us. */
export function About() {
  const { data: entry, error, refetch } = useEntry('page', 'about');
  return (
    <article className={classes.page}>
      {error && !entry && <Retry error={error} onRetry={() => void refetch()} />}
      {!error && !entry && <Waiting />}
      {entry && (
        <>
          <header className={classes.head}>
            <OtherLanguage language={entry.language} />
            <h1>{entry.title}</h1>
            <p>{entry.summary}</p>
          </header>
          <EntryBody entry={entry} />
        </>
      )}
      <Contact />
    </article>
  );
}

function Contact() {
  const { t } = useTranslation();
  const { hotline, email } = siteInfo();
  const words = t(($) => $.content.about);
  return (
    <section className={classes.contact} aria-labelledby="contact">
      <div>
        <h2 id="contact">{words.contact}</h2>
        <p>{words.contactBody}</p>
      </div>
      <dl>
        {hotline && (
          <div>
            <dt>{words.hotline}</dt>
            <dd>
              <a href={`tel:${hotline.replaceAll(/[^\d+]/g, '')}`}>{hotline}</a>
              <span>{words.hours}</span>
            </dd>
          </div>
        )}
        {email && (
          <div>
            <dt>{words.email}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        )}
      </dl>
      <Button variant="default" onClick={openContact}>
        {words.open}
      </Button>
    </section>
  );
}

function Waiting() {
  return (
    <div className={classes.waiting} aria-hidden="true">
      <Skeleton height={52} width="50%" />
      <Skeleton height={80} />
      <Skeleton height={104} />
      <Skeleton height={240} />
    </div>
  );
}
