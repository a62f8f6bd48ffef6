import { useState } from 'react';
import { isOpen } from '../../lib/business-hours.ts';
import { siteInfo } from '../../lib/site.ts';
import { useTranslation } from '../../lib/translation.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import classes from './contact-dialog.module.css';

export function ContactDialog({ onClosed }: { onClosed: () => void }) {
  const { t } = useTranslation();
  const { hotline, email, wechat } = siteInfo();
  return (
    <Dialog title={t(($) => $.contact.title)} size={520} onClosed={onClosed}>
      {() => (
        <>
          <p className={classes.intro}>{t(($) => $.contact.intro)}</p>
          <div className={classes.ways}>
            <dl className={classes.list}>
              {hotline && <Hotline number={hotline} />}
              {email && (
                <div>
                  <dt>{t(($) => $.contact.email)}</dt>
                  <dd className={classes.email}>
                    <a href={`mailto:${email}`}>{email}</a>
                    <CopyButton
                      text={email}
                      label={t(($) => $.contact.copyEmail)}
                      done={t(($) => $.contact.emailCopied)}
                    />
                  </dd>
                </div>
              )}
            </dl>
            {wechat && (
              <figure className={classes.qr}>
                <QrCode text={wechat} label={t(($) => $.contact.qrAlt)} size={148} />
                <figcaption>{t(($) => $.contact.qr)}</figcaption>
              </figure>
            )}
          </div>
        </>
      )}
    </Dialog>
  );
}

function Hotline({ number }: { number: string }) {
  const { t } = useTranslation();
  const [open] = useState(() => isOpen(new Date()));
  return (
    <div>
      <dt>{t(($) => $.contact.hotline)}</dt>
      <dd>
        <a className={classes.number} href={`tel:${number.replaceAll(/[^\d+]/g, '')}`}>
          {number}
        </a>
        <p className={classes.hours}>{t(($) => $.contact.hours)}</p>
        <p className={classes.state} data-open={open}>
          {open ? t(($) => $.contact.open) : t(($) => $.contact.closed)}
        </p>
      </dd>
    </div>
  );
}
