import { cardNumber } from 'contract/association';
import { limits } from 'contract/limits';
import type { User } from 'contract/people';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { DownloadIcon } from '#ui/icons.tsx';
import { cardFileName } from './card-file-name.ts';
import { drawCard, validUntilText } from './membership-card.ts';
import { useProfilePhoto } from './use-profile-photo.ts';

/** The membership card and its download. */
export function Card({ user }: { readonly user: User }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isDrawn = useDrawnCard(canvas, user);
  const isIssued = user.validUntil !== null;
  return (
    <section aria-labelledby="card-title" className="panel grid content-start gap-5 p-5 sm:p-6">
      <h2 id="card-title" className="text-heading">
        Kartu anggota
      </h2>
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
      {isIssued ? (
        <Button
          lang="en"
          className="justify-self-start"
          icon={<DownloadIcon />}
          onClick={() => canvas.current !== null && download(canvas.current, cardFileName(user.name))}
        >
          Download Membership Card
        </Button>
      ) : (
        <p className="text-muted">Kartu dapat diunduh setelah keanggotaan Anda disetujui.</p>
      )}
    </section>
  );
}

const describe = (user: User): string =>
  [
    `Kartu anggota ${user.name}`,
    'Community Member',
    `nomor ${cardNumber(user.createdAt)}`,
    ...(user.memberNumber === null ? [] : [user.memberNumber]),
    `berlaku sampai ${validUntilText(user)}`,
  ].join(', ');

/** Draws again whenever what is on the card changes; true once all of it is there. */
function useDrawnCard(canvas: RefObject<HTMLCanvasElement | null>, user: User): boolean {
  const { photo, isPending } = useProfilePhoto(user);
  const [isDrawn, setDrawn] = useState(false);
  const { name, createdAt, memberNumber, validUntil } = user;
  useEffect(() => {
    let isCurrent = true;
    const draw = async () => {
      // A photo that cannot be decoded must not cost the member the card.
      const bitmap = photo === undefined ? undefined : await createImageBitmap(photo).catch(() => undefined);
      if (!isCurrent || canvas.current === null) return;
      await drawCard(canvas.current, { name, createdAt, memberNumber, validUntil }, bitmap);
      bitmap?.close();
      if (isCurrent) setDrawn(!isPending);
    };
    void draw();
    return () => {
      isCurrent = false;
    };
  }, [canvas, photo, isPending, name, createdAt, memberNumber, validUntil]);
  return isDrawn;
}

function download(canvas: HTMLCanvasElement, fileName: string): void {
  canvas.toBlob((png) => {
    if (png === null) return;
    const url = URL.createObjectURL(png);
    const link = document.createElement('a');
    link.href = url;
    link.download = fileName;
    link.click();
    // Revoked only after the browser has begun to read it.
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }, 'image/png');
}
