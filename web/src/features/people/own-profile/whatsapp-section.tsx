import type { WhatsappConsent } from 'contract/mails/whatsapp-messages';
import {
  type WhatsappPurpose,
  whatsappPurposeLabels,
  whatsappPurposes,
} from 'contract/rules/people/whatsapp';
import { formatDate } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/people/own-profile';
import { Button } from '#ui/base/button.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { Section } from '#ui/base/section.tsx';
import { useOutcome } from './use-outcome.tsx';

/** Lets the member choose the purposes for which admins may write by WhatsApp. */
export function WhatsappSection() {
  const record = useEndpoint('getWhatsappConsents', {});
  return (
    <Section id="profile-whatsapp" title={t.whatsappTitle}>
      <p>{t.whatsappText}</p>
      <RecordScreen record={record} isBrief loadError={t.whatsappFailed}>
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
  if (consent === undefined) return t.notAllowed;
  const { at, withdrawnAt } = consent;
  return withdrawnAt === null
    ? fill(t.allowedSince, { date: formatDate(at) })
    : fill(t.permissionWithdrawn, { date: formatDate(withdrawnAt) });
}

function Purpose({ purpose, consent }: PurposeProps) {
  const choice = useAction('chooseWhatsappConsent', { refreshes: ['getWhatsappConsents'] });
  const { attempt, notice } = useOutcome(t.choiceFailed);
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
          busyLabel={t.saving}
          aria-label={`${isAllowed ? t.withdrawPermission : t.allow}: ${label}`}
          onClick={() => attempt(choose)}
        >
          {isAllowed ? t.withdrawPermission : t.allow}
        </Button>
      </div>
      {notice}
    </li>
  );
}
