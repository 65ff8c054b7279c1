/** Hands a file to the browser as a download, under the name that the server gave it unless told. */
export function saveFile(file: Blob, fileName = file instanceof File ? file.name : ''): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser reads it after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
