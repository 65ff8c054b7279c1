import type { Locator } from 'playwright-core';

export interface Clipboard {
  readonly html?: string;
  readonly plain?: string;
  /** Bytes of a WebP file. */
  readonly picture?: readonly number[];
}

/** Pastes clipboard data as another program would provide it. */
export const pasteInto = (field: Locator, clipboard: Clipboard): Promise<void> =>
  field.evaluate((element, { html, plain, picture }: Clipboard) => {
    const clipboardData = new DataTransfer();
    if (html !== undefined) clipboardData.setData('text/html', html);
    if (plain !== undefined) clipboardData.setData('text/plain', plain);
    if (picture !== undefined)
      clipboardData.items.add(new File([new Uint8Array(picture)], 'layar.webp', { type: 'image/webp' }));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, clipboard);
