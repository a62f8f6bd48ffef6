import { shared } from './shared-state.ts';

export type UploadPanelKind = 'video' | 'photo';

interface UploadPanel {
  shown: 'hidden' | 'minimised' | 'active';
  /** Whose uploader is shown; without one the reader chooses first. */
  kind: UploadPanelKind | null;
}

/** The panel that the shell keeps over every page. */
export const uploadPanel = shared<UploadPanel>({ shown: 'hidden', kind: null });

/** Opens the panel. An uploader that is in use already stays: its files come first. */
export function openUploadPanel(kind: UploadPanelKind | null = null): void {
  uploadPanel.set({ shown: 'active', kind: uploadPanel.get().kind ?? kind });
}

export function chooseUploadKind(kind: UploadPanelKind | null): void {
  uploadPanel.set({ shown: 'active', kind });
}

/** Leaves the page to the reader; with files in it, the panel stays as a bar. */
export function putUploadPanelAside(hasFiles: boolean): void {
  uploadPanel.set(hasFiles ? { ...uploadPanel.get(), shown: 'minimised' } : { shown: 'hidden', kind: null });
}
