/** Uses the extension, which the slot has checked: the type that the system reports may be wrong. */
const mimeTypeOf = ({ name }: File): string =>
  name.toLowerCase().endsWith('.png') ? 'image/png' : 'image/jpeg';

/** Reads a picture as a data URL. Throws DOMException when the file can no longer be read. */
export const readDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(new Blob([file], { type: mimeTypeOf(file) }));
  });
