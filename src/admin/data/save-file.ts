/** Has the browser save a table as a file for a spreadsheet. */
export function saveCsv(csv: string, name: string): void {
  // With a byte order mark, by which spreadsheets know UTF-8.
  const url = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
