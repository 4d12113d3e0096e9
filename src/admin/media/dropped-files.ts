/**
 * @param drop read before the first `await`, while the browser still has it
 * @returns the dropped files, including those in folders
 */
export async function droppedFiles(drop: DataTransfer): Promise<File[]> {
  const entries = [...drop.items].map((item) => item.webkitGetAsEntry());
  const plain = [...drop.files];
  const found = await Promise.all(entries.filter((entry) => entry !== null).map(filesIn));
  return found.length > 0 ? found.flat() : plain;
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) {
    return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))];
  }
  if (!isFolder(entry)) return [];
  const reader = entry.createReader();
  const all: FileSystemEntry[] = [];
  // Browsers return a hundred entries at a time, then none.
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (batch.length === 0) break;
    all.push(...batch);
  }
  return (await Promise.all(all.map(filesIn))).flat();
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
