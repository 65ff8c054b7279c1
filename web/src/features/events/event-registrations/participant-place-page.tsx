import type { ParticipantPlace } from 'contract/events/check-ins';
import type { Bill } from 'contract/money/bills';
import { manualMeans, manualMeansLabels } from 'contract/rules/money/manual-payments';
import { isoDate } from 'contract/text/dates';
import { useParams, useSearchParams } from 'react-router-dom';
import { useDutyCheck } from '#api/duties.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { TicketPanel } from '#shared/events/ticket-panel.tsx';
import { BillPlace } from '#shared/payments/bill-place.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { Section } from '#ui/base/section.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { eventTime } from './event-facts.tsx';

/** Shows the bill of a participant, or the ticket, on the phone of an admin at the door. */
export default function ParticipantPlacePage() {
  const { id = '', participant = '' } = useParams();
  const place = useEndpoint('getParticipantPlace', { id, participant });
  const isFromDoor = useSearchParams()[0].get('from') === 'check-in';
  const back = isFromDoor ? `/admin/events/${id}/check-in` : `/admin/manage-event/participants/${id}`;
  return (
    <>
      <ScreenHead text={place.data?.event.title ?? ''} back={back} />
      <RecordScreen record={place} loadError="Tempat peserta tidak dapat dimuat.">
        {(found) => <Place place={found} answer={place} />}
      </RecordScreen>
    </>
  );
}

interface PlaceProps {
  readonly place: ParticipantPlace;
  readonly answer: { readonly error: Error | null; readonly refetch: () => unknown };
}

function Place({ place: { name, group, bill, ticket, waiver, state }, answer }: PlaceProps) {
  const canRecord = useDutyCheck()('money');
  return (
    <div className="grid gap-5">
      <p className="grid gap-1">
        <span className="font-semibold wrap-anywhere">{name ?? 'Data dihapus'}</span>
        <span className="text-muted">{state === 'confirmed' ? 'Terdaftar' : 'Belum dibayar'}</span>
        {group !== null && (
          <span className="wrap-anywhere">
            {`Rombongan ${group}.${bill === null ? '' : ' Tagihan ini untuk semua tempatnya.'}`}
          </span>
        )}
        {waiver !== null && <span className="wrap-anywhere">{`Gratis: ${waiver}`}</span>}
      </p>
      {bill !== null && (
        <div className="grid max-w-5xl items-start gap-5 lg:grid-cols-2">
          <section aria-label="Tagihan" className="panel p-5">
            <BillPlace
              answer={{ data: bill, error: answer.error, refetch: answer.refetch }}
              payer={group ?? name ?? ''}
            />
          </section>
          {canRecord && <ReceivedMoney bill={bill} />}
        </div>
      )}
      {ticket !== null && <TicketPanel ticket={ticket} when={eventTime(ticket.event)} download={null} />}
    </div>
  );
}

/** Records money that arrived without a proof, in cash at the door for example. For the duty `money`. */
function ReceivedMoney({ bill }: { readonly bill: Bill }) {
  return (
    <Section id="received-money" title="Tandai lunas">
      <p className="text-muted">Untuk uang yang Anda terima sendiri. Kuitansi dan tiket langsung terbit.</p>
      <EndpointForm
        name="recordEventPayment"
        label="Tandai lunas"
        fixed={{ id: bill.code }}
        defaults={{ paidBy: 'cash', paidOn: isoDate(new Date()), amount: String(bill.fee), note: '' }}
        refreshes={[
          'getParticipantPlace',
          'listEventParticipants',
          'listEventPayments',
          'listLedgerEntries',
          'listLedgerMonths',
          'listAuditEntries',
        ]}
        submitLabel="Tandai lunas"
        busyLabel="Mencatat…"
        onDone={({ message }) => toast.success(message)}
      >
        {({ Text, Select }) => (
          <>
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <Select
                name="paidBy"
                label="Dibayar lewat"
                placeholder="Pilih"
                options={manualMeans.map((value) => ({ value, label: manualMeansLabels[value] }))}
              />
              <Text name="paidOn" label="Tanggal diterima" type="date" />
            </div>
            <Text name="amount" label="Jumlah (Rp)" inputMode="numeric" autoComplete="off" />
            <Text name="note" label="Keterangan" hint="Dari siapa, dan di mana." />
          </>
        )}
      </EndpointForm>
    </Section>
  );
}
