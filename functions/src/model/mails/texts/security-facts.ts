import { formatDateTime } from 'contract/text/dates';
import { currentLocale } from 'contract/text/language/localize';
import type { MailFact } from './mail-text.ts';

interface SecurityEvent {
  /** ISO 8601; empty for a mail of an earlier version. */
  readonly at: string;
  /** 'Chrome / Android'; empty if unknown. */
  readonly device: string;
}

const deviceSeparators = { id: ' di ', en: ' on ' } as const;

/** Time and device of a security event: 'Chrome di Android'. */
export const toSecurityFacts = ({ at, device }: SecurityEvent): readonly MailFact[] => [
  ...(at === '' ? [] : [{ label: { id: 'Waktu', en: 'Time' }, value: `${formatDateTime(at)} WIB` }]),
  ...(device === ''
    ? []
    : [
        {
          label: { id: 'Perangkat', en: 'Device' },
          value: device.replace(' / ', deviceSeparators[currentLocale()]),
        },
      ]),
];
