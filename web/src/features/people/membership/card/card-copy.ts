import { type CardDrawing, type CardHolder, hasExpired } from './draw-card.ts';
import { readSessionCopy, saveSessionCopy } from './session-copy.ts';

/** The card that the page shows without network. */
export interface CardCopy {
  readonly drawing: CardDrawing;
  /** When the function last returned the card. ISO 8601. */
  readonly checkedAt: string;
}

interface StoredCard {
  readonly holder: CardHolder;
  readonly code: string;
  /** Data URL; null without a photo. */
  readonly photo: string | null;
  readonly checkedAt: string;
}

const name = 'card';

const toDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/** The content security policy forbids to fetch a data URL. */
function toBlob(url: string): Blob {
  const [, type = '', content = ''] = /^data:([^;]*);base64,(.*)$/.exec(url) ?? [];
  return new Blob([Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))], { type });
}

/** Stores a card for this session. Without its code there is nothing to store. */
export async function saveCardCopy({ drawing, checkedAt }: CardCopy): Promise<void> {
  const { holder, photo, code } = drawing;
  if (code === undefined) return;
  const stored: StoredCard = {
    holder,
    code,
    photo: photo === undefined ? null : await toDataUrl(photo),
    checkedAt,
  };
  await saveSessionCopy(name, stored);
}

/** Returns undefined without a card of this session. */
export async function readCardCopy(): Promise<CardCopy | undefined> {
  const stored = (await readSessionCopy(name)) as StoredCard | undefined;
  if (stored === undefined) return undefined;
  const { holder, code, photo, checkedAt } = stored;
  return {
    drawing: {
      holder,
      code,
      photo: photo === null ? undefined : toBlob(photo),
      hasExpired: hasExpired(holder),
    },
    checkedAt,
  };
}
