import { deflateRawSync } from 'node:zlib';
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

/** Builds a ZIP file of a large entry, much faster than fflate. */
export function zipOf(name: string, bytes: Uint8Array): Buffer {
  const packed = deflateRawSync(bytes, { level: 1 });
  const [local, entry, end] = [Buffer.alloc(30), Buffer.alloc(46), Buffer.alloc(22)];
  local.write('PK\x03\x04', 'latin1');
  entry.write('PK\x01\x02', 'latin1');
  end.write('PK\x05\x06', 'latin1');
  // Method, packed size, size, and length of the name.
  for (const [header, at] of [
    [local, 8],
    [entry, 10],
  ] as const) {
    header.writeUInt16LE(8, at);
    header.writeUInt32LE(packed.length, at + 10);
    header.writeUInt32LE(bytes.length, at + 14);
    header.writeUInt16LE(name.length, at + 18);
  }
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return Buffer.concat([local, Buffer.from(name), packed, entry, Buffer.from(name), end]);
}

/** Builds a ZIP file whose entries all refer to the same deflated bytes and declare to be small. */
export function overlappingBomb(entries: number, realBytes: number): Buffer {
  const name = (index: number) => `xl/worksheets/sheet${String(index).padStart(6, '0')}.xml`;
  const one = zipOf(name(0), new Uint8Array(realBytes));
  const directoryAt = one.readUInt32LE(one.length - 22 + 16);
  const entry = one.subarray(directoryAt, one.length - 22);
  const directory = Array.from({ length: entries }, (_, index) => {
    const copy = Buffer.from(entry);
    copy.writeUInt32LE(100, 24);
    copy.write(name(index), 46);
    return copy;
  });
  const end = Buffer.from(one.subarray(one.length - 22));
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  return Buffer.concat([one.subarray(0, directoryAt), ...directory, end]);
}
