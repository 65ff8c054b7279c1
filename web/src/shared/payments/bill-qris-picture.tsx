import type { Bill, BillQris } from 'contract/money/bills';
import { formatBillCode } from 'contract/rules/money/bills';
import { fill } from 'contract/text/language/fill';
import { formatRupiah } from 'contract/text/numbers';
import { useState } from 'react';
import * as t from '#messages/shared/payments';
import { Button } from '#ui/base/button.tsx';
import { DownloadIcon } from '#ui/base/icons.tsx';
import { saveFile } from '#ui/base/save-file.ts';
import { QrPicture } from '#ui/pictures/qr-picture.tsx';
import { drawQrisImage } from './qris-image.ts';

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
