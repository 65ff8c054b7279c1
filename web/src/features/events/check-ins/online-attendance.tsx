import { useState } from 'react';
import type { EndpointInput, EndpointReply } from '#api/client.ts';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/base/button.tsx';
import { Section } from '#ui/base/section.tsx';
import { useAttempt } from '#ui/dialogs/use-attempt.tsx';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';

type Report = EndpointInput<'importOnlineAttendance'>;
type Comparison = EndpointReply<'importOnlineAttendance'>;

interface OnlineAttendanceProps {
  readonly event: string;
  /** Length of the event, proposed as length of the meeting. */
  readonly minutes: number;
}

/**
 * Attendance by the report of a video conference: compares it first, and stores it after the admin reviewed the
 * result.
 */
export function OnlineAttendance({ event, minutes }: OnlineAttendanceProps) {
  const [compared, setCompared] = useState<{ report: Report; comparison: Comparison }>();
  return (
    <Section id="online-attendance" title="Kehadiran daring">
      <p className="text-muted">
        Unduh laporan kehadiran dari Zoom, Google Meet, atau Teams sebagai CSV. Peserta dikenali dari email.
      </p>
      <EndpointForm
        name="importOnlineAttendance"
        label="Laporan kehadiran"
        fixed={{ id: event }}
        defaults={{ minutes: String(minutes), share: '70' }}
        submitLabel="Periksa laporan"
        busyLabel="Memeriksa…"
        onDone={(comparison, _clear, report) => setCompared({ report, comparison })}
      >
        {({ File, Text }) => (
          <>
            <File name="report" label="Berkas laporan" />
            <Text name="minutes" label="Lama pertemuan (menit)" type="number" inputMode="numeric" />
            <Text name="share" label="Hadir paling sedikit (%)" type="number" inputMode="numeric" />
          </>
        )}
      </EndpointForm>
      {compared !== undefined && (
        <Result
          {...compared}
          onStored={(comparison) => setCompared({ report: compared.report, comparison })}
        />
      )}
    </Section>
  );
}

interface ResultProps {
  readonly report: Report;
  readonly comparison: Comparison;
  readonly onStored: (comparison: Comparison) => void;
}

function Result({ report, comparison, onStored }: ResultProps) {
  const { present, short, unknown, isStored } = comparison;
  const storing = useAction('importOnlineAttendance');
  const { attempt, notice } = useAttempt();
  const store = () => attempt(async () => onStored(await storing.run({ ...report, isStored: 'true' })));
  return (
    <div className="grid gap-4">
      <p role="status" className="font-semibold">
        {isStored
          ? `${present} kehadiran dicatat.`
          : `${present} hadir, ${short} kurang lama, ${unknown.length} tidak dikenal.`}
      </p>
      {notice}
      {!isStored && present > 0 && (
        <Button busy={storing.isBusy} busyLabel="Mencatat…" onClick={store} className="justify-self-start">
          Catat kehadiran
        </Button>
      )}
      <ul className="grid gap-2 empty:hidden">
        {unknown.map(({ name, email, minutes, candidates }) => (
          <li key={`${name} ${email}`} className="wrap-anywhere">
            {`${name}${email === '' ? '' : ` (${email})`}, ${minutes} menit`}
            {candidates.length > 0 && (
              <span className="block text-muted text-sm">
                {`Mungkin: ${candidates.join(', ')}. Bila benar, cari namanya di atas lalu tekan Masuk.`}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
