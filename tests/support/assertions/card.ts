import type { BrowserContext, Page } from 'playwright-core';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { hidden, shown } from '../suite/browser.ts';

/** Reads the membership card: the texts drawn on the canvas, and the resulting picture. */

interface Recording {
  drawnTexts?: string[];
  drawnSpaces?: number[];
}

/**
 * Records every text that is drawn on a canvas, because a card is a picture and contains no text for a test.
 */
export const recordDrawnTexts = (context: BrowserContext): Promise<void> =>
  context.addInitScript(() => {
    const drawn: string[] = [];
    const spaces: number[] = [];
    Object.assign(window as Recording, { drawnTexts: drawn, drawnSpaces: spaces });
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (...args) {
      drawn.push(args[0]);
      const [, size] = /(\d+)px/.exec(this.font) ?? [];
      spaces.push((this.measureText('a b').width - this.measureText('ab').width) / Number(size));
      return fillText.apply(this, args);
    };
  }) as unknown as Promise<void>;

const card = (page: Page) => page.getByRole('img', { name: /^(?:Kartu anggota|Membership card of) / });

/** Waits for the finished card and returns all texts drawn since the page was loaded. */
export async function drawnTexts(page: Page): Promise<string[]> {
  await shown(card(page));
  await hidden(page.locator('canvas[aria-busy=true]'));
  return page.evaluate(() => (window as Recording).drawnTexts ?? []);
}

/** Returns the widths of the spaces of all drawn texts, relative to the font size. */
export const drawnSpaces = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as Recording).drawnSpaces ?? []);

export interface Picture {
  readonly width: number | undefined;
  readonly height: number | undefined;
  /** Number of different colours: 1 for a blank picture. */
  readonly colours: number;
  /** Red, green and blue at the top left corner of the photo. */
  readonly inPhoto: number[];
}

export async function readPicture(png: Buffer): Promise<Picture> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colours = new Set<number>();
  for (let at = 0; at < data.length; at += 3) colours.add(data.readUIntBE(at, 3));
  const corner = (130 * info.width + 50) * 3;
  return {
    width: info.width,
    height: info.height,
    colours: colours.size,
    inPhoto: [...data.subarray(corner, corner + 3)],
  };
}

export async function textInCode(png: Buffer): Promise<string> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data: new Uint8ClampedArray(data) });
}

/** Returns the canvas as a PNG, without the download. */
export async function pngOnScreen(page: Page): Promise<Buffer> {
  await shown(card(page));
  await hidden(page.locator('canvas[aria-busy=true]'));
  const url = await card(page).evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL('image/png'));
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

export const cardOnScreen = async (page: Page): Promise<Picture> => readPicture(await pngOnScreen(page));
