import { lineEnd } from 'contract/fields/rows-files';
import * as z from 'zod';
import { type AuditExport, exportFormat } from './export-lines.ts';

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const moment = z.iso.datetime();
const whole = z.int().min(0);

const head = z.strictObject({
  format: z.literal(exportFormat),
  at: moment,
  origin: z.string(),
  key: z.string(),
});

export const entrySchema = z.strictObject({
  id: z.string(),
  at: moment,
  actorId: z.string(),
  actorName: z.string(),
  action: z.string(),
  targetId: z.string(),
  targetName: z.string(),
  people: z.array(z.string()),
  details: z.record(z.string(), value),
  changes: z
    .array(
      z.strictObject({ field: z.string(), old: value, new: value, isCut: z.literal(true).exactOptional() }),
    )
    .exactOptional(),
  proof: z
    .strictObject({
      leaf: z.string(),
      personal: z.record(z.string(), z.strictObject({ commitment: z.string(), salt: z.string().nullable() })),
    })
    .exactOptional(),
});

const seal = z.strictObject({
  id: z.string(),
  from: moment,
  to: moment,
  size: whole,
  count: whole,
  recent: whole,
  root: z.string(),
  prev: z.string(),
  ids: z.array(z.string()),
  leaves: z.array(z.string()),
  frontier: z.array(z.string()),
  note: z.string(),
});

const sealOnly = z.strictObject({ seal });
const entryOnly = z.strictObject({ entry: entrySchema });

/** The rows of an export, each with its end of line. */
export const exportHead = (of: AuditExport['head']): string => `${JSON.stringify(of)}${lineEnd}`;
export const sealRow = (of: AuditExport['seals'][number]): string =>
  `${JSON.stringify({ seal: of })}${lineEnd}`;
export const entryRow = (of: AuditExport['entries'][number]): string =>
  `${JSON.stringify({ entry: of })}${lineEnd}`;

/** A whole export as one text. */
export const exportText = ({ head: first, seals, entries }: AuditExport): string =>
  [exportHead(first), ...seals.map(sealRow), ...entries.map(entryRow), lineEnd].join('');

/** @returns undefined for what is no JSON */
export function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** @returns why it is none that was made whole, in words */
export function readExport(text: string): AuditExport | string {
  if (!text.endsWith(`${lineEnd}${lineEnd}`)) return 'the export was cut off: its last line is missing';
  const [first = '', ...lines] = text.slice(0, -2 * lineEnd.length).split(lineEnd);
  const readHead = head.safeParse(jsonOf(first));
  if (!readHead.success) return 'the first line is not that of an export of the audit';
  const seals: AuditExport['seals'][number][] = [];
  const entries: AuditExport['entries'][number][] = [];
  for (const [index, line] of lines.entries()) {
    const json = jsonOf(line);
    const [asSeal, asEntry] = line.startsWith('{"seal"')
      ? [sealOnly.safeParse(json).data, undefined]
      : [undefined, entryOnly.safeParse(json).data];
    if (asSeal) seals.push(asSeal.seal);
    else if (asEntry) entries.push(asEntry.entry);
    else return `line ${index + 2} is neither a seal nor an entry`;
  }
  return { head: readHead.data, seals, entries };
}
