/**
 * @param drop what was dropped; must be read before anything is awaited
 * @returns the files, those of folders too
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
  // A browser gives a hundred at a time, and none at the end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) break;
    all.push(...some);
  }
  return (await Promise.all(all.map(filesIn))).flat();
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
