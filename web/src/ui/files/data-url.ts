/** By the name's ending, which the slot has checked: what the system calls the type may be anything. */
const typeOf = ({ name }: File): string => (name.toLowerCase().endsWith('.png') ? 'image/png' : 'image/jpeg');

/**
 * A picture as it travels inside JSON.
 *
 * @throws DOMException when it can no longer be read
 */
export const dataUrlOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(new Blob([file], { type: typeOf(file) }));
  });
