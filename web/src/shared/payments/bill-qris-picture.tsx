import type { Bill, BillQris } from 'contract/money/bills';
import { formatBillCode } from 'contract/rules/money/bills';
import { formatDateTime } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { formatRupiah } from 'contract/text/numbers';
import { useState } from 'react';
import * as t from '#messages/shared/payments';
import { Button } from '#ui/base/button.tsx';
import { DownloadIcon } from '#ui/base/icons.tsx';
import { saveFile } from '#ui/base/save-file.ts';
import { QrPicture, qrDrawing } from '#ui/pictures/qr-picture.tsx';

interface BillQrisPictureProps {
  readonly qris: BillQris;
  readonly bill: Bill;
}

export default function BillQrisPicture({ qris, bill }: BillQrisPictureProps) {
  return (
    <figure className="grid gap-3 sm:grid-cols-[auto_1fr] sm:items-start sm:gap-4">
      <QrPicture
        text={qris.text}
        label={fill(t.qrisAlt, { amount: formatRupiah(bill.amount), merchant: qris.merchant })}
      />
      <figcaption className="grid gap-3 text-sm">
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          <dt>{t.merchantName}</dt>
          <dd className="font-semibold wrap-anywhere">{qris.merchant}</dd>
          <dt>NMID</dt>
          <dd className="font-semibold tabular-nums">{qris.nmid}</dd>
          <dt>{t.amount}</dt>
          <dd className="font-semibold tabular-nums">{formatRupiah(bill.amount)}</dd>
          <dt>{t.billCode}</dt>
          <dd className="font-semibold tabular-nums">{formatBillCode(bill.code)}</dd>
        </dl>
        <p>{t.qrisOnPhone}</p>
        <QrisFile {...{ qris, bill }} />
        <p>{t.qrisCheck}</p>
      </figcaption>
    </figure>
  );
}

/** Whether the browser can pass a picture to other apps. Desktop browsers often cannot. */
function canSharePictures(): boolean {
  const probe = new File([''], 'qris.png', { type: 'image/png' });
  return navigator.canShare?.({ files: [probe] }) ?? false;
}

function QrisFile({ qris, bill }: BillQrisPictureProps) {
  const [status, setStatus] = useState('');
  const [mayShare] = useState(canSharePictures);
  const withPicture = (use: (picture: File) => Promise<string> | string) => async () => {
    setStatus('');
    try {
      setStatus(await use(await drawQrisImage(qris, bill)));
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      setStatus(isCancelled ? '' : t.qrisFailed);
    }
  };
  const save = withPicture((picture) => {
    saveFile(picture);
    return t.qrisSaved;
  });
  const share = withPicture(async (picture) => {
    await navigator.share({ files: [picture] });
    return '';
  });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button size="small" icon={<DownloadIcon className="size-4.5" />} onClick={save}>
        {t.saveQris}
      </Button>
      {mayShare && (
        <Button variant="secondary" size="small" onClick={share}>
          {t.share}
        </Button>
      )}
      <span role="status">{status}</span>
    </div>
  );
}

/** In pixels. A phone shows the whole picture, and banking apps read the code from it. */
const [width, height, codeSide] = [900, 1280, 720];

const family = '"Plus Jakarta Sans Variable", system-ui, sans-serif';
const ink = '#060e22';

/** Draws the QRIS code of a bill as PNG, with merchant, amount, bill code and due date. */
async function drawQrisImage(qris: BillQris, bill: Bill): Promise<File> {
  await Promise.all(['500', '800'].map((weight) => document.fonts.load(`${weight} 40px ${family}`)));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('The browser has no canvas.');
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = ink;
  pen.textAlign = 'center';
  const write = (text: string, y: number, size: number, weight = 500) => {
    pen.font = `${weight} ${size}px ${family}`;
    // The last argument condenses a long name.
    pen.fillText(text, width / 2, y, width - 80);
  };
  write('QRIS', 90, 56, 800);
  write(qris.merchant, 160, 44, 800);
  write(`NMID ${qris.nmid}`, 215, 32);
  const { size, path } = qrDrawing(qris.text);
  pen.save();
  pen.translate((width - codeSide) / 2, 235);
  pen.scale(codeSide / size, codeSide / size);
  pen.fill(new Path2D(path));
  pen.restore();
  write(formatRupiah(bill.amount), 1040, 72, 800);
  write(fill(t.qrisBillCode, { code: formatBillCode(bill.code) }), 1115, 40, 800);
  write(fill(t.qrisDueAt, { date: formatDateTime(bill.dueAt) }), 1175, 32);
  write(t.qrisUploadProof, 1230, 32);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('The browser cannot create a PNG.');
  return new File([blob], `qris-${bill.code}.png`, { type: 'image/png' });
}
