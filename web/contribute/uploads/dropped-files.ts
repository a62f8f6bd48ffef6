/** Dropped files, apart from those inside folders. */
export interface Dropped {
  files: File[];
  fromFolders: File[];
}

/** Must be called while the event is handled, because the browser forgets the files afterwards. */
export async function readDropped(transfer: DataTransfer): Promise<Dropped> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return { files: [...transfer.files], fromFolders: [] };
  const single = entries.filter((entry) => entry.isFile);
  const folders = entries.filter((entry) => entry.isDirectory);
  return {
    files: (await Promise.all(single.map(filesIn))).flat(),
    fromFolders: (await Promise.all(folders.map(filesIn))).flat(),
  };
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile)
    return [await new Promise<File>((done, failed) => (entry as FileSystemFileEntry).file(done, failed))];
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: File[] = [];
  // A folder is read in parts; an empty part is the end.
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((done, failed) => reader.readEntries(done, failed));
    if (portion.length === 0) return found;
    for (const inside of portion) found.push(...(await filesIn(inside)));
  }
}
