import {
  judgeRecords,
  type SenderRecordKind,
  selectRecords,
  senderRecordKinds,
  type Verdict,
} from 'contract/rules/mails/sender-records';
import { senderDns } from '#data/mail/sender-dns.ts';

export interface SenderRecord {
  readonly kind: SenderRecordKind;
  /** DNS name of the record; empty if a setting is missing. */
  readonly name: string;
  readonly records: string[];
  readonly verdict: Verdict;
}

/** Returns the domain of `MAIL_FROM`, such as 'SISINDO <noreply@example.org>'; null without one. */
const findDomain = (): string | null =>
  /@([a-z0-9.-]+)>?\s*$/i.exec(process.env.MAIL_FROM ?? '')?.[1]?.toLowerCase() ?? null;

async function checkName(kind: SenderRecordKind, name: string): Promise<SenderRecord> {
  try {
    const records = selectRecords(kind, await senderDns.readTexts(name));
    return { kind, name, records, verdict: judgeRecords(kind, records) };
  } catch {
    return { kind, name, records: [], verdict: 'unknown' };
  }
}

/** Looks for DMARC at the domain, then at its parents, as receivers do. */
async function checkDmarc(domain: string): Promise<SenderRecord> {
  const own = await checkName('dmarc', `_dmarc.${domain}`);
  const labels = domain.split('.');
  if (own.verdict !== 'missing' || labels.length <= 2) return own;
  const parent = await checkDmarc(labels.slice(1).join('.'));
  return parent.verdict === 'missing' ? own : parent;
}

function check(kind: SenderRecordKind, domain: string): Promise<SenderRecord> {
  if (kind === 'dmarc') return checkDmarc(domain);
  if (kind === 'spf') return checkName(kind, domain);
  const selector = process.env.DKIM_SELECTOR ?? '';
  return selector === ''
    ? Promise.resolve({ kind, name: '', records: [], verdict: 'unknown' })
    : checkName(kind, `${selector}._domainkey.${domain}`);
}

/** Checks the DNS records of the sending domain. The domain is null without a sender. */
export async function checkSender(): Promise<{ domain: string | null; checks: SenderRecord[] }> {
  const domain = findDomain();
  const checks =
    domain === null ? [] : await Promise.all(senderRecordKinds.map((kind) => check(kind, domain)));
  return { domain, checks };
}
