import { limits } from 'contract/rules/limits';
import { isValidAt } from 'contract/rules/membership';
import type { User } from 'contract/schemas/people';
import { cardNumber } from 'contract/text/card-numbers';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useEndpoint } from '#api/use-endpoint.ts';
import { Button, WithTranslation } from '#ui/base/button.tsx';
import { DownloadIcon, PrintIcon } from '#ui/base/icons.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { saveFile } from '#ui/base/save-file.ts';
import { Section } from '#ui/base/section.tsx';
import { useProfilePhoto } from '../use-profile-photo.ts';
import { cardFileName } from './card-file-name.ts';
import { CardSettings } from './card-settings.tsx';
import { type CardDrawing, expiryText, readyToDraw, validUntilText } from './draw-card.ts';
import { isIssued } from './is-issued.ts';

export function Card({ user }: { readonly user: User }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { signedCard, isUnsigned, retry, isDrawn, picture } = useCard(canvas, user);
  const save = async (scale: 1 | 2) => {
    const png = await picture(scale);
    if (png !== null) saveFile(png, cardFileName(user.name, scale));
  };
  return (
    <Section id="card-title" title="Kartu anggota" className="panel grid content-start gap-5 p-5 sm:p-6">
      <canvas
        ref={canvas}
        role="img"
        aria-label={describe(user)}
        aria-busy={!isDrawn}
        data-print="card"
        width={limits.card.width}
        height={limits.card.height}
        className="h-auto w-full max-w-150 rounded-2xl shadow-float"
      />
      {isUnsigned && (
        <Notice tone="error" onRetry={retry}>
          Kode verifikasi tidak dapat dimuat. Kartu tampil tanpa kode.
        </Notice>
      )}
      {user.validUntil !== null ? (
        <div className="flex flex-wrap items-start gap-3">
          <WithTranslation translation="Unduh kartu anggota">
            <Button lang="en" icon={<DownloadIcon />} busy={!isDrawn} onClick={() => save(1)}>
              Download Membership Card
            </Button>
          </WithTranslation>
          <Button variant="secondary" icon={<DownloadIcon />} busy={!isDrawn} onClick={() => save(2)}>
            Unduh ukuran ganda
          </Button>
          <Button variant="secondary" icon={<PrintIcon />} busy={!isDrawn} onClick={() => window.print()}>
            Cetak kartu
          </Button>
        </div>
      ) : (
        <p className="text-muted">Kartu dapat diunduh setelah keanggotaan Anda disetujui.</p>
      )}
      {isIssued(user) && signedCard !== undefined && <CardSettings user={user} card={signedCard} />}
    </Section>
  );
}

const describe = (user: User): string =>
  [
    `Kartu anggota ${user.name}`,
    'Community Member',
    `nomor ${cardNumber(user.createdAt)}`,
    ...(user.memberNumber === null ? [] : [user.memberNumber]),
    `berlaku sampai ${validUntilText(user)}`,
    ...(hasExpired(user) ? [expiryText] : []),
  ].join(', ');

const hasExpired = ({ validUntil }: Pick<User, 'validUntil'>, now: Date = new Date()): boolean =>
  validUntil !== null && !isValidAt(validUntil, now);

function useCard(canvas: RefObject<HTMLCanvasElement | null>, user: User) {
  const { photo, isPending } = useProfilePhoto(user);
  const issued = isIssued(user);
  const reply = useEndpoint('getCard', {}, { enabled: issued });
  const isWaiting = isPending || (issued && reply.isPending);
  const { name, createdAt, memberNumber, validUntil } = user;
  const code = issued ? reply.data?.code : undefined;
  const isOver = hasExpired(user);
  const drawing = useMemo(
    () => ({ holder: { name, createdAt, memberNumber, validUntil }, photo, code, hasExpired: isOver }),
    [name, createdAt, memberNumber, validUntil, photo, code, isOver],
  );
  const isDrawn = useDrawing(canvas, drawing);
  return {
    signedCard: issued ? reply.data : undefined,
    isUnsigned: issued && reply.isError,
    retry: () => void reply.refetch(),
    isDrawn: isDrawn && !isWaiting,
    picture: (scale: 1 | 2) => pictureOf(drawing, scale),
  };
}

/** Draws the card. Returns true when this drawing is on the canvas. */
function useDrawing(canvas: RefObject<HTMLCanvasElement | null>, drawing: CardDrawing): boolean {
  const [latest, setLatest] = useState<CardDrawing>();
  useEffect(() => {
    let isCurrent = true;
    const draw = async () => {
      const ready = await readyToDraw(drawing);
      // Of two pending drawings, the older one could finish last.
      if (!isCurrent || canvas.current === null) return;
      ready(canvas.current);
      setLatest(drawing);
    };
    void draw();
    return () => {
      isCurrent = false;
    };
  }, [canvas, drawing]);
  return latest === drawing;
}

function sheetOf(scale: number): HTMLCanvasElement {
  const sheet = document.createElement('canvas');
  sheet.width = limits.card.width * scale;
  sheet.height = limits.card.height * scale;
  return sheet;
}

async function pictureOf(drawing: CardDrawing, scale: number): Promise<Blob | null> {
  const sheet = sheetOf(scale);
  // The card may have expired since the page was opened.
  const { validUntil } = drawing.holder;
  const ready = await readyToDraw({ ...drawing, hasExpired: hasExpired({ validUntil }) }, scale);
  ready(sheet);
  return new Promise((resolve) => sheet.toBlob(resolve, 'image/png'));
}
