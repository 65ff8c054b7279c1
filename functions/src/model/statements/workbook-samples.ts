import { strToU8, zipSync } from 'fflate';

const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** Builds a workbook for tests, with one sheet of these rows. Style 1 is a date, style 2 a date with time. */
export function workbook(rows: string, more: Record<string, Uint8Array> = {}): Buffer {
  const parts = {
    '[Content_Types].xml': strToU8('<Types/>'),
    '_rels/.rels': strToU8(
      `<Relationships><Relationship Id="r0" Type="${type}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${type}"><sheets><sheet name="Mutasi" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships><Relationship Id="r1" Type="${type}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${type}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/styles.xml': strToU8(
      `<styleSheet xmlns="${main}"><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="22"/></cellXfs></styleSheet>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
    ),
    ...more,
  };
  return Buffer.from(zipSync(parts));
}
