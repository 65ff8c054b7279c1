import PDFDocument from 'pdfkit';
import type { DemoJournal } from './texts.ts';

/** Returns the article as one A4 page, the same bytes for the same article. */
export function articlePdf({ title, authors, description }: DemoJournal): Buffer {
  const page = new PDFDocument({
    pdfVersion: '1.4',
    size: 'A4',
    margin: 64,
    lang: 'id',
    info: { Title: title, CreationDate: new Date(0) },
  });
  page.font('Helvetica', 11).text('Jurnal Contoh Sistem Informasi').moveDown();
  page.font('Helvetica-Bold', 20).text(title).moveDown(0.4);
  page.font('Helvetica', 13).text(authors).moveDown();
  page.font('Helvetica-Bold', 13).text('Abstrak');
  page.font('Helvetica', 12).text(description).moveDown(2);
  page.fontSize(10).text('Dokumen contoh: penulis, data, dan temuan di dalamnya rekaan.');
  page.end();
  return page.read() as Buffer;
}
