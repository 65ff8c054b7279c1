/** Revokes an object URL after a minute: the browser can read it after a click, or after its picture left the screen. */
export function revokeLater(url: string): void {
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Downloads a file, by default under the name that the server gave it. */
export function saveFile(file: Blob, fileName = file instanceof File ? file.name : ''): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  revokeLater(url);
}
