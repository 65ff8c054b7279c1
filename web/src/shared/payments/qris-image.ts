import type { Bill, BillQris } from 'contract/money/bills';
import { formatBillCode } from 'contract/rules/money/bills';
import { formatDateTime } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { formatRupiah } from 'contract/text/numbers';
import * as t from '#messages/shared/payments';
import { qrDrawing } from '#ui/pictures/qr-picture.tsx';

/** In pixels. A phone shows the whole picture, and banking apps read the code from it. */
const [width, height, codeSide] = [900, 1280, 720];

const family = '"Plus Jakarta Sans Variable", system-ui, sans-serif';
const ink = '#060e22';

type DrawnBill = Pick<Bill, 'amount' | 'code' | 'dueAt'>;

/** Draws the QRIS code of a bill as PNG, with merchant, amount, bill code and due date. */
export async function drawQrisImage(qris: BillQris, bill: DrawnBill): Promise<File> {
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
