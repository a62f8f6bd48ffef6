import { useEffect, useRef, useState } from 'react';

/** Whether files are being dragged over the window; `onDrop` gets them, and the page below does not. */
export function useFileDrop(onDrop: (dropped: Dropped) => void): boolean {
  const [over, setOver] = useState(false);
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(() => {
    // The pointer enters and leaves every element on its way; the count shows whether it is still on the page.
    let depth = 0;
    const onEvent = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.type === 'dragenter') depth += 1;
      if (event.type === 'dragleave') depth = Math.max(0, depth - 1);
      if (event.type === 'drop') {
        depth = 0;
        void readDropped(event.dataTransfer).then((dropped) => latest.current(dropped));
      }
      setOver(depth > 0);
    };
    const types = ['dragenter', 'dragover', 'dragleave', 'drop'] as const;
    for (const type of types) window.addEventListener(type, onEvent, { capture: true });
    return () => {
      for (const type of types) window.removeEventListener(type, onEvent, { capture: true });
    };
  }, []);
  return over;
}

/** Dropped files, apart from those inside folders. */
export interface Dropped {
  files: File[];
  fromFolders: File[];
}

/** Must be called while the event is handled, because the browser forgets the files afterwards. */
async function readDropped(transfer: DataTransfer): Promise<Dropped> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return { files: [...transfer.files], fromFolders: [] };
  const single = entries.filter((entry) => entry.isFile);
  const folders = entries.filter((entry) => entry.isDirectory);
  return {
    files: (await Promise.all(single.map(filesIn))).flat(),
    fromFolders: (await Promise.all(folders.map(filesIn))).flat(),
  };
}

/** Paths of the folders in which dropped files lay; a file itself does not know. */
const folders = new WeakMap<File, string>();

/** The path of the folder in which a chosen or dropped file lies; empty for a file by itself. */
export function folderOf(file: File): string {
  const chosen = file.webkitRelativePath;
  return folders.get(file) ?? chosen.slice(0, Math.max(0, chosen.lastIndexOf('/')));
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((done, failed) => (entry as FileSystemFileEntry).file(done, failed));
    folders.set(file, entry.fullPath.slice(1, Math.max(1, entry.fullPath.lastIndexOf('/'))));
    return [file];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: File[] = [];
  // A folder is read in parts; an empty part is the end.
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((done, failed) => reader.readEntries(done, failed));
    if (portion.length === 0) return found;
    for (const inside of portion) found.push(...(await filesIn(inside)));
  }
}
