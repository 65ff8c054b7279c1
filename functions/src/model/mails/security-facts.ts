import { formatDateTime } from 'contract/text/dates';
import type { MailText } from './mail-text.ts';

interface SecurityEvent {
  /** ISO 8601; empty for a mail of an earlier version. */
  readonly at: string;
  /** 'Chrome / Android'; empty if unknown. */
  readonly device: string;
}

/** Time and device of a security event: 'Chrome di Android'. */
export const toSecurityFacts = ({ at, device }: SecurityEvent): NonNullable<MailText['facts']> => [
  ...(at === '' ? [] : [{ label: 'Waktu / When', value: `${formatDateTime(at)} WIB` }]),
  ...(device === '' ? [] : [{ label: 'Perangkat / Device', value: device.replace(' / ', ' di ') }]),
];
