import type { FormFields } from '#ui/forms/endpoint-form.tsx';

const steps = [1, 2, 3] as const;

/** Fields of the refund table in the settings of a registration. */
export function RefundTableFields({ Text }: Pick<FormFields<'saveEventRegistration'>, 'Text'>) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 font-semibold">Pengembalian uang</legend>
      <p className="text-muted text-sm">
        Bagian harga yang kembali bila peserta batal. Setelah baris terakhir, uang tidak kembali.
      </p>
      {steps.map((step) => (
        <div key={step} className="grid gap-4 sm:grid-cols-2">
          <Text
            name={`refundDays${step}`}
            label={`Paling lambat, hari sebelum acara (${step})`}
            inputMode="numeric"
          />
          <Text name={`refundPercent${step}`} label={`Persen yang kembali (${step})`} inputMode="numeric" />
        </div>
      ))}
    </fieldset>
  );
}
