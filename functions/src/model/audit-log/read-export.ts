import { lineEnd } from 'contract/schemas/files/rows-files';
import * as z from 'zod';
import { type AuditExport, exportFormat } from './entry-line.ts';

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const isoTime = z.iso.datetime();
const count = z.int().min(0);

const head = z.strictObject({
  format: z.literal(exportFormat),
  at: isoTime,
  origin: z.string(),
  key: z.string(),
});

export const entrySchema = z.strictObject({
  id: z.string(),
  at: isoTime,
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

const checkpointSchema = z.strictObject({
  id: z.string(),
  from: isoTime,
  to: isoTime,
  size: count,
  count: count,
  recent: count,
  root: z.string(),
  prev: z.string(),
  ids: z.array(z.string()),
  leaves: z.array(z.string()),
  frontier: z.array(z.string()),
  note: z.string(),
});

const checkpointLine = z.strictObject({ seal: checkpointSchema });
const entryLine = z.strictObject({ entry: entrySchema });

/** Functions that format the rows of an export, each with its line end. */
export const formatHead = (of: AuditExport['head']): string => `${JSON.stringify(of)}${lineEnd}`;
export const formatCheckpointRow = (of: AuditExport['checkpoints'][number]): string =>
  `${JSON.stringify({ seal: of })}${lineEnd}`;
export const formatEntryRow = (of: AuditExport['entries'][number]): string =>
  `${JSON.stringify({ entry: of })}${lineEnd}`;

export const formatExport = ({ head: first, checkpoints, entries }: AuditExport): string =>
  [formatHead(first), ...checkpoints.map(formatCheckpointRow), ...entries.map(formatEntryRow), lineEnd].join(
    '',
  );

/** Parses JSON. Returns undefined for invalid JSON. */
export function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Parses an export. Returns the reason as text if the export is invalid or incomplete. */
export function readExport(text: string): AuditExport | string {
  if (!text.endsWith(`${lineEnd}${lineEnd}`)) return 'the export was cut off: its last line is missing';
  const [first = '', ...lines] = text.slice(0, -2 * lineEnd.length).split(lineEnd);
  const readHead = head.safeParse(parseJson(first));
  if (!readHead.success) return 'the first line is not that of an export of the audit';
  const checkpoints: AuditExport['checkpoints'][number][] = [];
  const entries: AuditExport['entries'][number][] = [];
  for (const [index, line] of lines.entries()) {
    const json = parseJson(line);
    const [checkpointRow, entryRow] = line.startsWith('{"seal"')
      ? [checkpointLine.safeParse(json).data, undefined]
      : [undefined, entryLine.safeParse(json).data];
    if (checkpointRow) checkpoints.push(checkpointRow.seal);
    else if (entryRow) entries.push(entryRow.entry);
    else return `line ${index + 2} is neither a checkpoint nor an entry`;
  }
  return { head: readHead.data, checkpoints, entries };
}
