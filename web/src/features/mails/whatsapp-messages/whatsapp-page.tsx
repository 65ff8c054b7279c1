import type { WhatsappRow } from 'contract/mails/whatsapp-messages';
import {
  type WhatsappPurpose,
  whatsappPurposeLabels,
  whatsappPurposes,
} from 'contract/rules/people/whatsapp';
import { useSearchParams } from 'react-router-dom';
import type { EndpointReply } from '#api/client.ts';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { RowChoice } from '#shared/mails/row-choice.tsx';
import { Button, buttonClass } from '#ui/base/button.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { Section } from '#ui/base/section.tsx';
import { TabLinks } from '#ui/base/tab-links.tsx';
import { useAttempt } from '#ui/dialogs/use-attempt.tsx';
import { queueInput } from './queue-filter.ts';

const addressOf = (purpose: WhatsappPurpose): string =>
  purpose === 'expiry' ? '/admin/whatsapp' : `/admin/whatsapp?purpose=${purpose}`;

/** Queue of prepared messages. The admin sends each one by WhatsApp, and marks it. */
export default function WhatsappPage() {
  const [search] = useSearchParams();
  const input = queueInput(search);
  const { purpose } = input;
  return (
    <>
      <ScreenHead>
        <TabLinks
          label="Keperluan pesan"
          tabs={whatsappPurposes.map((one) => ({
            to: addressOf(one),
            label: whatsappPurposeLabels[one],
            isCurrent: one === purpose,
          }))}
        />
      </ScreenHead>
      <div className="grid max-w-3xl gap-6">
        {purpose === 'event' && <EventChoice />}
        {(purpose !== 'event' || input.event !== undefined) && (
          <Queue key={`${purpose} ${input.event}`} input={input} />
        )}
      </div>
    </>
  );
}

function EventChoice() {
  const [search, setSearch] = useSearchParams();
  const events = (useEndpoint('listEvents', {}).data ?? []).filter(
    ({ endDate }) => Date.parse(endDate) > Date.now(),
  );
  return (
    <RowChoice
      className="sm:max-w-md"
      label="Acara"
      placeholder="Pilih acara"
      rows={events.map(({ _id, title }) => ({ _id, text: title }))}
      chosen={search.get('event') ?? ''}
      onChoose={(event) => setSearch({ purpose: 'event', event })}
    />
  );
}

type QueueInput = ReturnType<typeof queueInput>;

function Queue({ input }: { readonly input: QueueInput }) {
  const queue = useEndpoint('listWhatsappQueue', input, { staleTime: 0 });
  return (
    <RecordScreen record={queue} loadError="Antrean tidak dapat dimuat.">
      {(found) => <FirstMessage input={input} {...found} />}
    </RecordScreen>
  );
}

interface FirstMessageProps extends EndpointReply<'listWhatsappQueue'> {
  readonly input: QueueInput;
}

function FirstMessage({ input: { purpose }, data, done }: FirstMessageProps) {
  const [row] = data;
  const text = `${data.length} menunggu, ${done} selesai.`;
  if (row === undefined)
    return (
      <p className="panel p-5 text-muted">
        {`Tidak ada pesan yang menunggu. ${done} selesai. Antrean berisi anggota yang mengizinkan keperluan ini dan mempunyai nomor.`}
      </p>
    );
  return (
    <Section id="next-message" title={`Untuk ${row.name}`}>
      <p className="text-muted text-sm" role="status">
        {text}
      </p>
      <p className="whitespace-pre-line rounded-control bg-surface-sunken p-4 wrap-anywhere">{row.text}</p>
      <Marks key={`${row._id} ${row.occasion}`} purpose={purpose} row={row} />
    </Section>
  );
}

function Marks({ purpose, row }: { readonly purpose: WhatsappPurpose; readonly row: WhatsappRow }) {
  const { run, isBusy } = useAction('markWhatsappMessage', { refreshes: ['listWhatsappQueue'] });
  const { attempt, notice } = useAttempt();
  const mark = (outcome: 'sent' | 'skipped') =>
    attempt(() => run({ id: row._id, purpose, occasion: row.occasion, outcome }));
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <a href={row.link} target="_blank" rel="noreferrer" className={buttonClass()}>
          Buka WhatsApp
        </a>
        <Button variant="secondary" busy={isBusy} busyLabel="Menyimpan…" onClick={() => void mark('sent')}>
          Terkirim
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={() => void mark('skipped')}>
          Lewati
        </Button>
      </div>
      {notice}
    </>
  );
}
