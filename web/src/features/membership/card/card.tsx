import { limits } from 'contract/rules/limits';
import type { User } from 'contract/schemas/people';
import { cardNumber } from 'contract/text/card-numbers';
import { useRef } from 'react';
import { Button, WithTranslation } from '#ui/base/button.tsx';
import { DownloadIcon, PrintIcon } from '#ui/base/icons.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { saveFile } from '#ui/base/save-file.ts';
import { Section } from '#ui/base/section.tsx';
import { cardFileName } from './card-file-name.ts';
import { CardSettings } from './card-settings.tsx';
import { expiryText, validUntilText } from './draw-card.ts';
import { isIssued } from './is-issued.ts';
import { hasExpired, useCard } from './use-card.ts';

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
