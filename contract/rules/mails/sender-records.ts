/**
 * `weak`: works, with a recommendation. `bad`: mails are refused or trusted by mistake. `unknown`: no DNS server
 * answered, or a setting is missing.
 */
export const verdicts = ['good', 'weak', 'bad', 'missing', 'unknown'] as const;
export type Verdict = (typeof verdicts)[number];

/** Records by which receivers recognise genuine mails of a domain. */
export const senderRecordKinds = ['spf', 'dkim', 'dmarc'] as const;
export type SenderRecordKind = (typeof senderRecordKinds)[number];

/** Returns the records of one kind among the TXT records of its name. */
export function selectRecords(kind: SenderRecordKind, texts: readonly string[]): string[] {
  const beginning = { spf: /^v=spf1(?: |$)/i, dkim: /(?:^|;)\s*p=/, dmarc: /^v=DMARC1\s*(?:;|$)/i }[kind];
  return texts.filter((text) => beginning.test(text));
}

/** Parses 'k=rsa; p=…' to its tags. */
const parseTags = (record: string): ReadonlyMap<string, string> =>
  new Map(
    record.split(';').flatMap((part) => {
      const [name = '', ...value] = part.split('=');
      return value.length === 0 ? [] : [[name.trim().toLowerCase(), value.join('=').trim()] as const];
    }),
  );

function judgeSpf(record: string): Verdict {
  const terms = record.toLowerCase().split(/\s+/);
  if (terms.includes('+all') || terms.includes('all')) return 'bad';
  const isStrict = terms.includes('-all') || terms.includes('~all');
  return isStrict || terms.some((term) => term.startsWith('redirect=')) ? 'good' : 'weak';
}

function judgeDkim(record: string): Verdict {
  const tags = parseTags(record);
  if (tags.get('p') === '') return 'bad';
  return tags.get('t')?.split(':').includes('y') ? 'weak' : 'good';
}

function judgeDmarc(record: string): Verdict {
  const policy = parseTags(record).get('p')?.toLowerCase();
  if (policy === 'quarantine' || policy === 'reject') return 'good';
  return policy === 'none' ? 'weak' : 'bad';
}

const judges = { spf: judgeSpf, dkim: judgeDkim, dmarc: judgeDmarc } as const;

/** Judges the records of one kind. Receivers ignore several ones. */
export function judgeRecords(kind: SenderRecordKind, [record, ...others]: readonly string[]): Verdict {
  if (record === undefined) return 'missing';
  return others.length > 0 ? 'bad' : judges[kind](record);
}
