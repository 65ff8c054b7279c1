import type { Locator, Page } from 'playwright-core';
import { eventually } from '../suite/browser.ts';
import type { Upload } from '../suite/client.ts';

/** Number of clicks and keys of a person. */
export interface Effort {
  clicks: number;
  keys: number;
}

/**
 * Clicks and types like one person, and counts it. Opening a link of a mail is one click; a chosen option or file is
 * two, one to open the list and one to choose. Each letter is one key.
 */
export class CountedHands {
  readonly effort: Effort = { clicks: 0, keys: 0 };

  async click(target: Locator): Promise<void> {
    this.effort.clicks += 1;
    await target.click();
  }

  /** Clicks into a field, and types a text over its content. */
  async fill(target: Locator, text: string): Promise<void> {
    this.effort.clicks += 1;
    this.effort.keys += text.length;
    await target.fill(text);
  }

  async select(target: Locator, label: string): Promise<void> {
    this.effort.clicks += 2;
    await target.selectOption({ label });
  }

  async press(page: Page, key: string): Promise<void> {
    this.effort.keys += 1;
    await page.keyboard.press(key);
  }

  async chooseFile(page: Page, { name, bytes, type = 'image/jpeg' }: Upload): Promise<void> {
    this.effort.clicks += 2;
    const picker = page.locator('input[type="file"]');
    // A person cannot open a disabled picker, but Playwright would fill it.
    await eventually(() => picker.isEnabled()).toBe(true);
    await picker.setInputFiles({ name, mimeType: type, buffer: Buffer.from(bytes) });
  }

  /** Opens an address that a mail or a QR code contains. */
  async open<T>(opening: Promise<T>): Promise<T> {
    this.effort.clicks += 1;
    return opening;
  }
}

/** Runs a step of a journey. A failure names it. */
export async function step<T>(name: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    throw new Error(`Step "${name}": ${text}`, { cause: error });
  }
}
