import type { ContentBlock } from 'contract/schemas/content';
import type { Locator, Page } from 'playwright-core';
import { storedDocument } from '../assertions/stores.ts';
import { arrivedAt } from '../suite/browser.ts';
import { submitButton } from './content-steps.ts';

/** Text of an article or event, before and after the editor is loaded. */
export const text = (page: Page): Locator => page.getByRole('textbox', { name: 'Content', exact: true });

export const tool = (page: Page, name: string): Locator =>
  page.getByRole('toolbar', { name: 'Format teks' }).getByRole('button', { name, exact: true });

/** Saves an article and returns the stored blocks. */
export async function saveArticle(page: Page, id: string): Promise<ContentBlock[]> {
  await submitButton(page).click();
  await arrivedAt(page, '/admin/manage-blog');
  return (await storedDocument('blogs', id)).content as ContentBlock[];
}

export const chooseImage = async (
  page: Page,
  file: { readonly name: string; readonly bytes: Uint8Array },
): Promise<void> => {
  const chooser = page.waitForEvent('filechooser');
  await tool(page, 'Sisipkan gambar').click();
  const { name, bytes } = file;
  await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) });
};

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
