import type { FileBytes } from 'contract/endpoint';
import { receiptFileName } from 'contract/rules/receipt-numbers';
import type { Receipt } from './receipts.ts';

/** Draws the PDF of a receipt. Equal receipts give equal bytes. */
export async function toReceiptFile(receipt: Receipt): Promise<Required<FileBytes>> {
  const { receiptPdf } = await import('./receipt-pdf.ts');
  return {
    contentType: 'application/pdf',
    bytes: await receiptPdf(receipt),
    fileName: receiptFileName(receipt.number),
  };
}
