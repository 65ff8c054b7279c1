import { parseRowsFile } from 'contract/schemas/files/rows-files';
import writeXlsxFile from 'write-excel-file/browser';

/** Converts a complete CSV file of ours into a workbook with one sheet. All cells are texts. */
export async function toXlsx(csv: Blob): Promise<Blob> {
  const [headings = [], ...rows] = parseRowsFile(await csv.text());
  const toCell = (value: string) => ({ value, type: String });
  return writeXlsxFile(
    [
      headings.map((value) => ({ ...toCell(value), fontWeight: 'bold' as const })),
      ...rows.map((row) => row.map(toCell)),
    ],
    { stickyRowsCount: 1, columns: headings.map(() => ({ width: 24 })) },
  ).toBlob();
}
