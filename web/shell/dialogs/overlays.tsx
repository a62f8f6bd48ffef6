import { lazy, Suspense } from 'react';
import { needTexts } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Contained } from '../../ui/contained.tsx';
import { closeOverlay, useOverlays, type Overlay } from '../../ui/overlays.ts';
import { useToastsWanted } from '../../ui/toast.ts';
import { ProgressBar } from '../progress-bar.tsx';
import { useShortcutsKey } from './use-shortcuts-key.ts';
import classes from './overlays.module.css';

const ContactDialog = lazy(async () => ({ default: (await import('./contact-dialog.tsx')).ContactDialog }));
const FeedbackDialog = lazy(async () => ({ default: (await import('./feedback-dialog.tsx')).FeedbackDialog }));
const BoardDialog = lazy(async () => ({ default: (await import('./board-dialog.tsx')).BoardDialog }));
const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }));
const ShortcutsDialog = lazy(async () => {
  const dialog = import('./shortcuts-dialog.tsx');
  await needTexts('shortcuts');
  return { default: (await dialog).ShortcutsDialog };
});
const MusicLicence = lazy(async () => {
  const drawer = import('../../shop/music/licence/music-licence.tsx');
  await Promise.all([needTexts('trade'), needTexts('orders')]);
  return { default: (await drawer).MusicLicence };
});
const Toasts = lazy(async () => ({ default: (await import('./toasts.tsx')).Toasts }));

/** Everything that lies over the page, loaded only when needed. */
export function Overlays() {
  const overlays = useOverlays();
  useShortcutsKey();
  const toastsWanted = useToastsWanted();
  return (
    <>
      {overlays.map((overlay) => (
        <Contained key={overlay.kind} fallback={<NotLoaded onClosed={() => closeOverlay(overlay)} />}>
          <Suspense fallback={<ProgressBar />}>
            <Shown overlay={overlay} onClosed={() => closeOverlay(overlay)} />
          </Suspense>
        </Contained>
      ))}
      <Contained fallback={null}>
        <Suspense fallback={null}>{toastsWanted && <Toasts />}</Suspense>
      </Contained>
    </>
  );
}

function Shown({ overlay, onClosed }: { overlay: Overlay; onClosed: () => void }) {
  if (overlay.kind === 'contact') return <ContactDialog onClosed={onClosed} />;
  if (overlay.kind === 'feedback') return <FeedbackDialog onClosed={onClosed} />;
  if (overlay.kind === 'shortcuts') return <ShortcutsDialog onClosed={onClosed} />;
  if (overlay.kind === 'board') return <BoardDialog items={overlay.items} onClosed={onClosed} />;
  if (overlay.kind === 'music-licence') return <MusicLicence music={overlay.music} onClosed={onClosed} />;
  return <ConfirmDialog question={overlay.question} onAnswer={overlay.answer} onClosed={onClosed} />;
}

function NotLoaded({ onClosed }: { onClosed: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="alert" className={classes.notLoaded}>
      {t(($) => $.client.offline)}
      <button type="button" onClick={onClosed}>
        {t(($) => $.common.close)}
      </button>
    </div>
  );
}
