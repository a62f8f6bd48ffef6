/** Files that somebody let go of, with those inside of folders told apart. */
export interface Dropped {
  files: File[];
  fromFolders: File[];
}

/** Must be called while the event is handled: afterwards the browser forgets what was dropped. */
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
  // A folder is read in portions; an empty one is its end.
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((done, failed) => reader.readEntries(done, failed));
    if (portion.length === 0) return found;
    for (const inside of portion) found.push(...(await filesIn(inside)));
  }
}
