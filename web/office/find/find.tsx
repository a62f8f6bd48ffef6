import { useEffect } from 'react';
import { officeFind } from '../../lib/office-find.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FindBox } from './find-box.tsx';
import { useShortcuts } from '../../ui/shortcuts/use-shortcuts.ts';

/** The search over the whole office, opened from its header or with Ctrl-K. */
export function Find() {
  const { t } = useTranslation();
  const open = officeFind.use((value) => value);
  useFindKey();
  // Whoever leaves the office with it open finds it closed on return.
  useEffect(() => () => officeFind.set(false), []);
  if (!open) return null;
  return (
    <Dialog title={t(($) => $.office.find.title)} size={640} onClosed={() => officeFind.set(false)}>
      {(close) => <FindBox onLeave={close} />}
    </Dialog>
  );
}

/** Ctrl-K or Cmd-K opens it, unless another dialog is open. */
function useFindKey(): void {
  useShortcuts('find');
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      if (document.querySelector('[aria-modal="true"]') === null) officeFind.set(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
