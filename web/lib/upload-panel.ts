import { shared } from './shared-state.ts';

export type UploadPanelKind = 'video' | 'photo';

interface UploadPanel {
  shown: 'hidden' | 'minimised' | 'active';
  /** The uploader that is shown; null while the reader has not chosen one. */
  kind: UploadPanelKind | null;
}

/** The panel that the shell keeps over every page. */
export const uploadPanel = shared<UploadPanel>({ shown: 'hidden', kind: null });

/** Opens the panel. An uploader in use stays, whatever kind is asked for. */
export function openUploadPanel(kind: UploadPanelKind | null = null): void {
  uploadPanel.set({ shown: 'active', kind: uploadPanel.get().kind ?? kind });
}

export function chooseUploadKind(kind: UploadPanelKind | null): void {
  uploadPanel.set({ shown: 'active', kind });
}

/** Closes the panel; while it has files, it is minimised instead. */
export function putUploadPanelAside(hasFiles: boolean): void {
  uploadPanel.set(hasFiles ? { ...uploadPanel.get(), shown: 'minimised' } : { shown: 'hidden', kind: null });
}
