/** Downloads a file, by default under the name that the server gave it. */
export function saveFile(file: Blob, fileName = file instanceof File ? file.name : ''): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser reads the URL after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
