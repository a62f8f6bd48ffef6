import { useSyncExternalStore } from 'react';
import { afterPaint } from '../lib/after-paint.ts';
import { t } from '../lib/translation.ts';

type Kind = 'done' | 'failed';

let wanted = false;
const listeners = new Set<() => void>();

/** Shows a short message of success or failure; its code loads with the first one. */
export async function toast(message: string, kind: Kind = 'done'): Promise<void> {
  await afterPaint();
  wanted = true;
  for (const listener of listeners) listener();
  const { notifications } = await import('@mantine/notifications');
  notifications.show({
    message,
    color: kind === 'done' ? 'green' : 'red',
    withBorder: true,
    closeButtonProps: { 'aria-label': t(($) => $.common.close) },
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useToastsWanted(): boolean {
  return useSyncExternalStore(subscribe, () => wanted);
}
