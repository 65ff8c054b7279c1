import type { WhatsappConsent } from 'contract/mails/whatsapp-messages';
import { whatsappLink, whatsappPurposeLabels } from 'contract/rules/people/whatsapp';
import type { User } from 'contract/schemas/people';
import { association } from 'contract/text/association';
import { formatDate } from 'contract/text/dates';
import { useEndpoint } from '#api/use-endpoint.ts';
import { buttonClass } from '#ui/base/button.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { Section } from '#ui/base/section.tsx';
import { clearAndToast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';

const purposeOptions = Object.entries(whatsappPurposeLabels).map(([value, label]) => ({ value, label }));
const decisionOptions = [
  { value: 'give', label: 'Mengizinkan' },
  { value: 'withdraw', label: 'Menarik izin' },
];

/** Opens WhatsApp for a member, and records consents that the member gave elsewhere. */
export function MemberWhatsapp({ user: { _id: id, name, phoneNumber } }: { readonly user: User }) {
  const record = useEndpoint('getUserWhatsappConsents', { id });
  const link = whatsappLink(phoneNumber, `Yth. ${name}, saya dari ${association.shortName}. `);
  return (
    <Section id="member-whatsapp" title="WhatsApp">
      {link !== undefined && (
        <a href={link} target="_blank" rel="noreferrer" className={`${buttonClass()} justify-self-start`}>
          Buka WhatsApp
        </a>
      )}
      <RecordScreen record={record} isBrief loadError="Izin WhatsApp tidak dapat dimuat.">
        {({ consents }) => (
          <>
            {consents.length === 0 ? (
              <p className="text-muted">Belum ada izin pesan WhatsApp.</p>
            ) : (
              <ul className="grid gap-2">
                {consents.map((consent) => (
                  <li key={consent.purpose}>
                    <span className="font-semibold">{whatsappPurposeLabels[consent.purpose]}</span>{' '}
                    <span className="text-muted text-sm wrap-anywhere">{consentText(consent)}</span>
                  </li>
                ))}
              </ul>
            )}
            <details>
              <summary className="w-fit cursor-pointer font-semibold">Catat keputusan anggota</summary>
              <div className="mt-4">
                <RecordConsent id={id} />
              </div>
            </details>
          </>
        )}
      </RecordScreen>
    </Section>
  );
}

function consentText({ at, withdrawnAt, source }: WhatsappConsent): string {
  const by = source === '' ? 'oleh anggota sendiri' : `sumber: ${source}`;
  const since = `diizinkan ${formatDate(at)}, ${by}`;
  return withdrawnAt === null ? since : `${since}; ditarik ${formatDate(withdrawnAt)}`;
}

function RecordConsent({ id }: { readonly id: string }) {
  return (
    <EndpointForm
      name="recordWhatsappConsent"
      label="Keputusan tentang WhatsApp"
      fixed={{ id }}
      refreshes={['getUserWhatsappConsents', 'listAuditEntries']}
      submitLabel="Simpan keputusan"
      onDone={clearAndToast}
    >
      {({ Select, Text }) => (
        <>
          <Select name="purpose" label="Keperluan" placeholder="Pilih keperluan" options={purposeOptions} />
          <Select name="decision" label="Keputusan" placeholder="Pilih keputusan" options={decisionOptions} />
          <Text
            name="source"
            label="Sumber"
            autoComplete="off"
            hint="Dari mana Anda mengetahuinya, misalnya formulir kertas 5 Maret, atau balasan BERHENTI."
          />
        </>
      )}
    </EndpointForm>
  );
}
