import { IconMovie, IconPhoto } from '@tabler/icons-react';
import { useTranslation } from '../../lib/translation.ts';
import { chooseUploadKind, type UploadPanelKind } from '../../lib/upload-panel.ts';
import type { Session } from '../../lib/session.ts';
import classes from './choose-kind.module.css';
import { ToolOffer } from './tool-offer.tsx';

const ICONS = { video: IconMovie, photo: IconPhoto };

/** Step 1: choosing videos or photos, as far as the account may upload them. */
export function ChooseKind({ session }: { session: Session }) {
  const { t } = useTranslation();
  return (
    <div className={classes.step}>
      <h2 className={classes.title}>{t(($) => $.upload.title)}</h2>
      <p className={classes.lead}>{t(($) => $.upload.choose)}</p>
      <div className={classes.kinds}>
        <Kind kind="video" allowed={session.videoFlag === 1} />
        <Kind kind="photo" allowed={session.photoFlag === 1} />
      </div>
      <section className={classes.tool}>
        <div>
          <h3>{t(($) => $.uploadToolOffer.title)}</h3>
          <p>{t(($) => $.uploadToolOffer.body)}</p>
        </div>
        <ToolOffer variant="default" />
      </section>
    </div>
  );
}

function Kind({ kind, allowed }: { kind: UploadPanelKind; allowed: boolean }) {
  const { t } = useTranslation();
  const Icon = ICONS[kind];
  const hint = `upload-kind-${kind}`;
  return (
    <button
      type="button"
      className={classes.kind}
      aria-disabled={!allowed || undefined}
      aria-describedby={hint}
      onClick={() => allowed && chooseUploadKind(kind)}
    >
      <Icon size={40} stroke={1.3} aria-hidden="true" />
      <span className={classes.name}>{t(($) => $.upload.kinds[kind])}</span>
      <span id={hint} className={classes.hint}>
        {allowed ? t(($) => $.upload.kindHints[kind]) : t(($) => $.upload.notAllowed[kind])}
      </span>
    </button>
  );
}
