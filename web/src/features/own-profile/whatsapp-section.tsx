import {
  type WhatsappPurpose,
  whatsappPurposeLabels,
  whatsappPurposes,
} from 'contract/rules/people/whatsapp';
import { formatDate } from 'contract/text/dates';
import type { WhatsappConsent } from 'contract/whatsapp-messages';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { Button } from '#ui/base/button.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { Section } from '#ui/base/section.tsx';
import { useOutcome } from './use-outcome.tsx';

/** Lets the member choose the purposes for which admins may write by WhatsApp. */
export function WhatsappSection() {
  const record = useEndpoint('getWhatsappConsents', {});
  return (
    <Section id="profile-whatsapp" title="Pesan WhatsApp">
      <p>
        Admin dapat menulis kepada Anda lewat WhatsApp, hanya untuk keperluan yang Anda izinkan. Tanpa izin
        Anda, kami hanya memakai email.
      </p>
      <RecordScreen record={record} isBrief loadError="Izin WhatsApp tidak dapat dimuat.">
        {({ consents }) => (
          <ul className="grid gap-4">
            {whatsappPurposes.map((purpose) => (
              <Purpose
                key={purpose}
                purpose={purpose}
                consent={consents.find((one) => one.purpose === purpose)}
              />
            ))}
          </ul>
        )}
      </RecordScreen>
    </Section>
  );
}

interface PurposeProps {
  readonly purpose: WhatsappPurpose;
  readonly consent: WhatsappConsent | undefined;
}

function stateText(consent: WhatsappConsent | undefined): string {
  if (consent === undefined) return 'Tidak diizinkan';
  const { at, withdrawnAt } = consent;
  return withdrawnAt === null ? `Diizinkan sejak ${formatDate(at)}` : `Ditarik ${formatDate(withdrawnAt)}`;
}

function Purpose({ purpose, consent }: PurposeProps) {
  const choice = useAction('chooseWhatsappConsent', { refreshes: ['getWhatsappConsents'] });
  const { attempt, notice } = useOutcome('Pilihan Anda belum tersimpan. Coba lagi.');
  const isAllowed = consent?.withdrawnAt === null;
  const label = whatsappPurposeLabels[purpose];
  const choose = async () => (await choice.run({ purpose, wanted: !isAllowed })).message;
  return (
    <li className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0">
          <span className="block font-semibold">{label}</span>
          <span className="text-muted text-sm">{stateText(consent)}</span>
        </p>
        <Button
          variant="secondary"
          size="small"
          busy={choice.isBusy}
          busyLabel="Menyimpan…"
          aria-label={`${isAllowed ? 'Tarik izin' : 'Izinkan'}: ${label}`}
          onClick={() => attempt(choose)}
        >
          {isAllowed ? 'Tarik izin' : 'Izinkan'}
        </Button>
      </div>
      {notice}
    </li>
  );
}
